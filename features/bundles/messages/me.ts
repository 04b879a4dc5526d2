import type { Messages } from './ba';

export const me: Messages = {
  heading: 'Paketi',
  lead: 'Mjesec dana u jednoj narudžbi.',
  loading: 'Učitavanje paketa',
  empty: 'Trenutno nema paketa',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};
