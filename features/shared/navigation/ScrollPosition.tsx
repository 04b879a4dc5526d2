import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { gestures, onPageLeft, readStored, store } from '../platform';
import { useBeginsAgain } from './Navigation';

const STORAGE_KEY = 'scroll-positions';

const positionsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** Names an entry of the history. The first page of every visit has the key `default`, so its address is used. */
export const entryKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key;

/** Whether the browser shows a page of the shop again: after a reload, or on Back or Forward from another site. */
function isShownAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/**
 * Scrolls to a position, in px. If the page is still too short because its data is loading, scrolls there when it has
 * grown, unless the visitor has interacted with it. Returns a function that gives up.
 */
function scrollWhenLongEnough(top: number, waits: RefObject<boolean>): () => void {
  const page = document.documentElement;
  const isLongEnough = () => page.scrollHeight - page.clientHeight >= top;
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(() => {
    if (!isLongEnough()) return;
    scroll();
    stop();
  });
  function stop() {
    waits.current = false;
    observer.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, stop);
  }
  scroll();
  if (isLongEnough()) return () => {};
  waits.current = true;
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
  /** In px, by key. */
  const [positions] = useState(
    () => new Map(Object.entries(readStored('tab', STORAGE_KEY, positionsSchema) ?? {})),
  );
  const [target] = useState(() => (isShownAgain() && positions.get(key)) || 0);
  const shown = useRef(location);
  /** Whether the page is still too short for its position. */
  const waits = useRef(false);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const stopKeeping = onPageLeft(() =>
      store('tab', STORAGE_KEY, JSON.stringify(Object.fromEntries(positions))),
    );
    takeOver();
    // Also store the position of a page that is never scrolled.
    positions.set(entryKey(shown.current), target);
    addEventListener(
      'scroll',
      () => {
        if (!waits.current) positions.set(entryKey(shown.current), scrollY);
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
  }, [positions, target]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (entryKey(before) === key) return;
    shown.current = location;
    const isSamePage =
      before.pathname === location.pathname && before.search !== location.search && !beginsAgain;
    const known = positions.get(key);
    const top = known ?? (isSamePage ? scrollY : 0);
    positions.set(key, top);
    if (known !== undefined || !isSamePage) return scrollWhenLongEnough(top, waits);
  }, [key, location, positions, beginsAgain]);

  useLayoutEffect(() => (target > 0 ? scrollWhenLongEnough(target, waits) : undefined), [target]);
  return null;
}
