import type { RpcClientConfig, RpcOptions, RpcResult, RpcStreamCall } from './types';

/** A call in the wire format. */
export interface SentCall {
  action: 'call' | 'subscribe';
  method: string;
  params: object | undefined;
  args: object | undefined;
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
  prepare(action: SentCall['action'], call: RpcStreamCall): SentCall;
  /** Posts JSON. Rejects with the error of `fetch`, or on an HTTP error status. */
  request(body: object, options: SendOptions): Promise<Response>;
  /** Sends calls in one request. Resolves to the results by id; calls without an answer are left out. */
  send(calls: readonly SentCall[], options: SendOptions): Promise<Map<number, RpcResult>>;
}

/** The result of a call without an answer in its batch, or with an answer without data. */
export const noData: RpcResult = { status: 'error', code: 'SERVER_ERROR' };
