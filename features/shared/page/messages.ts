import { defineMessages } from '../country';

const everywhere = {
  loadFailed: 'Došlo je do greške!',
  notFound: 'Stranica nije pronađena',
  notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
  toShop: 'Pogledaj najpopularnije',
  toSearch: 'Pretražite proizvode',
  home: 'Početna',
};

export const messages = defineMessages({
  BA: {
    ...everywhere,
    retry: 'Pokušaj ponovo',
    loadFailedHint: 'Provjerite internet vezu i pokušajte ponovo.',
  },
  RS: {
    ...everywhere,
    retry: 'Pokušaj ponovo',
    loadFailedHint: 'Proverite internet vezu i pokušajte ponovo.',
  },
  HR: {
    ...everywhere,
    loadFailedHint: 'Provjerite internetsku vezu i pokušajte ponovno.',
    retry: 'Pokušaj ponovno',
  },
  ME: {
    ...everywhere,
    retry: 'Pokušaj ponovo',
    loadFailedHint: 'Provjerite internet vezu i pokušajte ponovo.',
  },
});
