import { defineMessages, plural } from '#features/shared/country';

export const messages = defineMessages(
  {
    mostPopular: 'Najpopularniji',
    /** What is true of every order (seed §1). */
    lead: 'Plaćate pouzećem, kad paket stigne. Prije slanja vas zovemo da potvrdimo narudžbu.',
    categories: 'Kategorije',
    all: 'Sve',
    count: (count: number) =>
      `${count} ${plural(count, { one: 'proizvod', few: 'proizvoda', other: 'proizvoda' })}`,
    loading: 'Učitavanje proizvoda',
    empty: 'Trenutno nema proizvoda',
    emptyHint: 'Pogledajte šta kupci najčešće biraju.',
    emptyShopHint: 'Ponuda se upravo dopunjava. Pokušajte ponovo malo kasnije.',
    retry: 'Pokušaj ponovo',
    toMostPopular: 'Pogledajte najpopularnije',
  },
  {
    RS: {
      lead: 'Plaćate pouzećem, kada paket stigne. Pre slanja vas zovemo da potvrdimo porudžbinu.',
    },
    HR: {
      emptyHint: 'Pogledajte što kupci najčešće biraju.',
    },
  },
);
