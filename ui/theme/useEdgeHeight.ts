import { type RefObject, useEffect } from 'react';
import type { LOWER_EDGE, PASSING_EDGE } from './lowerEdge';

/** Keeps a CSS variable set to the height of an element fixed to the window's bottom edge, while it is mounted. */
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
