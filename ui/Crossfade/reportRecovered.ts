/** Names of the errors with which a browser skips the animation of a view transition. */
const skipped = ['AbortError', 'InvalidStateError'];

/**
 * For `onRecoverableError` of a React root: reports errors as React does by default, except for a crossfade that was
 * skipped. A click during a crossfade and a tab in the background skip it, and neither is an error.
 */
export function reportRecovered(error: unknown): void {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (cause instanceof DOMException && skipped.includes(cause.name)) return;
  reportError(error);
}
