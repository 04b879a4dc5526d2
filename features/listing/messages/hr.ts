import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  mostPopular: 'Najpopularniji',
  lead: 'Plaćate pouzećem, kad paket stigne. Prije slanja vas zovemo da potvrdimo narudžbu.',
  categories: 'Kategorije',
  all: 'Sve',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  sort: 'Poredaj proizvode',
  unsorted: 'Najpopularnije',
  sorts: {
    'price-asc': 'Cijena: od niže prema višoj',
    'price-desc': 'Cijena: od više prema nižoj',
    name: 'Naziv: A–Ž',
  },
  loading: 'Učitavanje proizvoda',
  empty: 'Trenutačno nema proizvoda',
  emptyHint: 'Pogledajte što kupci najčešće biraju.',
};
