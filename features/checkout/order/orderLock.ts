/** The name that the tabs of the shop share. */
const LOCK = 'order';

/** How long one tab waits for another. */
const PATIENCE_MS = 10_000;

/** The work of this page. A page that holds the lock need not wait for itself. */
const running = new Set<Promise<unknown>>();

function run(work: () => Promise<void>): Promise<void> {
  const done = work().finally(() => running.delete(done));
  running.add(done);
  return done;
}

/**
 * Does a piece of work while no other tab of this browser orders: of two tabs that order at the same moment, the second
 * finds what the first has left. The lock is held until the work has settled, whether or not the screen is still there.
 * Where the browser has no locks, and where another tab takes too long, the work is done without.
 *
 * @param signal ends the waiting: work that has not begun is not done
 */
export async function withOrderLock(
  work: () => Promise<void>,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  if (running.size > 0) return run(work);
  let done: Promise<void> | undefined;
  try {
    const waiting = new AbortController();
    for (const end of [signal, AbortSignal.timeout(PATIENCE_MS)]) {
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
