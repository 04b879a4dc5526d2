import { useEffect, useState } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { readStored } from '#features/shared/platform';

const STORAGE_KEY = 'scroll-positions';

const positionsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.number()));

/** How far down the page was, by its key in the history, before a reload. */
function storedPosition(key: string): number {
  return readStored('tab', STORAGE_KEY, positionsSchema)?.[key] ?? 0;
}

/** Every first page of a visit has the same key: there the address tells one from another. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Back leads to the place on the page that was left. The router scrolls there as soon as the screen is drawn; after a
 * reload, or from another site, the page is then too short by what is still loading, so it is tried again when the page
 * has grown, unless somebody has touched it meanwhile.
 */
export function ScrollPosition() {
  const location = useLocation();
  const [wanted] = useState(() => storedPosition(keyOf(location)));
  useEffect(() => {
    if (wanted === 0) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (page.scrollHeight - page.clientHeight < wanted) return;
      window.scrollTo({ top: wanted, behavior: 'instant' });
      stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const gesture of gestures) removeEventListener(gesture, stop);
    };
    for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [wanted]);
  return <ScrollRestoration storageKey={STORAGE_KEY} getKey={keyOf} />;
}
