/**
 * Calls back when another tab may have changed the value of a key in local storage: on a storage event, and when the
 * page returns from the back/forward cache, where it gets no events. Returns a function that unsubscribes.
 */
export function followStorage(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is null when the whole storage was cleared.
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
