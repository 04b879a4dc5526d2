import { RpcError } from '../protocol';

/**
 * The JSON answer of a service that is not the shop's own backend: no cookies are sent. Without an answer, rejects as a
 * call of the RPC client does.
 */
export async function fetchJson(url: string, init?: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (init?.signal?.aborted) throw init.signal.reason;
    throw new RpcError('RPC_CLIENT_ERROR', { cause });
  }
}

/** Like `fetchJson`, with a body. */
export function postJson(url: string, body: object, init?: RequestInit): Promise<unknown> {
  return fetchJson(url, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
