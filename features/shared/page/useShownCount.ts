import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryKey } from '../navigation';
import { useDraft } from '../platform';

/** How many items of a list each entry of the history shows. */
class ShownCounts extends Map<string, number> {}

/**
 * How many items of a long list show, and a function that shows a step more. Back shows as many again, so that it finds its
 * place. A page has one such list.
 */
export function useShownCount(step: number): [count: number, showMore: () => void] {
  const counts = useDraft(ShownCounts);
  const entry = entryKey(useLocation());
  const [count, setCount] = useState(counts.get(entry) ?? step);
  useEffect(() => void counts.set(entry, count), [counts, entry, count]);
  return [count, () => setCount(count + step)];
}
