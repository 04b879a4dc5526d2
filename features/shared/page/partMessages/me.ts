import type { Messages } from './ba';

export const me: Messages = {
  failed: 'Ovaj dio stranice se nije učitao',
  hint: 'Provjerite internet vezu i pokušajte ponovo. Ako ne pomogne, osvježite stranicu.',
  retry: 'Pokušaj ponovo',
  close: 'Zatvori',
};
