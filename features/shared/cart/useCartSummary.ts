import { useMemo } from 'react';
import { useOfferList } from '../api';
import { useCartState } from './CartProvider';
import { summarizeCart } from './summary';
import { unreadLines } from './unread';

// Apart from the provider, because no first page needs prices of the cart.

/**
 * The cart with offers and prices, and the request that brings them, with its answer: `isPending` until prices are
 * known, `isError` with `refetch` where they could not be had. Lines whose offer is in the list but cannot be read stay,
 * as `unread`: while there are any, the cart as a whole has no prices, and there are only the `items` that can be read.
 */
export function useCartSummary() {
  const lines = useCartState((state) => state.lines);
  const { data: list, isError: hasFailed, isFetching, refetch } = useOfferList();
  const offers = list?.offers;
  const read = useMemo(() => summarizeCart(lines, offers ?? []), [lines, offers]);
  const unread = useMemo(() => (list ? unreadLines(lines, list) : []), [lines, list]);
  // An empty list says that the list failed (seed §7), not that nothing is sold. A refresh that fails takes nothing away.
  const isError = offers ? offers.length === 0 || unread.length > 0 : hasFailed;
  const isWhole = unread.length === 0;
  return {
    summary: isWhole ? read : nothingRead,
    offers: isWhole ? offers : undefined,
    items: read.items,
    unread,
    isPending: !offers && !isError,
    isError,
    isFetching,
    refetch,
  };
}

const nothingRead = summarizeCart([], []);
