import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query (made with `media`) holds now, kept up to date. For what styles cannot say: another
 * structure, not another look.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
