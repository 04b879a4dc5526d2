export const ba = {
  failed: 'Ovaj dio stranice se nije učitao',
  hint: 'Provjerite internet vezu i pokušajte ponovo. Ako ne pomogne, osvježite stranicu.',
  retry: 'Pokušaj ponovo',
  close: 'Zatvori',
};

/** The texts of a country. */
export type Messages = typeof ba;
