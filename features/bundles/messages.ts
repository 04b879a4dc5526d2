import { defineMessages } from '#features/shared/country';

const everywhere = {
  heading: 'Paketi',
  loading: 'Učitavanje paketa',
  inside: 'U paketu',
  toMostPopular: 'Pogledaj najpopularnije',
};

const exceptCroatia = {
  empty: 'Trenutno nema paketa',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    ...exceptCroatia,
    order: 'Naruči',
    payment: 'Plaćate pouzećem, kad paket stigne.',
    lead: 'Mjesec dana u jednoj narudžbi.',
  },
  RS: {
    ...everywhere,
    ...exceptCroatia,
    lead: 'Mesec dana u jednoj porudžbini.',
    order: 'Poruči',
    payment: 'Plaćate pouzećem, kada paket stigne.',
  },
  HR: {
    ...everywhere,
    order: 'Naruči',
    payment: 'Plaćate pouzećem, kad paket stigne.',
    lead: 'Sve za mjesec dana u jednoj narudžbi.',
    empty: 'Trenutačno nema paketa',
    emptyHint: 'Pogledajte što kupci najčešće biraju.',
  },
  ME: {
    ...everywhere,
    ...exceptCroatia,
    order: 'Naruči',
    payment: 'Plaćate pouzećem, kad paket stigne.',
    lead: 'Mjesec dana u jednoj narudžbi.',
  },
});
