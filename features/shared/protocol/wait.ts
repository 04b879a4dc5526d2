/** Resolves after `ms` milliseconds; rejects with the signal's reason if it aborts first. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) throw signal.reason;
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    function cancel() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
    signal?.addEventListener('abort', cancel);
  });
}
