import type { Messages } from './ba';

export const hr: Messages = {
  offline: 'Niste na mreži. Prikazujemo što je ranije učitano.',
  back: 'Ponovno ste na mreži.',
};
