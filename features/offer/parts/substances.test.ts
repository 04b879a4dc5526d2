import { expect, it } from 'vitest';
import { substancePicture } from './substances';

it.each([
  ['maka', { drawing: 'maca' }],
  ['maca', { drawing: 'maca' }],
  ['ekstrakt make', { drawing: 'maca' }],
  ['ekstrakt korijena ženšena', { drawing: 'ginseng' }],
  ['ekstrakt korijena ginsenga', { drawing: 'ginseng' }],
  ['ekstrakt ploda patuljaste palme', { drawing: 'palmetto' }],
  ['ekstrakt kore vrbe', { drawing: 'willow' }],
  ['ekstrakt šipurka', { drawing: 'rose' }],
  ['ekstrakt zelenog čaja', { drawing: 'tea' }],
  ['ekstrakt komorača', { drawing: 'fennel' }],
  ['list koprive', { drawing: 'nettle' }],
  ['cink', { drawing: 'zinc' }],
  ['selenij', { drawing: 'selenium' }],
  ['krom', { letters: 'Cr' }],
  ['hrom', { letters: 'Cr' }],
  ['kalcijum', { letters: 'Ca' }],
  ['vitamin B6', { letters: 'B6' }],
  ['ekstrakt damijane', { letters: 'D' }],
])('%s has the picture %j', (name, picture) => {
  expect(substancePicture(name)).toEqual(picture);
});
