import { RpcError, type Unparsed } from '../protocol';
import type { ShopService, ShopServices } from './methods';

/** Services that are asked with a body. */
type Posted = {
  [Path in ShopService]: ShopServices[Path] extends { body: object } ? Path : never;
}[ShopService];

/**
 * The JSON answer of a service that is not the shop's own backend: no cookies are sent. Without an answer, rejects as a
 * call of the RPC client does.
 */
export async function fetchJson<Path extends ShopService>(
  url: string,
  init?: RequestInit,
): Promise<Unparsed<ShopServices[Path]['answer']>> {
  try {
    const response = await fetch(url, { ...init, credentials: 'omit' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (init?.signal?.aborted) throw init.signal.reason;
    throw new RpcError('RPC_CLIENT_ERROR', { cause });
  }
}

/** Like `fetchJson`, with a body, for a service at a path below `base`. */
export function postJson<Path extends Posted>(
  base: string,
  path: Path,
  body: ShopServices[Path]['body'],
  init?: RequestInit,
): Promise<Unparsed<ShopServices[Path]['answer']>> {
  return fetchJson<Path>(`${base}${path}`, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
