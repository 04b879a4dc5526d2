import { useProducts } from '../api';
import { useNewestReviews } from './newestReviews';
import { type Quote, quotedOffers, quotesOf } from './quotes';

/** Reviews of several offers to quote: `undefined` while they load, none where they fail to load. */
export function useQuotes(): Quote[] | undefined {
  const products = useProducts();
  const offers = quotedOffers(products.data ?? []);
  const lists = useNewestReviews(offers.map(({ id }) => id));
  if (!products.data) return products.isError ? [] : undefined;
  if (!lists.data) return lists.isError || offers.length === 0 ? [] : undefined;
  return quotesOf(offers, lists.data);
}
