import { accusative, type Country, locative } from '#features/shared/country';

export const ba = {
  label: 'Država dostave',
  question: (country: Country) => `Jeste li u ${locative[country]}?`,
  shop: (country: Country, currency: string) => `Prodavnica za ${accusative[country]}, cijene u ${currency}`,
  stay: 'Ostajem ovdje',
};

/** The texts of a country. */
export type Messages = typeof ba;
