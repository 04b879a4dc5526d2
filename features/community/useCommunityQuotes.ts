import { type Quote, useQuotes } from '#features/shared/offer';
import { heroOf, MAX_LETTERS } from './parts/quotes';

/** The review that leads the page, and the letters. Both are left out where there are none or they failed to load. */
export type Quotes = 'loading' | { hero: Quote | undefined; letters: Quote[] };

export function useCommunityQuotes(): Quotes {
  const quotes = useQuotes();
  if (!quotes) return 'loading';
  const hero = heroOf(quotes);
  return { hero, letters: quotes.filter((quote) => quote !== hero).slice(0, MAX_LETTERS) };
}
