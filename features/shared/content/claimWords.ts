/** A health claim that a food supplement may not make. */
export interface ClaimWords {
  /** Some matches of the pattern, in the forms of all four countries. */
  examples: string[];
  pattern: RegExp;
  /** Only what sells may not say it: offers and reviews, without warnings. */
  inOffersOnly?: boolean;
  /** A text to use instead. */
  instead: string;
}

/**
 * Claims that a food supplement cures, is a therapy, or prevents or treats a disease, in ijekavian and ekavian. The words
 * for a doctor (liječnik, ljekar, lekar) are allowed.
 */
export const claimWords: readonly ClaimWords[] = [
  {
    examples: ['liječi', 'izliječiti', 'liječenje', 'leči', 'lečenje'],
    pattern: /(?:^|\P{L})(?:iz|za|pro)?li?j?eč(?!ni[kcč])\p{L}*/giu,
    instead: 'Cink doprinosi održavanju normalnog nivoa testosterona u krvi.',
  },
  {
    examples: ['ljekovito', 'lekovita'],
    pattern: /(?:^|\P{L})l(?:j|ij)?ekovit\p{L}*/giu,
    instead: 'Dodatak prehrani.',
  },
  {
    examples: ['terapija', 'terapeutski'],
    pattern: /(?:^|\P{L})terap(?:ij|eut)\p{L}*/giu,
    instead: 'Uzimajte dvije kapsule dnevno, uz raznovrsnu prehranu.',
  },
  {
    examples: ['sprječava bolest', 'sprečava mnoge teške bolesti', 'prevenira oboljenja'],
    pattern: /(?:^|\P{L})(?:spr(?:ij|j)?eč|preven)\p{L}*(?:\s+\p{L}+){0,3}\s+(?:bolest|obolj)\p{L}*/giu,
    instead: 'Vitamin D doprinosi normalnoj funkciji imunosnog sistema.',
  },
  {
    examples: ['prevencija', 'preventiva'],
    pattern: /(?:^|\P{L})preven(?:cij|tiv)\p{L}*/giu,
    instead: 'Navike koje vrijedi uvesti.',
  },
  {
    examples: [
      'ljekar mi je preporučio',
      'po preporuci farmaceuta',
      'liječnik ga hvali',
      'lekar kaže da pomaže',
    ],
    pattern:
      /(?:^|\P{L})(?:(?:ljekar|lekar|liječnik|doktor|farmaceut|ljekarnik|apotekar|urolog|fizioterapeut|nutricionist|trener)\p{L}*(?:\s+\p{L}+){0,3}\s+(?:preporuč|savjetova|savetova|hvali|kaže|rekao|rekla|odobri)\p{L}*|prepor(?:uk|uc)\p{L}+\s+(?:\p{L}+\s+)?(?:ljekar|lekar|liječnik|doktor|farmaceut|ljekarnik|apotekar|urolog|fizioterapeut|nutricionist|trener)\p{L}*)/giu,
    inOffersOnly: true,
    instead: 'Ako uzimate lijekove, prvo pitajte farmaceuta.',
  },
  {
    examples: ['skinuo sam pet kila', 'izgubila 6 kg', 'smršao tri kilograma', 'manje deset kilograma'],
    pattern:
      /(?:^|\P{L})(?:\d+|dv[ai]je|dva|tri|četiri|pet|šest|sedam|osam|devet|deset|nekoliko)\s+(?:kg|kil[aeu]|kilogram\p{L}*)(?!\p{L})/giu,
    inOffersOnly: true,
    instead: 'Vaga mi je sad manje važna od reda u obrocima.',
  },
  {
    examples: ['kilogrami idu dolje', 'kilogrami se tope'],
    pattern:
      /(?:^|\P{L})kil(?:ogrami|e)(?:\s+\p{L}+){0,3}\s+(?:dol[je]+|padaju|tope|nestaj\p{L}+)(?!\p{L})/giu,
    inOffersOnly: true,
    instead: 'Red u obrocima mi je najviše pomogao.',
  },
  {
    examples: ['noću više ne ustajem', 'manje ustajem noću', 'ređe ustajem po noći', 'rjeđe idem u toalet'],
    pattern:
      /(?:^|\P{L})(?:(?:noću|po noći)(?:\s+\p{L}+){0,2}\s+ne\s+ustaje\p{L}*|(?:manje|rjeđe|ređe|ne)\s+ustaje\p{L}*\s+(?:noću|po noći)|(?:manje|rjeđe|ređe)\s+(?:idem|mokrim)(?:\s+u\s+(?:toalet|wc|zahod))?)/giu,
    inOffersOnly: true,
    instead: 'Uzimam ga uz doručak i ne razmišljam o tome.',
  },
  {
    examples: [
      'koljena me više ne muče',
      'kolena više ne škripe',
      'leđa me ne bole',
      'koljena vas na to podsjećaju',
    ],
    pattern:
      /(?:^|\P{L})(?:koljen|kolen|leđ|zglobov)\p{L}*(?:\s+\p{L}+){0,4}\s+(?:muč|bole|škrip|podsjeć|podseć)\p{L}*/giu,
    inOffersOnly: true,
    instead: 'Za one koji su cijeli dan na nogama.',
  },
  {
    examples: [
      'bolje raspoloženje',
      'raspoloženiji sam',
      'na poslu sam raspoložen',
      'više volje',
      'više energije',
    ],
    pattern: /(?:^|\P{L})(?:raspolože\p{L}*|više\s+(?:volje|energije))(?!\p{L})/giu,
    inOffersOnly: true,
    instead: 'Nakapam ih u sok prije posla i gotovo.',
  },
];

/** Whether a text that sells claims what a supplement may not claim. */
export const makesClaim = (text: string) => claimWords.some(({ pattern }) => text.search(pattern) >= 0);
