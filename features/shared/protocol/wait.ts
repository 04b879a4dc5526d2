/** Resolves after `ms` milliseconds; rejects with the signal's reason when that comes first. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    function giveUp() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', giveUp);
  });
}
