import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { gestures, onPageLeft, useDraft } from '../platform';
import { useBeginsAgain } from './Navigation';
import { entryKey, Places } from './places';

/** Whether the browser shows a page of the shop again: after a reload, or on Back or Forward from another site. */
function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/**
 * Scrolls to a position, in px, as soon as the page is long enough for it, and keeps it until the visitor interacts with the
 * page: while the rest of a page loads, the browser would otherwise follow what is in sight, such as the footer (scroll
 * anchoring). Returns a function that gives up.
 */
function holdPosition(top: number, waits: RefObject<boolean>): () => void {
  scrollTo({ top, behavior: 'instant' });
  if (top === 0) return () => {};
  const page = document.documentElement;
  // Also tells the size at the beginning.
  const observer = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' });
    if (page.scrollHeight - page.clientHeight < top) return;
    waits.current = false;
    observer.disconnect();
  });
  function stop() {
    waits.current = false;
    observer.disconnect();
    page.style.removeProperty('overflow-anchor');
    for (const gesture of gestures) removeEventListener(gesture, stop);
  }
  waits.current = true;
  page.style.setProperty('overflow-anchor', 'none');
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * Scrolls to the top of a new page and restores the scroll position on Back and after a reload. An address of the same page
 * with another query keeps the position.
 */
export function ScrollPosition() {
  const location = useLocation();
  const beginsAgain = useBeginsAgain();
  const key = entryKey(location);
  const places = useDraft(Places);
  const [target] = useState(() => (isShownAgain() && places.get(key)?.top) || 0);
  const shown = useRef(location);
  /** Whether the page is still too short for its position. */
  const waits = useRef(false);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const stopKeeping = onPageLeft(() => places.store());
    takeOver();
    // What is known of the address is of an earlier visit. A page that is never scrolled has a place too.
    if (!isShownAgain()) places.delete(entryKey(shown.current));
    places.change(entryKey(shown.current), { top: target });
    addEventListener(
      'scroll',
      () => {
        if (!waits.current) places.change(entryKey(shown.current), { top: scrollY });
      },
      { passive: true, signal },
    );
    addEventListener(
      'pagehide',
      () => {
        history.scrollRestoration = 'auto';
      },
      { signal },
    );
    // From the back/forward cache.
    addEventListener('pageshow', takeOver, { signal });
    return () => {
      stopKeeping();
      left.abort();
    };
  }, [places, target]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (entryKey(before) === key) return;
    shown.current = location;
    const isSamePage =
      before.pathname === location.pathname && before.search !== location.search && !beginsAgain;
    const known = places.get(key)?.top;
    const top = known ?? (isSamePage ? scrollY : 0);
    places.change(key, { top });
    if (known !== undefined || !isSamePage) return holdPosition(top, waits);
  }, [key, location, places, beginsAgain]);

  useLayoutEffect(() => (target > 0 ? holdPosition(target, waits) : undefined), [target]);
  return null;
}
