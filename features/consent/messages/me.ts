import type { Messages } from './ba';

export const me: Messages = {
  cookies: 'Kolačići',
  question: 'Smijemo li posjete mjeriti',
  byCookies: 'kolačićima',
  accept: 'Prihvatam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};
