/**
 * For `onRecoverableError` of a React root: reports what React has recovered from, as it would by itself, except that a
 * crossfade was cut short. A click in the midst of it does that, and nobody misses anything.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof DOMException && cause.name === 'AbortError') return;
  reportError(error);
}
