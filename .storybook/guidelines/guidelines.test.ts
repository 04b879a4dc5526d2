import { describe, expect, it } from 'vitest';
import { claimWords } from '#features/shared/content';
import { type Country, countries } from '#features/shared/country';
import { fixedMessages } from '../messages/fixedMessages';
import { shopMessages } from '../messages/shopMessages';
import { allowedClaims, unknownClaimsIn } from './allowedClaims';
import { foreignForms } from './countryForms';
import { shopTexts as texts } from './shopTexts';

/** Sentences of the specification that a country uses as they are: it has no sentence of its own. */
function quotedIn(country: Country): string[] {
  const own = fixedMessages.filter(({ situation }) => situation.endsWith(`, ${country}`));
  const replaced = own.map(({ situation }) => situation.replace(`, ${country}`, ''));
  return fixedMessages.filter(({ situation }) => !replaced.includes(situation)).map(({ text }) => text);
}

describe.each(countries)('%s', (country) => {
  it('uses only its own spelling', () => {
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
  const empty = shopMessages.flatMap(({ folder, name, texts }) =>
    countries
      .filter((country) => texts[country].trim() === '')
      .map((country) => `${folder} ${name}: write the text of ${country}.`),
  );
  expect(empty).toEqual([]);
});

/** What a text says that the law does not let a supplement say. */
const claimsIn = (text: string, isOffer = true) =>
  claimWords
    .filter(({ inOffersOnly }) => isOffer || !inOffersOnly)
    .flatMap(({ pattern }) => [...text.matchAll(pattern)].map(([found]) => found));

const isOffer = (key: string) => key.startsWith('mocks/fixtures ') && !key.includes('.Warnings.');

it('no text claims what a supplement may not', () => {
  expect(texts.filter(({ key }) => isOffer(key)).length).toBeGreaterThan(1_000);
  const found = texts.flatMap(({ key, text }) =>
    claimsIn(text, isOffer(key)).map(
      (claim) => `${key}: '${claim}'. A supplement contributes ('doprinosi').`,
    ),
  );
  expect(found).toEqual([]);
});

it('what substances contribute to is said in the words of the register', () => {
  const found = texts.flatMap(({ country, key, text }) =>
    unknownClaimsIn(text, country).map((claim) => `${country} ${key}: '${claim}'`),
  );
  expect(found).toEqual([]);
});

it('each allowed claim is used in each country', () => {
  for (const country of countries) {
    const all = texts.filter((text) => text.country === country).map(({ text }) => text.toLowerCase());
    const unused = allowedClaims.filter(
      ({ substance, effect }) =>
        !all.some(
          (text) =>
            text.includes(substance[country].toLowerCase()) &&
            // The rest of it can stand before another claim: 'održavanju normalnih kostiju i normalne funkcije mišića'.
            text.includes(effect[country].split(' ').slice(-2).join(' ')),
        ),
    );
    expect(unused.map(({ register }) => `${country}: ${register}`)).toEqual([]);
  }
});

it.each([
  ['Vitamin C doprinosi stvaranju kolagena.', 'BA'],
  ['Vitamin C doprinosi normalnom stvaranju kolagena za hrskavicu i kosti.', 'ME'],
  ['Cink doprinosi održavanju nivoa testosterona u krvi.', 'RS'],
  ['Cink doprinosi održavanju normalnog nivoa testosterona u krvi i potencije.', 'BA'],
  ['Ženšen doprinosi normalnoj plodnosti i reprodukciji.', 'BA'],
  ['Glukomanan doprinosi gubitku tjelesne mase.', 'HR'],
  ['Krom doprinosi smanjenju umora i iscrpljenosti.', 'HR'],
] as const)("'%s' is not in the register", (text, country) =>
  expect(unknownClaimsIn(text, country)).toHaveLength(1),
);

it.each([
  ['Cink iz kapsula doprinosi održavanju normalne razine testosterona u krvi, a vitamin B6 umoru ne.', 'HR'],
  ['Glukomanan doprinosi gubitku tjelesne težine u okviru prehrane sa smanjenim unosom energije.', 'BA'],
  ['Smije reći da neki vitamin ili mineral doprinosi normalnoj funkciji, i to odobrenim riječima.', 'ME'],
] as const)("'%s' is", (text, country) => expect(unknownClaimsIn(text, country)).toEqual([]));

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
  'Prvo pitajte svog farmaceuta. Tri kapsule na dan, 300 g u posudi.',
  'Lakše ustajem na prvi vlak, uz dobre štitnike za koljena.',
])("'%s' is no claim", (text) => expect(claimsIn(text)).toEqual([]));
