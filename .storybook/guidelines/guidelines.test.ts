import { describe, expect, it } from 'vitest';
import { type Country, countries } from '#features/shared/country';
import { fixedMessages } from '../messages/fixedMessages';
import { claimWords } from './claimWords';
import { foreignForms } from './countryForms';
import { shopTexts } from './shopTexts';

const texts = await shopTexts();

/** Sentences of the specification that a country uses as they are: it has no sentence of its own. */
function quotedIn(country: Country): string[] {
  const own = fixedMessages.filter(({ situation }) => situation.endsWith(`, ${country}`));
  const replaced = own.map(({ situation }) => situation.replace(`, ${country}`, ''));
  return fixedMessages.filter(({ situation }) => !replaced.includes(situation)).map(({ text }) => text);
}

describe.each(countries)('%s', (country) => {
  it('writes its own forms everywhere', () => {
    const quoted = quotedIn(country);
    const found = texts
      .filter((text) => text.country === country && !quoted.includes(text.text))
      .flatMap(({ key, text }) =>
        foreignForms(text, country).map(({ found, own }) => `${key}: '${found}' is '${own}' here.`),
      );
    expect(found).toEqual([]);
  });
});

it('no message is empty', () => {
  const empty = texts.filter(({ key, text }) => /messages\.ts /i.test(key) && text.trim() === '');
  expect(empty.map(({ country, key }) => `${key}: write the text of ${country}.`)).toEqual([]);
});

/** What a text says that the law does not let a supplement say. */
const claimsIn = (text: string) =>
  claimWords.flatMap(({ pattern }) => [...text.matchAll(pattern)].map(([found]) => found));

it('no text claims what a supplement may not', () => {
  const found = texts.flatMap(({ key, text }) =>
    claimsIn(text).map((claim) => `${key}: '${claim}'. A supplement contributes ('doprinosi').`),
  );
  expect(found).toEqual([]);
});

// The guidelines show these to writers.
it.each(claimWords)('$examples are claims', ({ examples, instead }) => {
  for (const example of examples) expect(claimsIn(example)).toHaveLength(1);
  expect(claimsIn(instead)).toEqual([]);
});

it.each([
  'može izliječiti',
  'put do izlečenja',
  'sprečava bolest',
  'spriječava mnoge teške bolesti',
  'najbolja terapija',
])("'%s' is a claim", (text) => expect(claimsIn(text)).toHaveLength(1));

it.each([
  'Posavjetujte se s liječnikom. Pitajte lekara.',
  'Leća je mahunarka, a pleća su leđa.',
  'Spriječite neugodna iznenađenja: pročitajte uvjete.',
])("'%s' is no claim", (text) => expect(claimsIn(text)).toEqual([]));
