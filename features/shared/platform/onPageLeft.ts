/** Calls back whenever the page is hidden or left. Returns the function that stops it. */
export function onPageLeft(listener: () => void): () => void {
  const events = new AbortController();
  const onHide = () => {
    if (document.visibilityState === 'hidden') listener();
  };
  addEventListener('pagehide', listener, events);
  // The last event that a phone is sure to send: it may end a hidden page without another.
  addEventListener('visibilitychange', onHide, events);
  return () => events.abort();
}
