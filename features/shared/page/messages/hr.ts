import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const hr: Messages = {
  loadFailed: fixedTexts.offersFailed,
  loadFailedHint: 'Provjerite internetsku vezu i pokušajte ponovno.',
  orCall: 'Možete nas i nazvati:',
  dataFrom: (date: string) => `Podaci od ${date}. Noviji još nisu stigli.`,
  dataFromOffline: (date: string) => `Podaci od ${date}, bez mreže.`,
  description:
    'Dodaci prehrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i jamstvo zadovoljstva.',
  retry: 'Pokušaj ponovno',
  notFound: 'Stranica nije pronađena',
  notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
  toShop: 'Pogledaj najpopularnije',
  toSearch: 'Pretraži proizvode',
  home: 'Početna',
  copy: 'Kopiraj tekst',
  copied: 'Tekst je kopiran.',
  notCopied: 'Kopiranje nije uspjelo. Tekst je označen: kopirajte ga sami.',
};
