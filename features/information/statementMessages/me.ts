import type { Messages } from './ba';

export const me: Messages = {
  counts: {
    met: (count) => `dokazano ispunjeno: ${count}`,
    partly: (count) => `provjereno samo djelimično: ${count}`,
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
