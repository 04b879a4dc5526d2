import type { Messages } from './ba';

export const rs: Messages = {
  heading: 'Paketi',
  lead: 'Mesec dana u jednoj porudžbini.',
  loading: 'Učitavanje paketa',
  empty: 'Trenutno nema paketa',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};
