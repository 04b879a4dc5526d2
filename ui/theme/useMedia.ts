import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query (made with `media`) matches, kept up to date. Use it for a different structure; differences in
 * appearance belong in styles.
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
  const matches = () => matchMedia(query).matches;
  // The prerender replaces `matchMedia` for each width.
  return useSyncExternalStore(subscribe, matches, matches);
}
