import type { Messages } from './ba';

export const hr: Messages = {
  heading: 'Paketi',
  lead: 'Sve za mjesec dana u jednoj narudžbi.',
  loading: 'Učitavanje paketa',
  inside: 'U paketu',
  order: 'Naručite',
  payment: 'Plaćate pouzećem, kad paket stigne.',
  empty: 'Trenutačno nema paketa',
  emptyHint: 'Pogledajte što kupci najčešće biraju.',
};
