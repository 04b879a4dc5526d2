import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Paketi',
    lead: 'Proizvodi koji idu zajedno, u jednoj narudžbi.',
    loading: 'Učitavanje paketa',
    inside: 'U paketu',
    order: 'Naruči',
    payment: 'Plaćate pouzećem, kad paket stigne.',
    empty: 'Trenutno nema paketa',
    emptyHint: 'Pogledajte šta kupci najčešće biraju.',
    toMostPopular: 'Pogledajte najpopularnije',
  },
  {
    RS: {
      lead: 'Proizvodi koji idu zajedno, u jednoj porudžbini.',
      order: 'Poruči',
      payment: 'Plaćate pouzećem, kada paket stigne.',
    },
    HR: {
      empty: 'Trenutačno nema paketa',
      emptyHint: 'Pogledajte što kupci najčešće biraju.',
    },
  },
);
