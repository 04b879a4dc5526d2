import { expect, it } from 'vitest';
import { keyed } from './keyed';

it('tells equal texts apart, and keeps the others theirs when one comes before them', () => {
  const keysOf = (...texts: string[]) => keyed(texts).map(({ key }) => key);
  const keys = keysOf('Cink', 'Cink', '1 Cink', 'Maka', 'Cink');
  expect(new Set(keys).size).toBe(5);
  expect(keysOf('Maka', 'Cink').sort()).toEqual(keysOf('Cink', 'Maka').sort());
});
