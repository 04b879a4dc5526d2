import type { Messages } from './ba';

export const rs: Messages = {
  failed: 'Ovaj deo stranice se nije učitao',
  hint: 'Proverite internet vezu i pokušajte ponovo. Ako ne pomogne, osvežite stranicu.',
  retry: 'Pokušaj ponovo',
  close: 'Zatvori',
};
