import type { Messages } from './ba';

export const hr: Messages = {
  cookies: 'Kolačići',
  question: 'Ako prihvatite, posjete mjerimo uz pomoć kolačića. Ako odbijete, stranica radi jednako.',
  privacy: 'Politika privatnosti',
  accept: 'Prihvaćam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovno učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};
