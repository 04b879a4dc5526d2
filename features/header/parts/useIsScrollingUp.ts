import { useEffect, useState } from 'react';

/** In px: shorter movements, such as a trembling finger, are no change of direction. */
const MIN_DISTANCE = 8;

/** Whether the page was last scrolled up. */
export function useIsScrollingUp(): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    // Reading `scrollY` here would force a layout.
    let last = 0;
    const compare = () => {
      const distance = window.scrollY - last;
      if (Math.abs(distance) < MIN_DISTANCE) return;
      last = window.scrollY;
      setUp(distance < 0);
    };
    window.addEventListener('scroll', compare, { passive: true });
    return () => window.removeEventListener('scroll', compare);
  }, []);
  return isUp;
}
