/** One way of promising what a food supplement may not promise. */
export interface ClaimWords {
  /** Some of the words that are noticed, in the forms of all four countries. */
  examples: string[];
  pattern: RegExp;
  /** What may be said. */
  instead: string;
}

/**
 * What a food supplement may not be said to do, ijekavian and ekavian: cure, be a therapy, prevent or treat a disease.
 * A doctor (liječnik, ljekar, lekar) may be named.
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
    instead: 'Biljni dodatak prehrani.',
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
