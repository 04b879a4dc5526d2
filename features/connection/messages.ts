import { defineMessages } from '#features/shared/country';

export const messages = defineMessages(
  {
    offline: 'Niste na mreži. Što je već učitano, možete i dalje gledati.',
    back: 'Ponovo ste na mreži.',
  },
  {
    RS: { offline: 'Niste na mreži. Što je već učitano, možete i dalje da gledate.' },
    HR: {
      offline: 'Niste na mreži. Što je već učitano, i dalje možete gledati.',
      back: 'Ponovno ste na mreži.',
    },
  },
);
