import type { RpcCall, RpcClientConfig, RpcOptions, RpcResult } from './types';

/** A call in the wire format. */
export interface SentCall {
  action: 'call' | 'subscribe';
  method: string;
  params?: object | undefined;
  args?: object | undefined;
  meta: { id: number };
  bind?: { to: { method: string } | { meta: { id: number } }; params: Record<string, string> };
}

export interface SendOptions extends RpcOptions {
  headers?: Record<string, string>;
}

/** What the client gives its parts that load on first use. */
export interface RpcCore {
  config: RpcClientConfig;
  /** Checks a call and numbers it. */
  prepare(action: SentCall['action'], call: RpcCall): SentCall;
  /** Posts JSON. Rejects with the error of `fetch`, or on an HTTP error status. */
  request(body: object, options: SendOptions): Promise<Response>;
  /** Sends calls in one request. Resolves to the results by id; calls without an answer are left out. */
  send(calls: readonly SentCall[], options: SendOptions): Promise<Map<number, RpcResult>>;
}

/** Writes a call in the wire format. */
export const toSentCall = (
  action: SentCall['action'],
  { method, params, args, meta }: Omit<SentCall, 'action' | 'meta'> & { meta: object },
  id: number,
): SentCall => ({ action, method, params, args, meta: { ...meta, id } });

/** Posts JSON with the visitor's cookies. */
export const postJson = (
  url: string,
  body: object,
  { signal, headers, priority = 'auto' }: SendOptions & { priority?: RequestPriority } = {},
): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: signal ?? null,
    priority,
  });
