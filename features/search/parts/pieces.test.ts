import { describe, expect, it } from 'vitest';
import { piecesOf } from './pieces';

/** The text with its matches in brackets. */
const marked = (text: string, query: string) =>
  piecesOf(text, query)
    ?.map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('matches', () => {
  it.each([
    ['the beginning', 'Prosta Vital', 'prost', '[Prost]a Vital'],
    ['the middle', 'HairGrow Plus', 'grow', 'Hair[Grow] Plus'],
    ['the end', 'Paket 50+', '50+', 'Paket [50+]'],
    ['all of it', 'Libido', 'LIBIDO', '[Libido]'],
    ['every occurrence', 'Alpha Potent', 'a', '[A]lph[a] Potent'],
    ['adjacent occurrences', 'aaaaa', 'aa', '[aa][aa]a'],
    ['letters with diacritics by letters without', 'Šećer i žuč', 'secer', '[Šećer] i žuč'],
    ['letters without diacritics by letters with', 'Secer', 'šečer', '[Secer]'],
    ['đ by d', 'Đumbir i mlađi', 'd', '[Đ]umbir i mla[đ]i'],
    ['d by đ', 'Digest Balance', 'đigest', '[Digest] Balance'],
    ['combining diacritics', 'S\u030Cec\u0301er u krvi', 'šećer', '[S\u030Cec\u0301er] u krvi'],
    ['a combining diacritic at the end', 'Noc\u0301', 'noc', '[Noc\u0301]'],
    ['a combining diacritic in the query only', 'Secer', 's\u030Cec', '[Sec]er'],
    ['đ by dj', 'Đumbir i mlađi', 'MLADJ', 'Đumbir i [mlađ]i'],
    ['dj by đ', 'Djumbir', 'đu', '[Dju]mbir'],
    ['Latin by Cyrillic letters', 'Prosta Vital', 'проста ви', '[Prosta Vi]tal'],
    ['Cyrillic by Latin letters', 'Љубав и џем', 'ljubav i dž', '[Љубав и џ]ем'],
    ['a text in quotation marks', 'Paket „Snaga” 50+', '"paket snaga"', '[Paket „Snaga]” 50+'],
    ['one dash by another, or by a space', 'Cellu-Lift', 'cellu–li', '[Cellu-Li]ft'],
    ['two letters in one character', 'ǅem', 'dz', '[ǅ]em'],
    ['a whole digraph by its first letter', 'ǅem', 'd', '[ǅ]em'],
    ['text after a capital whose lower case is longer', 'İstanbul i more', 'more', 'İstanbul i [more]'],
    ['text after a surrogate pair', '🌰 Hrast', 'hrast', '🌰 [Hrast]'],
    ['a surrogate pair', 'Žir 🌰!', '🌰', 'Žir [🌰]!'],
    ['a query with surrounding spaces', 'Pure Fit', '  fit ', 'Pure [Fit]'],
    ['a query with repeated spaces', 'Paket Snaga', 'paket   sna', '[Paket Sna]ga'],
    ['a text with repeated spaces', 'Paket \u00A0 Snaga', 'paket sna', '[Paket \u00A0 Sna]ga'],
    ['characters with a meaning in regular expressions', 'Paket (3+1) *', '(3+1) *', 'Paket [(3+1) *]'],
  ])('%s', (_case, text, query, expected) => {
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
])('does not find "%s" in "%s"', (query, text) => {
  expect(piecesOf(text, query)).toBeUndefined();
});

it('keeps every character of the text', () => {
  const text = 'S\u030Cećer, đumbir  i ǆem 🌰 za Đurđu';
  for (const query of ['s', 'd', 'z', 'e', 'u', ' ', 'đ', 'i dz', 'secer, d']) {
    const pieces = piecesOf(text, query) ?? [{ text }];
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  }
});
