import { expect, test } from 'vitest';
import { quizGoals } from '#features/shared/content';
import { recommend } from './recommendation';

const named = (...names: string[]) => names.map((name) => ({ name }));

const shop = named('Libido', 'Alpha Potent', 'Prosta Vital', 'HairGrow Plus', 'Digest Balance');

test.each([
  ['prostate', 'Prosta Vital'],
  ['potency', 'Alpha Potent'],
  ['size', 'HairGrow Plus'],
  ['health', 'Digest Balance'],
] as const)('%s recommends %s', (goal, name) => {
  expect(recommend(goal, shop)).toEqual({ name });
});

test('the first of several, wherever in its name the word stands and however it is written', () => {
  expect(recommend('prostate', named('Libido', 'Super PROSTATA', 'Prosta Vital'))).toEqual({
    name: 'Super PROSTATA',
  });
});

test.each(quizGoals)('%s recommends the first offer where no name fits', (goal) => {
  expect(recommend(goal, named('Paket Snaga', 'Pure Fit'))).toEqual({ name: 'Paket Snaga' });
});

test.each(quizGoals)('%s recommends nothing where there is nothing', (goal) => {
  expect(recommend(goal, [])).toBeUndefined();
});
