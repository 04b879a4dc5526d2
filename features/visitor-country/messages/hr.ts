import { accusative, currencyLocative, locative } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  label: 'Država dostave',
  question: (country) => `Jeste li u ${locative[country]}?`,
  shop: (country) => `Trgovina za ${accusative[country]}, cijene u ${currencyLocative[country]}`,
  stay: 'Ostajem ovdje',
};
