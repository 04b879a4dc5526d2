import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    offline: 'Niste na mreži. Prikazujemo što je ranije učitano.',
    back: 'Ponovo ste na mreži.',
  },
  { HR: { back: 'Ponovno ste na mreži.' } },
);
