import { describe, expect, test } from 'vitest';
import { quizGoals } from '#features/shared/navigation';
import { progressOf, readStep } from './steps';

const at = (search: string) => readStep(new URLSearchParams(search));

describe('readStep', () => {
  test.each(['', 'goal=', 'goal=hair', 'goal=Prostate', 'goal=constructor', 'step=3'])(
    'reads step 0 from %j, which names no goal',
    (search) => {
      expect(at(search)).toEqual({ asks: 'goal', goal: undefined, step: 0 });
    },
  );

  test.each(quizGoals)('starts %s at its first question', (goal) => {
    expect(at(`goal=${goal}`)).toEqual({ asks: 'question', goal, step: 1 });
  });

  test.each([
    ['prostate', 7],
    ['potency', 6],
    ['size', 6],
    ['health', 6],
  ] as const)('%s has %i questions, then the name step, then the phone step', (goal, questions) => {
    expect(at(`goal=${goal}&step=${questions}`).asks).toBe('question');
    expect(at(`goal=${goal}&step=${questions + 1}`).asks).toBe('name');
    expect(at(`goal=${goal}&step=${questions + 2}`)).toEqual({ asks: 'phone', goal, step: questions + 2 });
  });

  test.each(['10', '99', '99999999999999999999'])('reads step %s, beyond the last, as the last', (step) => {
    expect(at(`goal=prostate&step=${step}`)).toEqual({ asks: 'phone', goal: 'prostate', step: 9 });
  });

  test.each(['', '0', '-1', '2.5', 'two', '1e1', ' 3'])(
    'reads the malformed step %j as the first',
    (step) => {
      expect(at(`goal=size&step=${encodeURIComponent(step)}`)).toMatchObject({ asks: 'question', step: 1 });
    },
  );
});

describe('progressOf', () => {
  test.each([
    ['', 0, 3],
    ['goal=prostate', 1, 10],
    ['goal=prostate&step=9', 9, 10],
    ['goal=health&step=3', 3, 9],
  ])('divides the step of %j by the question count plus 3', (search, value, max) => {
    expect(progressOf(at(search))).toEqual({ value, max });
  });
});
