import { expect, it } from 'vitest';
import { claimWords } from '#features/shared/content';
import { countries } from '#features/shared/country';
import { allowedClaims, unknownClaimsIn } from './allowedClaims';
import { claimsIn, isOffer, problemsIn } from './problems';
import { shopTexts as texts } from './shopTexts';

it.each(countries)('every text of %s is as the guidelines say', (country) => {
  const found = texts
    .filter((text) => text.country === country)
    .flatMap((text) => problemsIn(text).map((problem) => `${text.key}: ${problem}`));
  expect(found).toEqual([]);
});

it('reads the texts of offers', () => {
  expect(texts.filter(({ key }) => isOffer(key)).length).toBeGreaterThan(1_000);
});

it.each([
  ['HR', '  ', 'Write a text: none may be empty.'],
  ['HR', 'Korpa je prazna', '‘korpa’ is ‘košaric…’ in HR.'],
  ['BA', 'Ovo liječi umor', '‘liječi’ is a claim: a supplement contributes (‘doprinosi’).'],
  ['BA', 'Cink doprinosi sreći', '‘doprinosi sreći’ is not in the register of health claims.'],
  [
    'RS',
    'Pretražite proizvode',
    '‘Pretražite proizvode’ is ‘Pretraži proizvode’: A button says what it does, in the short form of the verb.',
  ],
] as const)("%s may not have '%s'", (country, text, problem) => {
  expect(problemsIn({ country, key: 'features/cart/messages empty', text })).toEqual([problem]);
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
