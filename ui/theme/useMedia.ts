import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query (made with `media`) matches, kept up to date; `false` in the prerender. Use it for a different
 * structure; differences in appearance belong in styles.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
