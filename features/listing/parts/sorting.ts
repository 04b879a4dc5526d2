import type { Offer } from '#features/shared/api';
import { useAddressQuery } from '#features/shared/navigation';

/** Values of the sort parameter in the address. Without it, offers are in the backend's order. */
export const sorts = ['price-asc', 'price-desc', 'name'] as const;

export type Sort = (typeof sorts)[number];

const SORT = 'sort';

/** Reads and sets the sort order in the address. An unknown order is ignored. */
export function useSort() {
  const [query, setQuery] = useAddressQuery();
  const sort = sorts.find((known) => known === query.get(SORT));
  function setSort(next: Sort | undefined) {
    // Replaces the history entry, so that Back leaves the page instead of stepping through sort orders.
    setQuery(next ? { [SORT]: next } : {}, { replace: true });
  }
  return { sort, setSort };
}

/** Returns a sorted copy. The sort is stable. `lang` determines the alphabet. */
export function sortOffers(offers: readonly Offer[], sort: Sort | undefined, lang: string): Offer[] {
  if (!sort) return [...offers];
  // Chromium does not support Bosnian, which has the same alphabet as Croatian.
  const { compare } = new Intl.Collator([lang, 'hr'], { numeric: true });
  const orders: Record<Sort, (a: Offer, b: Offer) => number> = {
    'price-asc': (a, b) => a.newPrice - b.newPrice,
    'price-desc': (a, b) => b.newPrice - a.newPrice,
    name: (a, b) => compare(a.name, b.name),
  };
  return [...offers].sort(orders[sort]);
}
