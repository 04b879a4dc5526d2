import { defineMessages } from '../country';

export const messages = defineMessages(
  {
    failed: 'Ovaj dio stranice se nije učitao',
    hint: 'Provjerite internet vezu i pokušajte ponovo. Ako ne pomogne, osvježite stranicu.',
    retry: 'Pokušaj ponovo',
    close: 'Zatvori',
  },
  {
    RS: {
      failed: 'Ovaj deo stranice se nije učitao',
      hint: 'Proverite internet vezu i pokušajte ponovo. Ako ne pomogne, osvežite stranicu.',
    },
    HR: {
      failed: 'Ovaj dio stranice nije se učitao',
      hint: 'Provjerite internetsku vezu i pokušajte ponovno. Ako ne pomogne, osvježite stranicu.',
      retry: 'Pokušaj ponovno',
    },
  },
);
