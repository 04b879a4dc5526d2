import { useProducts } from '#features/shared/api';
import { useNewestReviews } from './newestReviews';
import { heroOf, MAX_LETTERS, type Quote, quotedOffers, quotesOf } from './parts/quotes';

/** The review that leads the page, and the letters. Both are left out where there are none or they failed to load. */
export type Quotes = 'loading' | { hero: Quote | undefined; letters: Quote[] };

export function useQuotes(): Quotes {
  const products = useProducts();
  const offers = quotedOffers(products.data ?? []);
  const lists = useNewestReviews(offers.map(({ id }) => id));
  const hasFailed = (!products.data && products.isError) || (!lists.data && lists.isError);
  if (!hasFailed && (!products.data || (offers.length > 0 && !lists.data))) return 'loading';
  const quotes = quotesOf(offers, lists.data ?? []);
  const hero = heroOf(quotes);
  return { hero, letters: quotes.filter((quote) => quote !== hero).slice(0, MAX_LETTERS) };
}
