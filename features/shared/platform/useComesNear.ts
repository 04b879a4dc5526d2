import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come near the viewport; stays true from then on.
 *
 * @param options.margin distance to the viewport, as `rootMargin`; half a window height if left out
 */
export function useComesNear<E extends Element>({ margin = '50% 0px' } = {}): [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [margin]);
  return [element, isNear];
}
