import * as fc from 'fast-check';
import { expect, vi } from 'vitest';
import { quizGoals } from '#features/shared/navigation';
import { addressText, malformedText, property, storageWith } from '#mocks/fuzz';
import { readAnswers } from './answers';
import { progressOf, readStep } from './steps';

property('stored answers', 500, malformedText({ a: [0, 2], b: [1] }), (stored) => {
  vi.stubGlobal('sessionStorage', storageWith(stored));
  for (const chosen of Object.values(readAnswers())) {
    for (const place of chosen) expect(Number.isInteger(place) && place >= 0).toBe(true);
  }
});

const texts = fc.tuple(addressText, addressText);

property('the address of a step', 500, texts, ([goal, step]) => {
  for (const one of [goal, ...quizGoals]) {
    const read = readStep(new URLSearchParams({ goal: one, step }));
    const { value, max } = progressOf(read);
    expect(Number.isInteger(value) && value >= 0 && value < max).toBe(true);
  }
});
