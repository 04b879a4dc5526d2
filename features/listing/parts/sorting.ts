import { useSearchParams } from 'react-router-dom';
import type { Offer } from '#features/shared/api';

/** What a shopper can sort by, as the address says it. Without any of it stands the backend's own order. */
export const sorts = ['price-asc', 'price-desc', 'name'] as const;

export type Sort = (typeof sorts)[number];

const SORT = 'sort';

/** The order that the address asks for; one that nobody knows is ignored. */
export function useSort() {
  const [search, setSearch] = useSearchParams();
  const sort = sorts.find((known) => known === search.get(SORT));
  function setSort(next: Sort | undefined) {
    // In this place of the history: Back leads to where the shopper came from, not through every order tried.
    setSearch(next ? { [SORT]: next } : {}, { replace: true, preventScrollReset: true });
  }
  return { sort, setSort };
}

/** Offers of one price stay as they came. `locale` decides the alphabet. */
export function sortOffers(offers: readonly Offer[], sort: Sort | undefined, locale: string): Offer[] {
  // Chromium has no Bosnian; the alphabet is the Croatian one.
  const { compare } = new Intl.Collator([locale, 'hr'], { numeric: true });
  const orders: Record<Sort, (a: Offer, b: Offer) => number> = {
    'price-asc': (a, b) => a.newPrice - b.newPrice,
    'price-desc': (a, b) => b.newPrice - a.newPrice,
    name: (a, b) => compare(a.name, b.name),
  };
  return sort ? [...offers].sort(orders[sort]) : [...offers];
}
