import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query (made with `media`) matches, kept up to date. Use it for a different structure; differences in
 * appearance belong in styles.
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
