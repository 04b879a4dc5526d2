import { expect, it } from 'vitest';
import { pixels } from './pixels';

it('a length that grows with the window has the pixels that designers read for a width', () => {
  const length = 'clamp(2.75rem, 1.9rem + 3.6vw, 5.25rem)';
  expect([320, 390, 1280, 1920].map((width) => pixels(length, width))).toEqual([44, 44.44, 76.48, 84]);
  expect(['0', '12px', '.875rem', '10vw'].map((plain) => pixels(plain, 500))).toEqual([0, 12, 14, 50]);
});
