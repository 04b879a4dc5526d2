import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Paketi',
    lead: 'Mjesec dana u jednoj narudžbi.',
    loading: 'Učitavanje paketa',
    inside: 'U paketu',
    order: 'Naruči',
    payment: 'Plaćate pouzećem, kad paket stigne.',
    empty: 'Trenutno nema paketa',
    emptyHint: 'Pogledajte šta kupci najčešće biraju.',
    toMostPopular: 'Pogledaj najpopularnije',
  },
  {
    RS: {
      lead: 'Mesec dana u jednoj porudžbini.',
      order: 'Poruči',
      payment: 'Plaćate pouzećem, kada paket stigne.',
    },
    HR: {
      lead: 'Sve za mjesec dana u jednoj narudžbi.',
      empty: 'Trenutačno nema paketa',
      emptyHint: 'Pogledajte što kupci najčešće biraju.',
    },
  },
);
