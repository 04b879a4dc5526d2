import { expect, it } from 'vitest';
import { satisfies } from './setup.mjs';

const engines = '^20.19 || ^22.13 || >=24';

it.each([
  ['20.20.2', true],
  ['20.18.3', false],
  ['18.20.0', false],
  ['21.7.0', false],
  ['22.12.0', false],
  ['22.13.1', true],
  ['24.0.0', true],
  ['25.1.0', true],
])('checks Node %s: %s', (version, expected) => {
  expect(satisfies(version, engines)).toBe(expected);
});
