import type { Messages } from './ba';

export const rs: Messages = {
  heading: 'Paketi',
  lead: 'Mesec dana u jednoj porudžbini.',
  loading: 'Učitavanje paketa',
  inside: 'U paketu',
  order: 'Poručite',
  payment: 'Plaćate pouzećem, kada paket stigne.',
  empty: 'Trenutno nema paketa',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};
