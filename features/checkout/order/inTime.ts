/** What a request brings within `ms` milliseconds; `undefined` where it fails or takes longer. */
export function inTime<T>(request: Promise<T>, ms: number): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => {
    AbortSignal.timeout(ms).addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([request.catch(() => undefined), late]);
}
