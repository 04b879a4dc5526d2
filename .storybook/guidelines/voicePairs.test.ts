import { expect, it } from 'vitest';
import { type Country, countries } from '#features/shared/country';
import { shopTexts } from './shopTexts';
import { voicePairs } from './voicePairs';

const isInShop = (text: string, country: Country) =>
  shopTexts.some((shopText) => shopText.country === country && shopText.text.includes(text));

it.each(voicePairs.map((pair) => [pair.why, pair] as const))('%s', (_, { after }) => {
  expect(countries.filter((country) => !isInShop(after[country], country))).toEqual([]);
});
