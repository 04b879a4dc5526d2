import { defineMessages } from '#features/shared/country';

const everywhere = {
  offline: 'Niste na mreži. Prikazujemo što je ranije učitano.',
};

export const messages = defineMessages({
  BA: { ...everywhere, back: 'Ponovo ste na mreži.' },
  RS: { ...everywhere, back: 'Ponovo ste na mreži.' },
  HR: { ...everywhere, back: 'Ponovno ste na mreži.' },
  ME: { ...everywhere, back: 'Ponovo ste na mreži.' },
});
