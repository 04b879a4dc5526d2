import * as v from 'valibot';
import {
  type ErrorCode as ContractCode,
  callOf,
  type Sent,
  type ShopCall,
  type WireAnswer,
} from '#features/shared/api';
import type { Country } from '#features/shared/country';
import type { RpcCall } from '#features/shared/protocol';
import { isOfPerson } from './person';
import type { Meta } from './protocol';
import type { Session } from './session';
import type { Store, User } from './store';

/** Waits; milliseconds. */
export type Sleep = (ms: number) => Promise<void>;

/** The contract's error codes, and two for calls that are not in the contract. */
export type ErrorCode = ContractCode | 'METHOD_NOT_FOUND' | 'PARAMS_INVALID';

/** Thrown by a method: the call is answered with `status: 'error'` and this code. */
export class CallError extends Error {
  override readonly name = 'CallError';

  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** Thrown by a method: the request is answered with HTTP 429. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';
}

/** More than any text of a person. */
const MAX_TEXT_LENGTH = 10_000;

/** Whether every text of a value can be stored: PostgreSQL refuses NUL, and UTF-8 has no lone surrogates. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.length <= MAX_TEXT_LENGTH && !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isStorable);
}

/** What a method has at hand for one call. */
export interface Context {
  country: Country;
  store: Store;
  meta: Meta;
  now: () => Date;
  newId: () => string;
  /** Makes the codes of password resets. */
  newResetCode: () => string;
  /** Waits some milliseconds, where that makes guessing slow. */
  sleep: Sleep;
  /** Where the request came from, as far as the carrier knows. */
  address: string | undefined;
  /** Says something to whoever runs the backend. */
  log: (line: string) => void;
  /** The address of a picture's path (`images/…`, `uploads/…`). */
  addressOf: (path: string) => string;
  session: Session;
}

/** What a service outside the `_rpc` endpoint has at hand. It knows no session and no country. */
export interface ServiceContext {
  stores: readonly Store[];
  visitorCountry: string;
}

type ContextOf<Call extends ShopCall> = Call['name'] extends `/${string}` ? ServiceContext : Context;

type Params<Call extends ShopCall> = Call['params'] extends v.GenericSchema
  ? v.InferOutput<Call['params']>
  : undefined;

/** A call as a test makes it. */
type Example<Call extends ShopCall> = (undefined extends Sent<Call>
  ? { params?: undefined }
  : { params: Sent<Call> }) & {
  /** Default: a visitor who is not logged in. */
  caller?: 'member';
  /** A call that has to come first. */
  after?: RpcCall;
};

/** How the backend carries a call out, and examples for the tests of what sends, answers or parses it. */
interface Handling<Call extends ShopCall> {
  /** How the shop behaves while a backend does not answer the call as it should. */
  without: string;
  /** Whether it changes what the backend keeps, or reaches a person. Such calls are tried on other backends only on demand. */
  writes?: boolean;
  run: (params: Params<Call>, context: ContextOf<Call>) => Promise<WireAnswer<Call>>;
  /** Each with what its answer matches (`toMatchObject`). The first also works for a logged-in member. */
  answered: readonly [Example<Call> & { answer?: unknown }, ...(Example<Call> & { answer?: unknown })[]];
  /** An example of each of the call's error codes. */
  refused: { [Code in Call['errors'][number]]: Example<Call> };
}

/** An example of any call. */
export interface ExampleCall extends RpcCall {
  caller?: 'member' | undefined;
  after?: RpcCall | undefined;
  outcome: { answer?: unknown } | { code: string };
}

/** Has the backend carry out a call of the contract. */
export function handle<const Call extends ShopCall>(
  call: Call,
  { without, writes = false, run, answered, refused }: Handling<Call>,
) {
  const exampleOf = (
    { params, caller, after }: Example<Call>,
    outcome: ExampleCall['outcome'],
  ): ExampleCall => ({ ...callOf(call, params as Sent<Call>), caller, after, outcome });
  return {
    call,
    without,
    writes,
    /** Answers a call, or throws a `CallError`. */
    async answer(sent: unknown, context: ContextOf<Call>): Promise<WireAnswer<Call>> {
      if (!call.params) return run(undefined as Params<Call>, context);
      const parsed = v.safeParse(call.params, sent ?? {});
      if (!parsed.success || !isStorable(parsed.output) || !isOfPerson(parsed.output))
        throw new CallError('PARAMS_INVALID');
      return run(parsed.output as Params<Call>, context);
    },
    examples: [
      ...answered.map(({ answer, ...example }) => exampleOf(example as Example<Call>, { answer })),
      ...Object.entries<Example<Call>>(refused).map(([code, example]) => exampleOf(example, { code })),
    ],
  };
}

export async function requireUser({ session }: Context): Promise<User> {
  const user = await session.user();
  if (!user) throw new CallError('NOT_LOGGED_IN');
  return user;
}
