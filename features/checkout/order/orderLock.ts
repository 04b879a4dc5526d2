/** Name of the Web Lock that all tabs of the shop share. */
const LOCK = 'order';

/** How long a tab waits for the lock. */
export const LOCK_TIMEOUT_MS = 10_000;

/** Work of this page that is running. A page that holds the lock does not wait for itself. */
const running = new Set<Promise<unknown>>();

function run(work: () => Promise<void>): Promise<void> {
  const done = work().finally(() => running.delete(done));
  running.add(done);
  return done;
}

/**
 * Runs `work` while no other tab of this browser orders, so that the second of two tabs sees what the first has stored.
 * The lock is held until the work has settled, even if the screen has unmounted. Without Web Locks, or when another tab
 * takes too long, the work runs without the lock.
 *
 * @param signal cancels the waiting; work that has not started by then does not run
 */
export async function withOrderLock(
  work: () => Promise<void>,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  if (running.size > 0) return run(work);
  let done: Promise<void> | undefined;
  try {
    const waiting = new AbortController();
    for (const end of [signal, AbortSignal.timeout(LOCK_TIMEOUT_MS)]) {
      end.addEventListener('abort', () => waiting.abort(), { once: true });
    }
    await navigator.locks.request(LOCK, { signal: waiting.signal }, async () => {
      done = run(work);
      while (running.size > 0) await Promise.allSettled(running);
    });
  } catch (error) {
    if (signal.aborted && !done) return;
    if (!done) console.warn('Ordering without waiting for other tabs', error);
  }
  await (done ?? run(work));
}
