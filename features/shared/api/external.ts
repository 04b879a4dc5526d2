import { RpcError, type Unparsed } from '../protocol';
import type { ShopService, ShopServices } from './methods';

/** Services whose requests have a body. */
type PostedService = {
  [Path in ShopService]: ShopServices[Path] extends { body: object } ? Path : never;
}[ShopService];

/**
 * Fetches JSON from a service outside the shop's backend, without cookies. Rejects with `RPC_CLIENT_ERROR` if there is no
 * answer, as a call of the RPC client does.
 */
export async function fetchJson<Path extends ShopService>(
  url: string,
  init?: RequestInit,
): Promise<Unparsed<ShopServices[Path]['answer']>> {
  try {
    // As in the RPC client: a request that is cancelled in the task that made it is not sent.
    await Promise.resolve();
    if (init?.signal?.aborted) throw init.signal.reason;
    const response = await fetch(url, { ...init, credentials: 'omit' });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (init?.signal?.aborted) throw init.signal.reason;
    throw new RpcError('RPC_CLIENT_ERROR', { cause });
  }
}

/** Like `fetchJson`, but posts a body to a path below `base`. */
export function postJson<Path extends PostedService>(
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
