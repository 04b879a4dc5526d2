import { expect, it } from 'vitest';
import { satisfies } from './node-version.mjs';

it.each([
  ['20.19.0', '>=20.19', true],
  ['20.18.3', '>=20.19', false],
  ['24.0.0', '>=20.19', true],
  ['18.20.0', '>=20.19', false],
  ['20.20.2', '^20.19 || ^22.13 || >=24', true],
  ['21.7.0', '^20.19 || ^22.13 || >=24', false],
  ['22.12.0', '^20.19 || ^22.13 || >=24', false],
  ['22.13.1', '^20.19 || ^22.13 || >=24', true],
  ['25.1.0', '^20.19 || ^22.13 || >=24', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
