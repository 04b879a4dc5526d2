import { noData, parseAnswer } from './answer';
import { postJson, type RpcCore, type SendOptions, type SentCall, toSentCall } from './core';
import { RpcError } from './errors';
import type {
  RpcBatchCall,
  RpcBatchOptions,
  RpcCall,
  RpcCallbacks,
  RpcClient,
  RpcClientConfig,
  RpcOptions,
  RpcResult,
  RpcSubscribeOptions,
} from './types';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filesOf = (params: object | undefined): [string, File][] =>
  Object.entries(params ?? {}).filter((param): param is [string, File] => param[1] instanceof File);

/** Batches, callbacks and streams, which a plain call does not need. */
const later = () => import('./later');

/** One counter for the page, however many clients it has. */
let lastId = 0;

/**
 * A client for the `_rpc` protocol (Specification/Protocol). It knows no method of any shop. Only the code of a plain
 * call loads at once; files, batches, callbacks and streams load theirs when they are first used.
 */
export function createRpcClient(config: RpcClientConfig): RpcClient {
  const { url, meta: commonMeta, onRefused } = config;

  const prepare: RpcCore['prepare'] = (action, { method, params, args, meta }) => {
    if (!method) throw new RpcError('RPC_CLIENT_ERROR', { cause: 'a call needs a method' });
    for (const given of [params, args, meta]) {
      if (given !== undefined && !isObject(given)) {
        throw new RpcError('RPC_CLIENT_ERROR', { cause: `${method}: params, args and meta are objects` });
      }
    }
    lastId += 1;
    return toSentCall(action, { method, params, args, meta: { ...commonMeta, ...meta } }, lastId);
  };

  async function request(body: object, options: SendOptions): Promise<Response> {
    const { signal } = options;
    // A call that is cancelled in the task that made it sends nothing: React's StrictMode mounts each screen twice.
    await Promise.resolve();
    if (signal?.aborted) throw signal.reason;
    const response = await postJson(url, body, options);
    if (response.status !== 200) throw new Error(`HTTP ${response.status}`);
    return response;
  }

  async function post(sent: readonly SentCall[], options: SendOptions): Promise<unknown> {
    const { signal } = options;
    const [single] = sent;
    try {
      const files = new Map(sent.flatMap(({ params }) => filesOf(params)));
      if (files.size > 0) {
        if (!single || sent.length > 1) throw new Error('a call with a file goes alone');
        const params = Object.fromEntries(
          Object.entries(single.params ?? {}).filter(([param]) => !files.has(param)),
        );
        // Loaded on demand, because few visitors ever send a file.
        const { postWithFiles } = await import('./multipart');
        return await postWithFiles(url, { ...single, params }, files, options);
      }
      const response = await request(single && sent.length === 1 ? single : sent, options);
      return await response.json().catch((cause: unknown) => {
        // An answer that broke off is no `TypeError`: a request that got no answer is.
        throw cause instanceof TypeError ? new Error('broken off', { cause }) : cause;
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new RpcError('RPC_CLIENT_ERROR', { cause });
    }
  }

  const send: RpcCore['send'] = async (sent, options) => {
    const sentAt = Date.now();
    const body = await post(sent, options);
    const results = new Map<number, RpcResult>();
    for (const answer of Array.isArray(body) ? body : [body]) {
      const { id, result } = parseAnswer(answer);
      if (!sent.some(({ meta }) => meta.id === id)) throw new RpcError('CLIENT_RPC_ID_NOT_FOUND');
      if (result !== noData && result.status === 'error') onRefused?.(result.code, sentAt);
      results.set(id, result);
    }
    return results;
  };

  async function call(
    rpcCall: RpcCall,
    { onOk, onError, ...options }: RpcOptions & Partial<RpcCallbacks<unknown>> = {},
  ): Promise<unknown> {
    if ((onOk ?? onError) !== undefined) {
      return (await later()).withCallbacks({ onOk, onError }, () => call(rpcCall, options));
    }
    const sent = prepare('call', rpcCall);
    const result = (await send([sent], options)).get(sent.meta.id) ?? noData;
    if (result.status === 'ok') return result.data;
    throw new RpcError(result.code);
  }

  const core: RpcCore = { config, prepare, request, send };
  const client = {
    call,
    batch: async (calls: readonly RpcBatchCall[], options?: RpcBatchOptions) =>
      (await later()).batch(core, calls, options),
    subscribe: async (stream: RpcCall, options: RpcSubscribeOptions) =>
      (await later()).subscribe(core, stream, options),
  };
  // The result of a batch follows from its mode, which the compiler cannot check.
  return client as RpcClient;
}
