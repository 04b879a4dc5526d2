import type { Country } from '#features/shared/country';

/** In the words of those who said them, whichever country reads. Placeholders until the company supplies its own (decision 12). */
export const testimonials: readonly { country: Country; name: string; town: string; words: string }[] = [
  {
    country: 'BA',
    name: 'Adnan',
    town: 'Sarajevo',
    words: 'Mislio sam da sam jedini s tim pitanjem. Nisam bio.',
  },
  {
    country: 'RS',
    name: 'Goran',
    town: 'Novi Sad',
    words: 'Niko ne popuje. Pitaš, a ljudi kažu kako su oni to rešili.',
  },
  {
    country: 'HR',
    name: 'Ivan',
    town: 'Split',
    words: 'Prvo sam samo čitao. Onda sam se ohrabrio i nešto pitao.',
  },
  {
    country: 'ME',
    name: 'Marko',
    town: 'Podgorica',
    words: 'Kad vidiš da i drugi počinju od malih navika, lakše kreneš i sam.',
  },
];
