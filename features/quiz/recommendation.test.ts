import { expect, test } from 'vitest';
import { quizGoals } from '#features/shared/navigation';
import { recommend } from './recommendation';

const named = (...names: string[]) => names.map((name) => ({ name }));

const shop = named('Libido', 'Alpha Potent', 'Prosta Vital', 'HairGrow Plus', 'Digest Balance');

test.each([
  ['prostate', 'Prosta Vital'],
  ['potency', 'Alpha Potent'],
  ['size', 'HairGrow Plus'],
  ['health', 'Digest Balance'],
] as const)('recommends for %s %s', (goal, name) => {
  expect(recommend(goal, shop)).toEqual({ name });
});

test('recommends the first match, anywhere in the name and in any case', () => {
  expect(recommend('prostate', named('Libido', 'Super PROSTATA', 'Prosta Vital'))).toEqual({
    name: 'Super PROSTATA',
  });
});

test.each(quizGoals)('recommends for %s the first offer when no name fits', (goal) => {
  expect(recommend(goal, named('Paket Snaga', 'Pure Fit'))).toEqual({ name: 'Paket Snaga' });
});

test.each(quizGoals)('recommends nothing for %s without offers', (goal) => {
  expect(recommend(goal, [])).toBeUndefined();
});
