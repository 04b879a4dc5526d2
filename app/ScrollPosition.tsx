import { useEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { readStored } from '#features/shared/platform';

const STORAGE_KEY = 'scroll-positions';

const positionsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** The scroll position that the router stored before a reload, in px. */
function storedPosition(key: string): number {
  return readStored('tab', STORAGE_KEY, positionsSchema)?.[key] ?? 0;
}

/** The key of a page in the history. The first page of every visit has the key `default`, so its address is used. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position on Back and after a reload. The router scrolls as soon as the screen renders. After a
 * reload, or when coming back from another site, the page is still too short because its data is loading, so this tries
 * again when the page has grown, unless the visitor has interacted with it.
 */
export function ScrollPosition() {
  const location = useLocation();
  const [target] = useState(() => storedPosition(keyOf(location)));
  useEffect(() => {
    if (target === 0) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (page.scrollHeight - page.clientHeight < target) return;
      window.scrollTo({ top: target, behavior: 'instant' });
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
  return <ScrollRestoration storageKey={STORAGE_KEY} getKey={keyOf} />;
}
