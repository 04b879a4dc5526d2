import { defineMessages, plural } from '#features/shared/country';

const everywhere = {
  mostPopular: 'Najpopularniji',
  categories: 'Kategorije',
  all: 'Sve',
  count: (count: number) =>
    `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
  /** The backend's order, which is the default and not in the address. */
  unsorted: 'Najpopularnije',
  loading: 'Učitavanje proizvoda',
  featured: 'Izdvojen paket',
  view: 'Pogledaj',
  toMostPopular: 'Pogledaj najpopularnije',
};

const exceptSerbia = {
  /** Holds for every order. */
  lead: 'Plaćate pouzećem, kad paket stigne. Prije slanja vas zovemo da potvrdimo narudžbu.',
  sort: 'Poredaj proizvode',
  sorts: { 'price-asc': 'Cijena: niža prvo', 'price-desc': 'Cijena: viša prvo', name: 'Naziv: A–Ž' },
};

const exceptCroatia = {
  empty: 'Trenutno nema proizvoda',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
  emptyShopHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
  retry: 'Pokušaj ponovo',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...exceptSerbia, ...exceptCroatia },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    lead: 'Plaćate pouzećem, kada paket stigne. Pre slanja vas zovemo da potvrdimo porudžbinu.',
    sort: 'Poređaj proizvode',
    sorts: { 'price-asc': 'Cena: niža prvo', 'price-desc': 'Cena: viša prvo', name: 'Naziv: A–Ž' },
  },
  HR: {
    ...everywhere,
    ...exceptSerbia,
    empty: 'Trenutačno nema proizvoda',
    emptyHint: 'Pogledajte što kupci najčešće biraju.',
    emptyShopHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
    retry: 'Pokušaj ponovno',
  },
  ME: { ...everywhere, ...exceptSerbia, ...exceptCroatia },
});
