import { fixedTexts } from '#features/shared/country';
import type { Messages } from './ba';

export const me: Messages = {
  loadFailed: fixedTexts.offersFailed,
  loadFailedHint: 'Provjerite internet vezu i pokušajte ponovo.',
  orCall: 'Možete nas i pozvati:',
  dataFrom: (date: string) => `Podaci od ${date}. Noviji još nijesu stigli.`,
  dataFromOffline: (date: string) => `Podaci od ${date}, bez mreže.`,
  description:
    'Dodaci ishrani za muškarce. Plaćanje pouzećem, dostava na kućnu adresu i garancija zadovoljstva.',
  retry: 'Pokušaj ponovo',
  notFound: 'Stranica nije pronađena',
  notFoundHint: 'Adresa je možda pogrešno upisana ili stranica više ne postoji.',
  toShop: 'Pogledaj najpopularnije',
  toSearch: 'Pretraži proizvode',
  home: 'Početna',
  copy: 'Kopiraj tekst',
  copied: 'Tekst je kopiran.',
  notCopied: 'Kopiranje nije uspjelo. Tekst je označen: kopirajte ga sami.',
};
