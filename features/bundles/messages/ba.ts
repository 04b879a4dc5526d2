export const ba = {
  heading: 'Paketi',
  lead: 'Mjesec dana u jednoj narudžbi.',
  loading: 'Učitavanje paketa',
  empty: 'Trenutno nema paketa',
  emptyHint: 'Pogledajte šta kupci najčešće biraju.',
};

/** The texts of a country. */
export type Messages = typeof ba;
