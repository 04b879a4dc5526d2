import { useRef, useState } from 'react';
import { useScrolledPast } from '#ui/theme';

/**
 * Whether the header stays in sight: once the element at `start` has been scrolled past, until what stands above the
 * header comes into sight again. There the header is where it belongs anyway, so that nothing is seen to change.
 */
export function useFixed() {
  const start = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const isPastStart = useScrolledPast(start);
  const isPastAbove = useScrolledPast(above);
  const [isFixed, setFixed] = useState(false);
  const next = isPastStart || (isFixed && isPastAbove);
  if (next !== isFixed) setFixed(next);
  return { isFixed: next, start, above };
}
