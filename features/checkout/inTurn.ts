/** What the tabs of the shop wait for. */
const LOCK = 'order';

/**
 * Does a piece of work when no other tab of this browser is at it: of two that order at the same moment, the second
 * finds what the first has left. Where the browser has no locks, or none without storage, it is done at once.
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  // Not there on pages without https.
  const locks: LockManager | undefined = navigator.locks;
  try {
    return locks ? await locks.request(LOCK, begin) : await begin();
  } catch (error) {
    if (hasBegun) throw error;
    console.warn('Tabs cannot wait for each other', error);
    return begin();
  }
}
