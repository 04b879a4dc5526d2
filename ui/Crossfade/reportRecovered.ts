/**
 * For `onRecoverableError` of a React root: reports errors as React does by default, except for an interrupted
 * crossfade. A click during a crossfade interrupts it, and that is no error.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof DOMException && cause.name === 'AbortError') return;
  reportError(error);
}
