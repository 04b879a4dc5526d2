import { expect, it } from 'vitest';
import { splitSentence } from './quotes';

it.each([
  ['Jedna rečenica.', ['Jedna rečenica.', '']],
  ['Prva. Druga. Treća.', ['Prva.', 'Druga. Treća.']],
  ['bez tačke', ['bez tačke', '']],
])('a text has a first sentence and a rest: %s', (text, parts) => {
  expect(splitSentence(text)).toEqual(parts);
});
