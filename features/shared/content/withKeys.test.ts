import { expect, it } from 'vitest';
import { withKeys } from './withKeys';

it('gives equal texts different keys, and keeps a text’s key when the order changes', () => {
  const keysOf = (...texts: string[]) => withKeys(texts).map(({ key }) => key);
  const keys = keysOf('Cink', 'Cink', '1 Cink', 'Maka', 'Cink');
  expect(new Set(keys).size).toBe(5);
  expect(keysOf('Maka', 'Cink').sort()).toEqual(keysOf('Cink', 'Maka').sort());
});
