import { createStorage } from '#mocks/testing';

/** Empties what a shop stores in the browser. */
export function clearStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, value: createStorage() });
}

/**
 * Makes this page a browser of its own: its storage and locks are not those of other stories, which may be
 * open in another tab or stand beside it on a board.
 */
export function separateFromOtherTabs(): void {
  const here = crypto.getRandomValues(new Uint32Array(4)).join('-');
  clearStorage();
  // Without HTTPS, as on a phone in the same network, a browser has no locks.
  if (!isSecureContext) return;
  const { locks } = navigator;
  const request = locks.request.bind(locks) as (name: string, ...rest: unknown[]) => Promise<unknown>;
  Object.assign(locks, {
    request: (name: string, ...rest: unknown[]) => request(`${name} ${here}`, ...rest),
  });
}
