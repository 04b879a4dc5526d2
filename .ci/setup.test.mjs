import { expect, it } from 'vitest';
import { satisfies, unusableIn } from './setup.mjs';

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

it.each([
  ['/home/ana/hrast shop (2) {č} 100/', 'linux', undefined],
  ['/home/ana/c#/shop/', 'linux', '#'],
  ['/home/ana/100%/', 'darwin', '%'],
  ["/home/ana's/shop [1]/", 'linux', "'"],
  ['C:\\Users\\Ana Šarić\\shop\\', 'win32', undefined],
  ['C:\\Users\\c#\\shop\\', 'win32', '#'],
])('the character of %s on %s that keeps the tools from working is %s', (path, platform, character) => {
  expect(unusableIn(path, platform)).toBe(character);
});
