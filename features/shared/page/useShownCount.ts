import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { entryKey, Places } from '../navigation';
import { useDraft } from '../platform';

/**
 * How many items of a long list show, and a function that shows a step more. Back and a reload show as many again, so that
 * they find their place. A page has one such list.
 */
export function useShownCount(step: number): [count: number, showMore: () => void] {
  const places = useDraft(Places);
  const entry = entryKey(useLocation());
  const [count, setCount] = useState(places.get(entry)?.shown ?? step);
  useEffect(() => places.change(entry, { shown: count }), [places, entry, count]);
  return [count, () => setCount(count + step)];
}
