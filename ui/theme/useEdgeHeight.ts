import { type RefObject, useEffect } from 'react';
import type { LOWER_EDGE, PASSING_EDGE } from './lowerEdge';

/** Says on the page how high something fixed to the window's lower edge is, for as long as it is there. */
export function useEdgeHeight(
  ref: RefObject<HTMLElement | null>,
  edge: typeof LOWER_EDGE | typeof PASSING_EDGE,
) {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => page.style.setProperty(edge, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty(edge);
    };
  }, [ref, edge]);
}
