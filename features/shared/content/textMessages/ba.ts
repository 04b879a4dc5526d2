export const ba = { contents: 'Na ovoj stranici', loading: 'Učitavanje teksta' };

/** The texts of a country. */
export type Messages = typeof ba;
