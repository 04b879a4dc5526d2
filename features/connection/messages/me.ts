import type { Messages } from './ba';

export const me: Messages = {
  offline: 'Nijeste na mreži. Prikazujemo ono što je ranije učitano.',
  back: 'Ponovo ste na mreži.',
};
