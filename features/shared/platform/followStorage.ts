/**
 * Tells that another tab may have changed what local storage holds under a key: when the browser says so, and when it
 * brings back a page that it had put aside, which hears nothing meanwhile. Returns what ends it.
 */
export function followStorage(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A cleared storage has no key.
    if (event.key === key || event.key === null) onChange();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}
