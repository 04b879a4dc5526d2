import { defineMessages } from '../country';

export const messages = defineMessages(
  {
    loadFailed: 'Došlo je do greške!',
    loadFailedHint: 'Provjerite internet vezu i pokušajte ponovo.',
    retry: 'Pokušaj ponovo',
    notFound: 'Stranica nije pronađena',
    notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
    toShop: 'Pogledaj najpopularnije',
    toSearch: 'Pretražite proizvode',
    home: 'Početna',
  },
  {
    RS: {
      loadFailedHint: 'Proverite internet vezu i pokušajte ponovo.',
    },
    HR: {
      loadFailedHint: 'Provjerite internetsku vezu i pokušajte ponovno.',
      retry: 'Pokušaj ponovno',
    },
  },
);
