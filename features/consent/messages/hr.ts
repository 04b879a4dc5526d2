import type { Messages } from './ba';

export const hr: Messages = {
  cookies: 'Kolačići',
  question: 'Smijemo li posjete mjeriti',
  byCookies: 'kolačićima',
  accept: 'Prihvaćam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovno učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};
