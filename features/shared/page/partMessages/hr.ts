import type { Messages } from './ba';

export const hr: Messages = {
  failed: 'Ovaj dio stranice nije se učitao',
  hint: 'Provjerite internetsku vezu i pokušajte ponovno. Ako ne pomogne, osvježite stranicu.',
  retry: 'Pokušaj ponovno',
  close: 'Zatvori',
};
