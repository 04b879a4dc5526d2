import type { Area, Conformity } from '../criteria';

/** The texts of a country. */
export interface Messages {
  /** How many criteria are in each state. */
  counts: Record<Conformity, (count: number) => string>;
  areas: Record<Area, string>;
  /** In place of a list of what does not conform. */
  noBreach: string;
}

export const ba: Messages = {
  counts: {
    met: (count) => `dokazano ispunjeno: ${count}`,
    partly: (count) => `provjereno samo dijelom: ${count}`,
    notTried: (count) => `još neprovjereno: ${count}`,
    notMet: (count) => `neispunjeno: ${count}`,
  },
  areas: {
    alternatives: 'Slike, zvuk i video',
    reading: 'Boje, kontrast, veličina slova i jezik',
    keyboard: 'Upravljanje tastaturom',
    touch: 'Upravljanje dodirom i glasom',
    time: 'Vrijeme i pokret',
    finding: 'Snalaženje na stranicama',
    forms: 'Obrasci i greške u unosu',
    code: 'Čitači ekrana',
  },
  noBreach: 'Nije nam poznat nijedan zahtjev koji nije ispunjen.',
};
