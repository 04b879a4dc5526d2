import type { Messages } from './ba';

export const hr: Messages = {
  track: 'Praćenje pošiljke',
  cart: 'Košarica',
  contact: 'Kontakt',
};
