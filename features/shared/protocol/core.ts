import type { RpcClientConfig, RpcOptions, RpcResult, RpcStreamCall } from './types';

/** A call as it stands on the wire. */
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

/** What the client lends to those of its parts that are loaded when they are first used. */
export interface RpcCore {
  config: RpcClientConfig;
  /** Checks a call and numbers it. */
  prepare(action: SentCall['action'], call: RpcStreamCall): SentCall;
  /** Posts JSON. Rejects where there is no answer or an HTTP error, with whatever `fetch` says. */
  request(body: object, options: SendOptions): Promise<Response>;
  /** Sends calls in one request. Gives their results by id, of those that were answered. */
  send(calls: readonly SentCall[], options: SendOptions): Promise<Map<number, RpcResult>>;
}

/** Of a call that has no answer among the others, or one without data. */
export const noData: RpcResult = { status: 'error', code: 'SERVER_ERROR' };
