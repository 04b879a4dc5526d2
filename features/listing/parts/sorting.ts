import { useSearchParams } from 'react-router-dom';
import type { Offer } from '#features/shared/api';

/** Values of the sort parameter in the address. Without it, offers are in the backend's order. */
export const sorts = ['price-asc', 'price-desc', 'name'] as const;

export type Sort = (typeof sorts)[number];

const SORT = 'sort';

/** Reads and sets the sort order in the address. An unknown order is ignored. */
export function useSort() {
  const [search, setSearch] = useSearchParams();
  const sort = sorts.find((known) => known === search.get(SORT));
  function setSort(next: Sort | undefined) {
    // Replaces the history entry, so that Back leaves the page instead of stepping through sort orders.
    setSearch(next ? { [SORT]: next } : {}, { replace: true });
  }
  return { sort, setSort };
}

/** Returns a sorted copy. The sort is stable. `locale` determines the alphabet. */
export function sortOffers(offers: readonly Offer[], sort: Sort | undefined, locale: string): Offer[] {
  if (!sort) return [...offers];
  // Chromium does not support Bosnian, which has the same alphabet as Croatian.
  const { compare } = new Intl.Collator([locale, 'hr'], { numeric: true });
  const orders: Record<Sort, (a: Offer, b: Offer) => number> = {
    'price-asc': (a, b) => a.newPrice - b.newPrice,
    'price-desc': (a, b) => b.newPrice - a.newPrice,
    name: (a, b) => compare(a.name, b.name),
  };
  return [...offers].sort(orders[sort]);
}
