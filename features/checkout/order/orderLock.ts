import { wait } from '#features/shared/protocol';

/** How long a tab waits for another one, in ms. A tab that the system has suspended keeps its lock. */
export const LOCK_TIMEOUT_MS = 10_000;

/**
 * Runs `work` while no other tab of this browser orders, so that the second of two tabs sees what the first has stored.
 * Without Web Locks, or when another tab takes too long, the work runs without the lock.
 */
export async function withOrderLock<T>(
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> | undefined,
): Promise<T> {
  let running: Promise<T> | undefined;
  const run = () => (running ??= work());
  try {
    await Promise.race([locks?.request('order', run), wait(LOCK_TIMEOUT_MS)]);
  } catch (error) {
    if (!running) console.warn('Ordering without waiting for other tabs', error);
  }
  return run();
}
