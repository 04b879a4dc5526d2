import * as v from 'valibot';
import { report } from '../platform';
import { type RpcCall, type RpcClient, RpcError, type RpcOptions } from '../protocol';
import type { ErrorCode } from './errorCodes';
import { fieldOf } from './schema';

/** A client of the shop's backend. */
export type ShopRpc = RpcClient;

/**
 * One call of the backend or of a service beside it (Specification/Protocol). The client, the mock backend, its
 * scenarios, the contract tests and the tables of the specification are all made from it.
 */
export interface ShopCall<
  Name extends string = string,
  Params extends v.GenericSchema | undefined = v.GenericSchema | undefined,
  Answer extends v.GenericSchema = v.GenericSchema,
  Code extends ErrorCode = ErrorCode,
> {
  /** The method, or the path of a service outside the `_rpc` endpoint. */
  name: Name;
  /** What the call is for, as the specification says it. */
  purpose: string;
  /** What is sent, in the wire's spelling; `undefined` if nothing is. */
  params: Params;
  /** The field of the request that carries the params. */
  carrier: 'params' | 'args';
  /** Reads the wire's spelling and gives the shop's. Its input is what the contract promises. */
  answer: Answer;
  /** The codes with which the backend refuses the call. */
  errors: readonly Code[];
}

/** What is sent with a call. */
export type Sent<Call extends ShopCall> = Call['params'] extends v.GenericSchema
  ? v.InferInput<Call['params']>
  : undefined;

/** What the contract promises as the answer to a call. */
export type WireAnswer<Call extends ShopCall> = v.InferInput<Call['answer']>;

/** What the shop reads from the answer to a call. */
export type AnswerTo<Call extends ShopCall> = v.InferOutput<Call['answer']>;

/** Defines a call: `defineCall('offers.f.getSlog', { purpose, params, answer, errors })`. */
export const defineCall = <
  const Name extends string,
  Answer extends v.GenericSchema,
  Params extends v.GenericSchema | undefined = undefined,
  const Code extends ErrorCode = never,
>(
  name: Name,
  {
    purpose,
    params,
    carrier = 'params',
    answer,
    errors = [],
  }: {
    purpose: string;
    params?: Params;
    carrier?: 'params' | 'args';
    answer: Answer;
    errors?: readonly Code[];
  },
): ShopCall<Name, Params, Answer, Code> => ({
  name,
  purpose,
  // A call without params infers `undefined`, which the compiler does not see.
  params: params as Params,
  carrier,
  answer,
  errors,
});

/** A call in the terms of the RPC client. */
export const callOf = <Call extends ShopCall>(
  { name, carrier }: Call,
  sent: Sent<Call>,
  meta?: object,
): RpcCall => ({ method: name, ...(sent !== undefined && { [carrier]: sent }), ...(meta && { meta }) });

/** Reads an answer. Throws `RPC_CLIENT_ERROR` if it does not follow the contract. */
export function readAnswer<Call extends ShopCall>({ name, answer }: Call, data: unknown): AnswerTo<Call> {
  const parsed = v.safeParse(answer, data);
  if (parsed.success) return parsed.output;
  const error = new RpcError('RPC_CLIENT_ERROR', { cause: new v.ValiError(parsed.issues) });
  report('answer', error, `${name}: ${fieldOf(parsed.issues[0])}`);
  throw error;
}

/** Makes a call. Rejects with one of its `errors`, or as the RPC client does. */
export async function ask<Call extends ShopCall>(
  rpc: ShopRpc,
  call: Call,
  sent: Sent<Call>,
  { meta, ...options }: RpcOptions & { meta?: object } = {},
): Promise<AnswerTo<Call>> {
  return readAnswer(call, await rpc.call(callOf(call, sent, meta), options));
}

/** Resolves to `null` where the backend knows no such thing (`NOT_FOUND`). */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RpcError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * Makes a call of a service outside the shop's backend, without cookies: a GET if nothing is sent. Rejects with
 * `RPC_CLIENT_ERROR` if there is no proper answer, as a call of the RPC client does.
 */
export async function askService<Call extends ShopCall>(
  url: string,
  call: Call,
  sent: Sent<Call>,
  init: RequestInit = {},
): Promise<AnswerTo<Call>> {
  const { signal } = init;
  let answer: unknown;
  try {
    // As in the RPC client: a request that is cancelled in the task that made it is not sent.
    await Promise.resolve();
    if (signal?.aborted) throw signal.reason;
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      ...(sent !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      }),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    answer = await response.json();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new RpcError('RPC_CLIENT_ERROR', { cause });
  }
  return readAnswer(call, answer);
}
