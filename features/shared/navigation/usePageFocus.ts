import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBeginsAgain } from './Navigation';

/**
 * Moves the focus to the heading of a new page.
 *
 * @param screen Pages of one screen share it: between them the focus stays where it is, unless the focused element was removed.
 */
export function usePageFocus(main: RefObject<HTMLElement | null>, screen: string): void {
  const { key, pathname } = useLocation();
  const beginsAgain = useBeginsAgain();
  const shown = useRef({ key, pathname, screen });
  // A layout effect, because an effect would wait for the end of the crossfade.
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname, screen };
    const isSamePage = before.pathname === pathname;
    if (isSamePage && (before.key === key || !beginsAgain)) return;
    if (!isSamePage && before.screen === screen && document.activeElement !== document.body) return;
    // A heading that is still loading takes the focus from `main` when it renders.
    (main.current?.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [key, pathname, screen, main, beginsAgain]);
}
