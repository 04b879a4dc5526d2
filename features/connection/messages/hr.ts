import type { Messages } from './ba';

export const hr: Messages = {
  offline: 'Niste na mreži. Prikazujemo ono što je ranije učitano.',
  back: 'Ponovno ste na mreži.',
};
