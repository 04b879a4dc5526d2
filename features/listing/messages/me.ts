import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  mostPopular: 'Najpopularniji',
  lead: 'Plaćate pouzećem, kad paket stigne. Prije slanja vas zovemo da potvrdimo narudžbu.',
  categories: 'Kategorije',
  all: 'Sve',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  sort: 'Poredaj proizvode',
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
