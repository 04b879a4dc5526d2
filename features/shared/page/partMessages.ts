import { defineMessages } from '../country';

const everywhere = {
  close: 'Zatvori',
};

const bosniaAndMontenegro = {
  failed: 'Ovaj dio stranice se nije učitao',
  hint: 'Provjerite internet vezu i pokušajte ponovo. Ako ne pomogne, osvježite stranicu.',
};

export const messages = defineMessages({
  BA: { ...everywhere, ...bosniaAndMontenegro, retry: 'Pokušaj ponovo' },
  RS: {
    ...everywhere,
    retry: 'Pokušaj ponovo',
    failed: 'Ovaj deo stranice se nije učitao',
    hint: 'Proverite internet vezu i pokušajte ponovo. Ako ne pomogne, osvežite stranicu.',
  },
  HR: {
    ...everywhere,
    failed: 'Ovaj dio stranice nije se učitao',
    hint: 'Provjerite internetsku vezu i pokušajte ponovno. Ako ne pomogne, osvježite stranicu.',
    retry: 'Pokušaj ponovno',
  },
  ME: { ...everywhere, ...bosniaAndMontenegro, retry: 'Pokušaj ponovo' },
});
