import { useRef, useState } from 'react';
import { useScrolledPast } from '#ui/theme';

/**
 * Whether the header is fixed: from when the element at `start` has been scrolled past until the content above the
 * header is visible again. At that point the fixed header is at its original position, so the switch is not visible.
 */
export function useStickyHeader() {
  const start = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const isPastStart = useScrolledPast(start);
  const isPastAbove = useScrolledPast(above);
  const [isFixed, setFixed] = useState(false);
  const next = isPastStart || (isFixed && isPastAbove);
  if (next !== isFixed) setFixed(next);
  return { isFixed: next, start, above };
}
