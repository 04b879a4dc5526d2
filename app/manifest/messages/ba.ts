export const ba = {
  track: 'Praćenje pošiljke',
  cart: 'Korpa',
  contact: 'Kontakt',
};

/** The texts of a country. */
export type Messages = typeof ba;
