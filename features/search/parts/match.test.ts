import { describe, expect, it } from 'vitest';
import { piecesOf } from './match';

/** The text with what is marked in brackets. */
const marked = (text: string, query: string) =>
  piecesOf(text, query)
    ?.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('finds and marks', () => {
  it.each([
    ['the beginning', 'Prosta Vital', 'prost', '[Prost]a Vital'],
    ['the middle', 'HairGrow Plus', 'grow', 'Hair[Grow] Plus'],
    ['the end', 'Paket 50+', '50+', 'Paket [50+]'],
    ['all of it', 'Libido', 'LIBIDO', '[Libido]'],
    ['every place', 'Alpha Potent', 'a', '[A]lph[a] Potent'],
    ['places that follow each other', 'aaaaa', 'aa', '[aa][aa]a'],
    ['letters with marks by letters without', 'Šećer i žuč', 'secer', '[Šećer] i žuč'],
    ['letters without marks by letters with', 'Secer', 'šečer', '[Secer]'],
    ['đ by d', 'Đumbir i mlađi', 'd', '[Đ]umbir i mla[đ]i'],
    ['d by đ', 'Digest Balance', 'đigest', '[Digest] Balance'],
    [
      'marks written as characters of their own',
      'S\u030Cec\u0301er u krvi',
      'šećer',
      '[S\u030Cec\u0301er] u krvi',
    ],
    ['a mark at the very end', 'Noc\u0301', 'noc', '[Noc\u0301]'],
    ['a mark in the query alone', 'Secer', 's\u030Cec', '[Sec]er'],
    ['two letters in one character', 'ǅem', 'dz', '[ǅ]em'],
    ['half a character, which is marked whole', 'ǅem', 'd', '[ǅ]em'],
    ['a capital that is longer when small', 'İstanbul i more', 'more', 'İstanbul i [more]'],
    ['what stands after a character of two halves', '🌰 Hrast', 'hrast', '🌰 [Hrast]'],
    ['a character of two halves', 'Žir 🌰!', '🌰', 'Žir [🌰]!'],
    ['through spaces around the query', 'Pure Fit', '  fit ', 'Pure [Fit]'],
    ['through several spaces in the query', 'Paket Snaga', 'paket   sna', '[Paket Sna]ga'],
    ['through several spaces in the text', 'Paket \u00A0 Snaga', 'paket sna', '[Paket \u00A0 Sna]ga'],
    ['what means something in a pattern', 'Paket (3+1) *', '(3+1) *', 'Paket [(3+1) *]'],
  ])('%s', (_what, text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

it.each([
  ['', 'Libido'],
  ['   ', 'Libido'],
  ['\u00A0\t', 'Libido'],
  ['\u030C', 'Libido'],
  ['.', 'Libido'],
  ['.*', 'Libido'],
  ['libidoo', 'Libido'],
  ['paketsnaga', 'Paket Snaga'],
  ['vital prosta', 'Prosta Vital'],
  ['a', ''],
])('"%s" does not stand in "%s"', (query, text) => {
  expect(piecesOf(text, query)).toBeUndefined();
});

it('loses no character', () => {
  const text = 'S\u030Cećer, đumbir  i ǆem 🌰 za Đurđu';
  for (const query of ['s', 'd', 'z', 'e', 'u', ' ', 'đ', 'i dz', 'secer, d']) {
    const pieces = piecesOf(text, query) ?? [{ text }];
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  }
});
