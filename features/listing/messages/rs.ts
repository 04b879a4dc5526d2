import { plural } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  mostPopular: 'Najpopularniji',
  lead: 'Plaćate pouzećem, kada paket stigne. Pre slanja vas zovemo da potvrdimo porudžbinu.',
  categories: 'Kategorije',
  all: 'Sve',
  count: (count) => `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  sort: 'Poređaj proizvode',
  unsorted: 'Najpopularnije',
  sorts: {
    'price-asc': 'Cena: od niže ka višoj',
    'price-desc': 'Cena: od više ka nižoj',
    name: 'Naziv: A–Ž',
  },
  loading: 'Učitavanje proizvoda',
  empty: 'Trenutno nema proizvoda',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};
