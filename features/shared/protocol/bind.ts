import type { SentCall } from './core';
import { RpcError } from './errors';
import type { RpcBatchCall, RpcBind } from './types';

/**
 * Adds the binds of a batch to its wire calls, with each target given by id or method. `sent` and `calls` correspond
 * index by index.
 */
export function bindAll(calls: readonly RpcBatchCall[], sent: readonly SentCall[]): SentCall[] {
  return sent.map((sentCall, index) => {
    const bind = calls[index]?.bind;
    if (!bind) return sentCall;
    const target = calls.findIndex((other, otherIndex) => otherIndex !== index && isTarget(other, bind.to));
    const bound = sent[target];
    if (!bound) throw new RpcError('RPC_CLIENT_BIND_TO_NOT_FOUND', { cause: bind.to });
    const to = 'method' in bind.to ? { method: bound.method } : { meta: { id: bound.meta.id } };
    return { ...sentCall, bind: { to, params: bind.params } };
  });
}

function isTarget({ method, meta = {} }: RpcBatchCall, to: RpcBind['to']): boolean {
  if ('method' in to) return method === to.method;
  const given = new Map<string, unknown>(Object.entries(meta));
  const wanted = Object.entries(to.meta);
  return wanted.length > 0 && wanted.every(([key, value]) => given.get(key) === value);
}
