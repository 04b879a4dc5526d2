import type { SentCall } from './core';
import { RpcError } from './errors';
import type { RpcBatchCall, RpcBind } from './types';

/** Puts the binds of a batch on the wire, where calls are known by their ids. `sent` is as `calls`, one by one. */
export function bindAll(calls: readonly RpcBatchCall[], sent: readonly SentCall[]): SentCall[] {
  return sent.map((one, index) => {
    const bind = calls[index]?.bind;
    if (!bind) return one;
    const target = calls.findIndex((other, place) => place !== index && isMeant(other, bind.to));
    const bound = sent[target];
    if (!bound) throw new RpcError('RPC_CLIENT_BIND_TO_NOT_FOUND', { cause: bind.to });
    const to = 'method' in bind.to ? { method: bound.method } : { meta: { id: bound.meta.id } };
    return { ...one, bind: { to, params: bind.params } };
  });
}

function isMeant({ method, meta = {} }: RpcBatchCall, to: RpcBind['to']): boolean {
  if ('method' in to) return method === to.method;
  const given = new Map<string, unknown>(Object.entries(meta));
  const wanted = Object.entries(to.meta);
  return wanted.length > 0 && wanted.every(([key, value]) => given.get(key) === value);
}
