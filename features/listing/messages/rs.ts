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
    'price-asc': 'Cena: niža prvo',
    'price-desc': 'Cena: viša prvo',
    name: 'Naziv: A–Ž',
  },
  loading: 'Učitavanje proizvoda',
  empty: 'Trenutno nema proizvoda',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
  emptyShopHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  retry: 'Pokušaj ponovo',
  featured: 'Izdvojen paket',
  view: 'Pogledaj',
  toMostPopular: 'Pogledaj najpopularnije',
};
