import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    offline: 'Niste na mreži. Vidite ono što je već učitano.',
    back: 'Ponovo ste na mreži.',
  },
  { HR: { back: 'Ponovno ste na mreži.' } },
);
