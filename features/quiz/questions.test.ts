import { expect, test } from 'vitest';
import { countries } from '#features/shared/country';
import { quizGoals } from '#features/shared/navigation';
import { questionsOf } from './questions';

const counts = { prostate: 7, potency: 6, size: 6, health: 6 };

test.each(quizGoals)(
  '%s has its questions in every country, with the same answers to choose from',
  (goal) => {
    const shape = (country: (typeof countries)[number]) =>
      questionsOf(goal, country).map(({ key, answers }) => [key, answers.length]);
    expect(shape('BA')).toHaveLength(counts[goal]);
    for (const country of countries) expect(shape(country)).toEqual(shape('BA'));
  },
);
