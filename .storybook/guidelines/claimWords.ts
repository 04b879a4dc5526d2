/** A health claim that a food supplement may not make. */
export interface ClaimWords {
  /** Some matches of the pattern, in the forms of all four countries. */
  examples: string[];
  pattern: RegExp;
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
    pattern: /(?<!\p{L})(?:iz|za|pro)?li?j?eč(?!ni[kcč])\p{L}*/giu,
    instead: 'Cink doprinosi održavanju normalnog nivoa testosterona u krvi.',
  },
  {
    examples: ['ljekovito', 'lekovita'],
    pattern: /(?<!\p{L})l(?:j|ij)?ekovit\p{L}*/giu,
    instead: 'Dodatak prehrani.',
  },
  {
    examples: ['terapija', 'terapeutski'],
    pattern: /(?<!\p{L})terap(?:ij|eut)\p{L}*/giu,
    instead: 'Uzimajte dvije kapsule dnevno, uz raznovrsnu prehranu.',
  },
  {
    examples: ['sprječava bolest', 'sprečava mnoge teške bolesti', 'prevenira oboljenja'],
    pattern: /(?<!\p{L})(?:spr(?:ij|j)?eč|preven)\p{L}*(?:\s+\p{L}+){0,3}\s+(?:bolest|obolj)\p{L}*/giu,
    instead: 'Vitamin D doprinosi normalnoj funkciji imunosnog sistema.',
  },
  {
    examples: ['prevencija', 'preventiva'],
    pattern: /(?<!\p{L})preven(?:cij|tiv)\p{L}*/giu,
    instead: 'Navike koje vrijedi uvesti.',
  },
];
