export const ba = {
  offline: 'Niste na mreži. Prikazujemo ono što je ranije učitano.',
  back: 'Ponovo ste na mreži.',
};

/** The texts of a country. */
export type Messages = typeof ba;
