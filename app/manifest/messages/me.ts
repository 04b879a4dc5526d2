import type { Messages } from './ba';

export const me: Messages = {
  track: 'Praćenje pošiljke',
  cart: 'Korpa',
  contact: 'Kontakt',
};
