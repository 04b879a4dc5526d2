import type { Country } from '#features/shared/country';

/** Quotes in their original language, in every country. Placeholders until the company supplies its own. */
export const testimonials: readonly { country: Country; name: string; town: string; quote: string }[] = [
  {
    country: 'BA',
    name: 'Adnan',
    town: 'Sarajevo',
    quote: 'Mislio sam da sam jedini s tim pitanjem. Nisam bio.',
  },
  {
    country: 'RS',
    name: 'Goran',
    town: 'Novi Sad',
    quote: 'Niko ne popuje. Pitaš, a ljudi kažu kako su oni to rešili.',
  },
  {
    country: 'HR',
    name: 'Ivan',
    town: 'Split',
    quote: 'Prvo sam samo čitao. Onda sam se ohrabrio i nešto pitao.',
  },
  {
    country: 'ME',
    name: 'Marko',
    town: 'Podgorica',
    quote: 'Kad vidiš da i drugi počinju od malih navika, lakše kreneš i sam.',
  },
];
