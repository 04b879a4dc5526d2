import { type Order, useOffers, useOrders } from '#features/shared/api';
import { atOrderedPrices, type CartSummary, summarizeCart } from '#features/shared/cart';
import { useLastKnownSession } from '#features/shared/session';

/** What a placed order holds, as far as it is known. */
export interface Receipt {
  /** The shopper's order, once their orders have it. */
  order: Order | undefined;
  /** Its articles; `notYet` where the shopper's orders do not have it. */
  articles: 'loading' | 'failed' | 'loggedOut' | 'notYet' | CartSummary;
  isRetrying: boolean;
  retry: () => Promise<void>;
}

/**
 * The receipt of an order from the shopper's orders, which a reload loads again, at the prices at which this tab has placed
 * it; at today's where it has not.
 */
export function useReceipt(orderId: string | undefined): Receipt {
  const { isLoggedIn, user } = useLastKnownSession();
  const orders = useOrders(user?.username, orderId);
  const offers = useOffers();
  const order = orders.data?.find(({ id }) => id === orderId);
  // The backend answers with an empty list when loading the offers failed (Specification/Cart).
  const offersFailed = offers.data ? offers.data.length === 0 : offers.isError;

  function articles(): Receipt['articles'] {
    if (isLoggedIn === false) return 'loggedOut';
    if (!order) {
      if (orders.isError && !orders.isFetching) return 'failed';
      // Orders from before this one may still be in the cache.
      return orders.data && orders.isFetchedAfterMount ? 'notYet' : 'loading';
    }
    if (offersFailed) return 'failed';
    return offers.data ? summarizeCart(order.articles, atOrderedPrices(order.id, offers.data)) : 'loading';
  }

  return {
    order,
    articles: articles(),
    isRetrying: orders.isFetching || offers.isFetching,
    async retry() {
      await Promise.all([!order && orders.refetch(), offersFailed && offers.refetch()]);
    },
  };
}
