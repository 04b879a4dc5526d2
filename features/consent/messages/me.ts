import type { Messages } from './ba';

export const me: Messages = {
  cookies: 'Kolačići',
  question: 'Ako prihvatite, posjete mjerimo uz pomoć kolačića. Ako odbijete, stranica radi isto.',
  privacy: 'Politika privatnosti',
  accept: 'Prihvatam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};
