import { expect, it } from 'vitest';
import { type Country, countries } from '#features/shared/country';
import { problemsIn } from './problems';
import { shopTexts } from './shopTexts';

it.each(countries)(
  'every text of %s is complete, in its spelling and without a forbidden claim',
  (country) => {
    const texts = shopTexts.filter((text) => text.country === country);
    expect(texts.length).toBeGreaterThan(1_000);
    expect(texts.flatMap((text) => problemsIn(text).map((problem) => `${text.key}: ${problem}`))).toEqual([]);
  },
);

it.each([
  ['HR', '  ', 'Write a text: none may be empty.'],
  ['HR', 'Korpa je prazna', '‘korpa’ is ‘košaric…’ in HR.'],
  ['BA', 'Ovo liječi umor', '‘liječi’ is a claim: a supplement contributes (‘doprinosi’).'],
] as const)("%s may not have '%s'", (country, text, problem) => {
  expect(problemsIn({ country, key: 'features/cart/messages empty', text })).toEqual([problem]);
});

it('every country has the same articles and policies', () => {
  const articlesOf = (country: Country) =>
    shopTexts
      .filter((text) => text.country === country && text.key.endsWith('.md'))
      .map(({ key }) => key.replace(/\.\w+\.md$/, ''))
      .toSorted();
  for (const country of countries) expect(articlesOf(country)).toEqual(articlesOf('BA'));
});
