import type { Messages } from './ba';

export const rs: Messages = {
  track: 'Praćenje pošiljke',
  cart: 'Korpa',
  contact: 'Kontakt',
};
