export const ba = {
  heading: 'Sample heading',
  lead: '',
  loading: 'Učitavanje',
  empty: '',
  emptyHint: '',
};

/** The texts of a country. */
export type Messages = typeof ba;
