import { accusative, locative, serbianCurrencyLocative } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  label: 'Država dostave',
  question: (country) => `Da li ste u ${locative[country]}?`,
  shop: (country) => `Prodavnica za ${accusative[country]}, cene u ${serbianCurrencyLocative[country]}`,
  stay: 'Ostajem ovde',
};
