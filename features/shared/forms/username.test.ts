import { expect, it } from 'vitest';
import { toUsername } from './username';

it.each([
  ['061 234 567', '38761234567'],
  ['(+387) 61 234 567', '38761234567'],
  ['061–234–567', '38761234567'],
  ['\u202A+387 61 234 567\u202C', '38761234567'],
  ['nedim61@example.ba', 'nedim61@example.ba'],
  ['nedim61', 'nedim61'],
])('%s is sent as %s', (typed, sent) => {
  expect(toUsername(typed, 'ba')).toBe(sent);
});
