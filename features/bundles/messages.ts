import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    heading: 'Paketi',
    lead: 'Proizvodi koji idu zajedno, po cijeni nižoj nego kad ih kupujete odvojeno.',
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
      lead: 'Proizvodi koji idu zajedno, po ceni nižoj nego kada ih kupujete odvojeno.',
      order: 'Poruči',
      payment: 'Plaćate pouzećem, kada paket stigne.',
    },
    HR: {
      emptyHint: 'Pogledajte što kupci najčešće biraju.',
    },
  },
);
