/** What the tabs of the shop wait for. */
const LOCK = 'order';

/** How long one tab waits for another. */
const PATIENCE_MS = 10_000;

/**
 * Does a piece of work when no other tab of this browser is at it: of two that order at the same moment, the second
 * finds what the first has left. Where the browser has no locks, where it has none without storage, and where the
 * other takes too long, it is done at once.
 * @param left says that nobody waits for the outcome any more: the others need not wait either
 */
export async function inTurn<Result>(work: () => Promise<Result>, left: AbortSignal): Promise<Result> {
  let result: Promise<Result> | undefined;
  const begin = () => {
    result ??= work();
    return result;
  };
  const leaving = new Promise<void>((resolve) => {
    left.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    await navigator.locks.request(LOCK, { signal }, () => Promise.race([begin(), leaving]));
  } catch (error) {
    if (!result) console.warn('Not waiting for other tabs', error);
  }
  return begin();
}
