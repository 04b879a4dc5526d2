import { expect, test } from 'vitest';
import { describeChecks } from './checks';

const good = { amber: 1, contrast: 11.18, isLegible: true, sideways: 0 };

test('a sketch that keeps the rules', () => {
  expect(describeChecks(good)).toEqual({ isGood: true, text: 'One amber button, contrast 11.18, fits 320' });
  expect(describeChecks({ ...good, amber: 0, contrast: undefined })).toEqual({
    isGood: true,
    text: 'No amber button, no text, fits 320',
  });
});

test.each([
  [{ amber: 2 }, '2 amber buttons, one is enough, contrast 11.18, fits 320'],
  [{ contrast: 2.1, isLegible: false }, 'One amber button, contrast 2.1, too low, fits 320'],
  [{ sideways: 24 }, 'One amber button, contrast 11.18, 24 px wider than 320'],
])('what breaks them: %o', (broken, text) => {
  expect(describeChecks({ ...good, ...broken })).toEqual({ isGood: false, text });
});
