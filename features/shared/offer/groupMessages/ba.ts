export const ba = {
  potency: 'Potencija',
  prostate: 'Prostata',
  joints: 'Zglobovi i kosti',
  beauty: 'Ljepota',
  hair: 'Kosa',
  weight: 'Mršavljenje',
  digestion: 'Probava',
};

/** The texts of a country. */
export type Messages = typeof ba;
