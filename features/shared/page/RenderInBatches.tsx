import { Children, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useArrival, useIsReturn } from '../navigation';
import { hasPrerender, useIsHydrated } from '../platform';

export interface RenderInBatchesProps {
  children: ReactNode;
  /** How many of the children each step adds. */
  perStep?: number;
  /** Steps also where the page has come without a prerender: for long lists. */
  always?: boolean;
}

/**
 * What is below the fold. It renders after the rest, a step at a time: the page is there sooner and stays responsive. On a
 * page that Back, Forward or a reload leads to it renders at once, because the visitor returns to a place in it.
 */
export function RenderInBatches({ children, perStep = 1, always = false }: RenderInBatchesProps) {
  const parts = Children.toArray(children);
  const isFollowed = useArrival() !== 'POP';
  const isHydrated = useIsHydrated();
  const isReturn = useIsReturn();
  const [due, setDue] = useState(() =>
    isFollowed || !isHydrated || hasPrerender() || (always && !isReturn) ? 0 : Number.POSITIVE_INFINITY,
  );
  // React holds deferred renderings back until the animation of a page change has ended.
  const deferred = useDeferredValue(isFollowed ? 0 : due);
  const shown = isFollowed ? due : deferred;
  useEffect(() => {
    // A task of its own, so that presses are handled between the steps.
    const step = setTimeout(() => setDue(shown < parts.length ? shown + perStep : Number.POSITIVE_INFINITY));
    return () => clearTimeout(step);
  }, [shown, perStep, parts.length]);
  return parts.slice(0, shown);
}
