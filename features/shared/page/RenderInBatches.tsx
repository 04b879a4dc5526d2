import { Children, type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { hasPrerender, useIsHydrated } from '../platform';

export interface RenderInBatchesProps {
  children: ReactNode;
  /** How many of the children each step adds. */
  perStep?: number;
  /** Steps on later pages too: for long lists. */
  always?: boolean;
}

/**
 * What is below the fold. On the initial page of a visit it renders after the rest, a step at a time, so that the page
 * stays responsive; on later pages at once.
 */
export function RenderInBatches({ children, perStep = 1, always = false }: RenderInBatchesProps) {
  const parts = Children.toArray(children);
  const isHydrated = useIsHydrated();
  const [due, setDue] = useState(() =>
    always || !isHydrated || hasPrerender() ? 0 : Number.POSITIVE_INFINITY,
  );
  const shown = useDeferredValue(due);
  useEffect(() => {
    // A task of its own, so that presses are handled between the steps.
    const step = setTimeout(() => setDue(shown < parts.length ? shown + perStep : Number.POSITIVE_INFINITY));
    return () => clearTimeout(step);
  }, [shown, perStep, parts.length]);
  return parts.slice(0, shown);
}
