import { useMemo } from 'react';
import { useOfferList } from '../api';
import { useCartState } from './CartProvider';
import { summarizeCart } from './summary';
import { unreadableLines } from './unreadable';

// Not in CartProvider.tsx, because the first load needs no prices of the cart.

/**
 * The cart with offers and prices, and the state of their request: `isPending` until prices are known, `isError` if they
 * could not be loaded, `refetch` to try again. Lines whose offer is in the list but malformed are `unreadable`; the
 * summary leaves them out.
 */
export function useCartSummary() {
  const lines = useCartState((state) => state.lines);
  const { data: list, isError: hasFailed, isFetching, refetch } = useOfferList();
  const offers = list?.offers;
  const summary = useMemo(() => summarizeCart(lines, offers ?? []), [lines, offers]);
  const unreadable = useMemo(() => (list ? unreadableLines(lines, list) : []), [lines, list]);
  // An empty list means that loading failed, not that nothing is sold. A failed refresh keeps the loaded list.
  const isError = offers ? offers.length === 0 : hasFailed;
  return { summary, list, unreadable, isPending: !offers && !isError, isError, isFetching, refetch };
}
