import { describe, expect, it } from 'vitest';
import { cleanEmail, cleanLine, cleanPassword, cleanText } from './clean';
import { plain } from './plain';

const invisible = [
  ...[
    '\u200B',
    '\u200C',
    '\u200D',
    '\u2060',
    '\uFEFF',
    '\u00AD',
    '\u200E',
    '\u200F',
    '\u061C',
    '\u202A',
    '\u202E',
  ],
  ...['\u2066', '\u2069', '\u0000', '\u007F', '\u0085', '\uFE0F', '\u{E0041}', '\u115F', '\u3164', '\u2800'],
];

describe('what nobody sees', () => {
  it.each(invisible)('is removed: %j', (sign) => {
    const text = `${sign}hrast${sign}-${sign}2026${sign}`;
    expect([cleanLine, cleanText, cleanEmail, cleanPassword].map((clean) => clean(text))).toEqual(
      Array(4).fill('hrast-2026'),
    );
    expect(cleanLine(` ${sign} ${sign}`)).toBe('');
    expect(plain(`pro${sign}sta`)).toBe('prosta');
  });

  it.each(['👨‍👩‍👧', '❤️', '👍🏽', '1️⃣', '🇧🇦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏳️‍🌈'])('stays in the emoji %s', (emoji) => {
    for (const clean of [cleanLine, cleanText, cleanPassword]) expect(clean(`a${emoji}b`)).toBe(`a${emoji}b`);
  });
});

it.each([
  [cleanLine, ' \u00A0\u202F\u3000Adnan \u00A0\t Hodžić\u2003\n', 'Adnan Hodžić'],
  [cleanLine, 'Hodz\u030Cic\u0301', 'Hodžić'],
  [cleanLine, '１０４２６７', '104267'],
  [cleanText, '\u00A0Prvi  red\r\n\r\ndrugi\u00A0red \n', 'Prvi  red\n\ndrugi\u00A0red'],
  [cleanEmail, 'ｎｅｄｉｍ＠example.ba', 'nedim@example.ba'],
  [cleanEmail, ' mailto:nedim@example.ba', 'nedim@example.ba'],
  [cleanEmail, 'Nedim Begić <nedim@example.ba>', 'nedim@example.ba'],
  [cleanPassword, ' ｈrast\u00A02026 ', ' ｈrast\u00A02026 '],
])('%o cleans %j', (clean, typed, cleaned) => {
  expect(clean(typed)).toBe(cleaned);
});

it.each([
  ['ђурђа Његош џеп љубав ћуп жуч шећер', 'Đurđa Njegoš džep ljubav ćup žuč šećer'],
  ['АБВГДЕЖЗИЈКЛМНОПРСТУФХЦЧШ', 'abvgdežzijklmnoprstufhcčš'],
  ['Djurdja', 'Đurđa'],
  ['Durda', 'Ђурђа'],
  ['ǆep ǈubav', 'DŽEP LJUBAV'],
  ['s\u030Cec\u0301er', 'Šećer'],
  ['„Alpha” ‘Potent’', '"ALPHA" \'potent\''],
  ['alpha—potent', 'alpha \u00A0 potent'],
])('%j is the same as %j', (one, other) => {
  expect(plain(one)).toBe(plain(other));
});
