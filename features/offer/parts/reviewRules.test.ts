import { expect, it } from 'vitest';
import { faultOfPicture } from './reviewRules';

it.each([
  ['image/jpeg', 20_000_000, undefined],
  ['image/heic', 1, undefined],
  ['image/jpeg', 20_000_001, 'tooLarge'],
  ['image/svg+xml', 1, 'noPicture'],
  ['application/pdf', 1, 'noPicture'],
  ['text/html', 1, 'noPicture'],
  ['', 1, 'noPicture'],
])('checks a file of type %j with %i bytes: %s', (type, size, fault) => {
  expect(faultOfPicture({ type, size })).toBe(fault);
});
