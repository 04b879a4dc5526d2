import { accusative, locative } from '#features/shared/country';
import type { Messages } from './ba';

export const rs: Messages = {
  label: 'Država dostave',
  question: (country) => `Da li ste u ${locative[country]}?`,
  shop: (country, currency) => `Prodavnica za ${accusative[country]}, cene u ${currency}`,
  stay: 'Ostajem ovde',
};
