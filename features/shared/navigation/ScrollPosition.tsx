import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { gestures, readStored, store } from '../platform';

const STORAGE_KEY = 'scroll-positions';

const positionsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** The key of a page in the history. The first page of every visit has the key `default`, so its address is used. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/**
 * Scrolls to the top of a new page and restores the scroll position on Back and after a reload. An address of the same page
 * with another query keeps the position. After a reload, or when
 * coming back from another site, the page is still too short because its data is loading, so this tries again when the
 * page has grown, unless the visitor has interacted with it.
 */
export function ScrollPosition() {
  const location = useLocation();
  const key = keyOf(location);
  /** In px, by key. */
  const [positions] = useState(() => ({ ...readStored('tab', STORAGE_KEY, positionsSchema) }));
  const [target] = useState(() => positions[key] ?? 0);
  const shownKey = useRef(key);
  const shown = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      positions[shownKey.current] = scrollY;
    };
    const leave = () => {
      store('tab', STORAGE_KEY, JSON.stringify(positions));
      history.scrollRestoration = 'auto';
    };
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
    };
  }, [positions]);

  useLayoutEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    const before = shown.current;
    shown.current = location;
    const position = positions[key];
    const isSamePage = before.pathname === location.pathname && before.search !== location.search;
    if (position === undefined && isSamePage) return;
    scrollTo({ top: position ?? 0, behavior: 'instant' });
  }, [key, location, positions]);

  useLayoutEffect(() => {
    if (target === 0) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (page.scrollHeight - page.clientHeight < target) return;
      scrollTo({ top: target, behavior: 'instant' });
      stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const gesture of gestures) removeEventListener(gesture, stop);
    };
    for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [target]);
  return null;
}
