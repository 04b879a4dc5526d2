import type { Messages } from './ba';

export const rs: Messages = {
  counts: {
    met: (count) => `dokazano ispunjeno: ${count}`,
    partly: (count) => `provereno samo delimično: ${count}`,
    notTried: (count) => `još neprovereno: ${count}`,
    notMet: (count) => `neispunjeno: ${count}`,
  },
  areas: {
    alternatives: 'Slike, zvuk i video',
    reading: 'Boje, kontrast, veličina slova i jezik',
    keyboard: 'Upravljanje tastaturom',
    touch: 'Upravljanje dodirom i glasom',
    time: 'Vreme i pokret',
    finding: 'Snalaženje na stranicama',
    forms: 'Obrasci i greške u unosu',
    code: 'Čitači ekrana',
  },
  noBreach: 'Nije nam poznat nijedan zahtev koji nije ispunjen.',
};
