import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Paketi',
  lead: 'Sve za mjesec dana u jednoj narudžbi.',
  loading: 'Učitavanje paketa',
  empty: 'Trenutačno nema paketa',
  emptyHint: 'Pogledajte što kupci najčešće biraju.',
};
