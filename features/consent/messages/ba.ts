export const ba = {
  cookies: 'Kolačići',
  /** Followed by `byCookies`, which is a link, and a question mark. */
  question: 'Smijemo li posjete mjeriti',
  byCookies: 'kolačićima',
  accept: 'Prihvatam',
  refuse: 'Odbijam',
  chosen: {
    accepted: 'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
    refused: 'Vaš izbor: odbijeno.',
  },
};

/** The texts of a country. */
export type Messages = typeof ba;
