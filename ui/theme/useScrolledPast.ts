import { type RefObject, useEffect, useState } from 'react';

/**
 * Reaches from the window's upper edge to below the end of any page, in px: what has not been scrolled past is then
 * inside, and a jump over it is noticed too.
 */
const BELOW = 1_000_000;

/** Whether the element has left the window upwards. */
export function useScrolledPast(ref: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPast(!latest.isIntersecting);
      },
      // Margins count only against a root that is named, where the page stands in a frame.
      { root: document, rootMargin: `0px 0px ${BELOW}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isPast;
}
