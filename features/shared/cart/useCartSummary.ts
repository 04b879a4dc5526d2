import { useMemo } from 'react';
import { useOfferList } from '../api';
import { useCartState } from './CartProvider';
import { summarizeCart } from './summary';
import { unreadableLines } from './unreadable';

// Not in the provider's file: the first page needs no prices of the cart.

/**
 * The cart with offers and prices, and the state of the request for them: `isPending` until prices are known, `isError`
 * with `refetch` where they could not be loaded. Lines whose offer is in the list but malformed are `unreadable`; the
 * summary leaves them out.
 */
export function useCartSummary() {
  const lines = useCartState((state) => state.lines);
  const { data: list, isError: hasFailed, isFetching, refetch } = useOfferList();
  const offers = list?.offers;
  const summary = useMemo(() => summarizeCart(lines, offers ?? []), [lines, offers]);
  const unreadable = useMemo(() => (list ? unreadableLines(lines, list) : []), [lines, list]);
  // An empty list says that the list failed (seed §7), not that nothing is sold. A refresh that fails takes nothing away.
  const isError = offers ? offers.length === 0 : hasFailed;
  return { summary, list, unreadable, isPending: !offers && !isError, isError, isFetching, refetch };
}
