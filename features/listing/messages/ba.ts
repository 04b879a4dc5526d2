import { plural } from '#features/shared/country';

export const ba = {
  mostPopular: 'Najpopularniji',
  /** Holds for every order. */
  lead: 'Plaćate pouzećem, kad paket stigne. Prije slanja vas zovemo da potvrdimo narudžbu.',
  categories: 'Kategorije',
  all: 'Sve',
  count: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  sort: 'Poredaj proizvode',
  /** The backend's order, which is the default and not in the address. */
  unsorted: 'Najpopularnije',
  sorts: {
    'price-asc': 'Cijena: od niže ka višoj',
    'price-desc': 'Cijena: od više ka nižoj',
    name: 'Naziv: A–Ž',
  },
  loading: 'Učitavanje proizvoda',
  empty: 'Trenutno nema proizvoda',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};

/** The texts of a country. */
export type Messages = typeof ba;
