import { expect, it } from 'vitest';
import { indexAfter } from './arrowKeys';

/** Seven results in rows of three (0 1 2, 3 4 5, 6) below the field (-1). */
it.each([
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, undefined],
  ['ArrowRight', -1, undefined],
  ['ArrowLeft', -1, undefined],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 3, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 4],
  ['ArrowDown', 3, 6],
  ['ArrowDown', 5, 6],
  ['ArrowDown', 6, 6],
  ['ArrowUp', 6, 3],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 2, -1],
  ['Home', 4, undefined],
  ['Enter', 4, undefined],
])('%s moves from %i to %s', (key, from, to) => {
  expect(indexAfter(key, from, 7, 3)).toBe(to);
});

it('does not move without results', () => {
  expect(indexAfter('ArrowDown', -1, 0, 1)).toBeUndefined();
});

it('moves down a list row by row', () => {
  expect([0, 1, 2].map((from) => indexAfter('ArrowDown', from, 3, 1))).toEqual([1, 2, 2]);
});
