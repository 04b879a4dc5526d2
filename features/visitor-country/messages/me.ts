import { accusative, locative } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  label: 'Država dostave',
  question: (country) => `Jeste li u ${locative[country]}?`,
  shop: (country, currency) => `Prodavnica za ${accusative[country]}, cijene u ${currency}`,
  stay: 'Ostajem ovdje',
};
