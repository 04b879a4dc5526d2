import * as v from 'valibot';
import { RpcError } from './errors';

export interface RpcCall {
  method: string;
  /** A `File` among them makes the request multipart; such a call goes alone. */
  params?: object;
  /** Stands where other methods have `params`; which of the two a method takes is the backend's choice. */
  args?: object;
  /** Travels beside the client's own `id` and comes back with the answer. */
  meta?: object;
}

export interface RpcOptions {
  signal?: AbortSignal;
  /** Of a call with a file: the part of the request that has been sent, from 0 to 1. */
  onProgress?: (sent: number) => void;
}

export type RpcResult = { status: 'ok'; data: unknown } | { status: 'error'; code: string };

export interface RpcClient {
  /** The answer's data. Rejects with `RpcError`, or with the signal's reason when aborted. */
  call(call: RpcCall, options?: RpcOptions): Promise<unknown>;
  /** Several calls in one request; results in call order, each for itself ok or not. Rejects where the request as a whole failed. */
  batch(calls: readonly RpcCall[], options?: RpcOptions): Promise<RpcResult[]>;
}

export interface RpcClientConfig {
  /** Address of the `_rpc` endpoint. */
  url: string;
  /** Added to every call's `meta`. */
  meta?: () => object;
}

const answerSchema = v.object({
  status: v.picklist(['ok', 'error']),
  data: v.optional(v.unknown()),
  meta: v.object({ id: v.number() }),
});

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filesOf = (params: object | undefined): [string, File][] =>
  Object.entries(params ?? {}).filter((param): param is [string, File] => param[1] instanceof File);

/** A client for the `_rpc` protocol (contract, 'Calls'). It knows no method of any shop. */
export function createRpcClient({ url, meta: commonMeta = () => ({}) }: RpcClientConfig): RpcClient {
  let lastId = 0;

  function prepare({ method, params, args, meta }: RpcCall) {
    if (!method) throw new RpcError('RPC_CLIENT_ERROR', { cause: 'a call needs a method' });
    for (const given of [params, args, meta]) {
      if (given !== undefined && !isObject(given)) {
        throw new RpcError('RPC_CLIENT_ERROR', { cause: `${method}: params, args and meta are objects` });
      }
    }
    lastId += 1;
    return { action: 'call', method, params, args, meta: { ...commonMeta(), ...meta, id: lastId } };
  }

  type SentCall = ReturnType<typeof prepare>;

  async function post(sent: SentCall[], options: RpcOptions): Promise<unknown> {
    const { signal } = options;
    const [single] = sent;
    try {
      const files = new Map(sent.flatMap(({ params }) => filesOf(params)));
      if (files.size > 0) {
        if (!single || sent.length > 1) throw new Error('a call with a file goes alone');
        const params = Object.fromEntries(
          Object.entries(single.params ?? {}).filter(([param]) => !files.has(param)),
        );
        // Few visitors ever send a file.
        const { postWithFiles } = await import('./multipart');
        return await postWithFiles(url, { ...single, params }, files, options);
      }
      const response = await fetch(url, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent.length === 1 ? single : sent),
        signal: signal ?? null,
      });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return await response.json();
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new RpcError('RPC_CLIENT_ERROR', { cause });
    }
  }

  function parseAnswer(answer: unknown) {
    const parsed = v.safeParse(answerSchema, answer);
    if (!parsed.success)
      throw new RpcError('RPC_CLIENT_ERROR', { cause: 'the answer is not in the protocol' });
    return parsed.output;
  }

  function toResult({ status, data }: v.InferOutput<typeof answerSchema>): RpcResult {
    if (data === undefined || data === null) return { status: 'error', code: 'SERVER_ERROR' };
    if (status === 'ok') return { status, data };
    return { status, code: typeof data === 'string' ? data : 'SERVER_ERROR' };
  }

  async function batch(calls: readonly RpcCall[], options: RpcOptions = {}): Promise<RpcResult[]> {
    if (calls.length === 0) throw new RpcError('NOTHING_TO_PROCESS');
    const sent = calls.map(prepare);
    const body = await post(sent, options);
    const results = new Map<number, RpcResult>();
    for (const answer of Array.isArray(body) ? body : [body]) {
      const parsed = parseAnswer(answer);
      if (!sent.some((call) => call.meta.id === parsed.meta.id))
        throw new RpcError('CLIENT_RPC_ID_NOT_FOUND');
      results.set(parsed.meta.id, toResult(parsed));
    }
    return sent.map((call) => results.get(call.meta.id) ?? { status: 'error', code: 'SERVER_ERROR' });
  }

  async function call(one: RpcCall, options?: RpcOptions): Promise<unknown> {
    const [result] = await batch([one], options);
    if (result?.status === 'ok') return result.data;
    throw new RpcError(result?.code ?? 'SERVER_ERROR');
  }

  return { call, batch };
}
