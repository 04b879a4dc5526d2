import { expect, it } from 'vitest';
import { pictureOf } from './substances';

it.each([
  ['maka', { plant: 'maca' }],
  ['ekstrakt make', { plant: 'maca' }],
  ['ekstrakt korijena ženšena', { plant: 'ginseng' }],
  ['ekstrakt korijena ginsenga', { plant: 'ginseng' }],
  ['ekstrakt ploda patuljaste palme', { plant: 'palmetto' }],
  ['ekstrakt kore vrbe', { plant: 'willow' }],
  ['ekstrakt šipurka', { plant: 'rose' }],
  ['ekstrakt zelenog čaja', { plant: 'tea' }],
  ['ekstrakt komorača', { plant: 'fennel' }],
  ['list koprive', { plant: 'nettle' }],
  ['cink', { letters: 'Zn' }],
  ['krom', { letters: 'Cr' }],
  ['hrom', { letters: 'Cr' }],
  ['kalcijum', { letters: 'Ca' }],
  ['vitamin B6', { letters: 'B6' }],
  ['ekstrakt damijane', { letters: 'D' }],
])('%s has the picture %j', (name, picture) => {
  expect(pictureOf(name)).toEqual(picture);
});
