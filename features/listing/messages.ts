import { defineMessages, plural } from '#features/shared/country';

export const messages = defineMessages(
  {
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
    sorts: { 'price-asc': 'Cijena: niža prvo', 'price-desc': 'Cijena: viša prvo', name: 'Naziv: A–Ž' },
    loading: 'Učitavanje proizvoda',
    empty: 'Trenutno nema proizvoda',
    emptyHint: 'Pogledajte šta kupci najčešće biraju.',
    emptyShopHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
    retry: 'Pokušaj ponovo',
    featured: 'Izdvojen paket',
    view: 'Pogledaj',
    toMostPopular: 'Pogledaj najpopularnije',
  },
  {
    RS: {
      lead: 'Plaćate pouzećem, kada paket stigne. Pre slanja vas zovemo da potvrdimo porudžbinu.',
      sort: 'Poređaj proizvode',
      sorts: { 'price-asc': 'Cena: niža prvo', 'price-desc': 'Cena: viša prvo', name: 'Naziv: A–Ž' },
    },
    HR: {
      empty: 'Trenutačno nema proizvoda',
      emptyHint: 'Pogledajte što kupci najčešće biraju.',
      emptyShopHint: 'Ponuda se upravo dopunjava. Pokušajte ponovno malo kasnije.',
      retry: 'Pokušaj ponovno',
    },
  },
);
