import { accusative, type Country, currencyLocative, locative } from '#features/shared/country';

export const ba = {
  label: 'Država dostave',
  question: (country: Country) => `Jeste li u ${locative[country]}?`,
  shop: (country: Country) => `Prodavnica za ${accusative[country]}, cijene u ${currencyLocative[country]}`,
  stay: 'Ostajem ovdje',
};

/** The texts of a country. */
export type Messages = typeof ba;
