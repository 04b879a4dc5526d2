import type { Country } from '#features/shared/country';
import type { Question } from './question';

const ijekavian: Question = {
  question: 'Kako se krećete tokom sedmice?',
  answers: ['Hodam', 'Vježbam', 'Bavim se sportom', 'Radim fizički posao'],
};

/** A question that three goals share. */
export const moving: Record<Country, Question> = {
  BA: ijekavian,
  RS: {
    question: 'Kako se krećete tokom nedelje?',
    answers: ['Hodam', 'Vežbam', 'Bavim se sportom', 'Radim fizički posao'],
  },
  HR: { ...ijekavian, question: 'Kako se krećete tijekom tjedna?' },
  ME: ijekavian,
};
