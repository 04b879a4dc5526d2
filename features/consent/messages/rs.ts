import type { Messages } from './ba';

export const rs: Messages = {
  cookies: 'Kolačići',
  question: 'Ako prihvatite, posete merimo uz pomoć kolačića. Ako odbijete, sajt radi isto.',
  privacy: 'Politika privatnosti',
  accept: 'Prihvatam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};
