import { type RefObject, useEffect } from 'react';
import type { BOTTOM_BAR_HEIGHT, BOTTOM_MESSAGE_HEIGHT } from './bottomInset';

/** Keeps a CSS variable of the page set to the height of an element while it is mounted; without a variable, does nothing. */
export function usePublishedHeight(
  ref: RefObject<HTMLElement | null>,
  variable: typeof BOTTOM_BAR_HEIGHT | typeof BOTTOM_MESSAGE_HEIGHT | undefined,
) {
  useEffect(() => {
    const element = ref.current;
    if (!element || !variable) return;
    const page = document.documentElement;
    const observer = new ResizeObserver(() => page.style.setProperty(variable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.style.removeProperty(variable);
    };
  }, [ref, variable]);
}
