/** Resolves with the request's result, or with `undefined` when it fails or takes longer than `ms` milliseconds. */
export function inTime<T>(request: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([request.catch(() => undefined), late]);
}
