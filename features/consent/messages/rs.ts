import type { Messages } from './ba';

export const rs: Messages = {
  cookies: 'Kolačići',
  question: 'Smemo li posete da merimo',
  byCookies: 'kolačićima',
  accept: 'Prihvatam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};
