import { accusative, locative } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  label: 'Država dostave',
  question: (country) => `Jeste li u ${locative[country]}?`,
  shop: (country, currency) => `Trgovina za ${accusative[country]}, cijene u ${currency}`,
  stay: 'Ostajem ovdje',
};
