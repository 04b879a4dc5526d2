import type { Messages } from './ba';

export const me: Messages = {
  offline: 'Niste na mreži. Prikazujemo ono što je ranije učitano.',
  back: 'Ponovo ste na mreži.',
};
