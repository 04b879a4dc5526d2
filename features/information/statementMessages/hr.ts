import type { Messages } from './ba';

export const hr: Messages = {
  counts: {
    met: (count) => `dokazano ispunjeno: ${count}`,
    partly: (count) => `provjereno samo djelomično: ${count}`,
    notTried: (count) => `još neprovjereno: ${count}`,
    notMet: (count) => `neispunjeno: ${count}`,
  },
  areas: {
    alternatives: 'Slike, zvuk i video',
    reading: 'Boje, kontrast, veličina slova i jezik',
    keyboard: 'Upravljanje tipkovnicom',
    touch: 'Upravljanje dodirom i glasom',
    time: 'Vrijeme i pokret',
    finding: 'Snalaženje na stranicama',
    forms: 'Obrasci i pogreške u unosu',
    code: 'Čitači zaslona',
  },
  noBreach: 'Nije nam poznat nijedan zahtjev koji nije ispunjen.',
};
