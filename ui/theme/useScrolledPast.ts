import { type RefObject, useEffect, useState } from 'react';

/**
 * Bottom margin of the observed area in px, larger than any page. Elements further down then count as intersecting, so a
 * jump past the element is noticed too.
 */
const BELOW = 1_000_000;

/** Whether the element has been scrolled out at the top of the window. */
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
      // Inside an iframe, `rootMargin` applies only to an explicit root.
      { root: document, rootMargin: `0px 0px ${BELOW}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isPast;
}
