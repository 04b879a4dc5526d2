import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come near the window. Once it has, it stays so.
 *
 * @param options.margin how far outside the window still is near, as `rootMargin`; half a window if left out
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
