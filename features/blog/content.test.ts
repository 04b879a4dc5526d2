import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTopic, topics } from '#features/shared/articles';
import { type Country, countries } from '#features/shared/country';
import { routes } from '#features/shared/routes';

const folder = new URL('content/', import.meta.url);

/** A text as it is written. */
const read = (name: string) => readFileSync(new URL(encodeURIComponent(name), folder), 'utf8');

/** What a reader reads of it. */
const wordsOf = (text: string) =>
  text
    .replace(/^import .*$/gm, '')
    .replace(/<\/?\w+>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[\p{L}\p{N}{][\p{L}\p{N}.}-]*/gu) ?? [];

const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);

/** Promises of a cure, by the stem of the word. A food supplement must not make them; a doctor may be named. */
const claims = /(?<!\p{L})(?:iz|za)?(?:liječ(?!ni[kc])|leč)|terapij|spr(?:ij|j)?eč/iu;

/** Beginnings of words, and words as a whole. */
const anyOf = (stems: string, words: string) =>
  new RegExp(`(?<!\\p{L})(?:(?:${stems})|(?:${words})(?!\\p{L}))`, 'iu');

const croatian = ['liječni[kc]|kruh|tjed|točn|tisuć|europ', 'tko|netko|nitko|kav[aue]'] as const;
const ekavian = ['lekar|hleb|nedelj|telo', 'posle|pre|reč|reči|mesec|uvek|vreme'] as const;

/** A supplement's own name, 'prehrani' in Bosnia and Croatia, 'ishrani' in Serbia and Montenegro. */
const supplement = { prehrani: 'doda[tc]\\S+ prehrani', ishrani: 'doda[tc]\\S+ ishrani' } as const;

/** What only the neighbours write. */
const foreign: Record<Country, RegExp> = {
  BA: anyOf(`${croatian[0]}|${ekavian[0]}|nedjelj|${supplement.ishrani}`, `${croatian[1]}|${ekavian[1]}`),
  RS: anyOf(
    `${croatian[0]}|ljekar|hljeb|sedmic|riječ|tijel|vrijem|mjesec|mjer|osje[ćt]|promije|vrijedi|cijel|vježb|${supplement.prehrani}`,
    `${croatian[1]}|poslije|prije|gdje|uvijek|lijekove|nakon`,
  ),
  HR: anyOf(
    `ljekar(?!ni)|lekar|hljeb|hleb|sedmic|nedjelj|tačn|hiljad|evrop|opšt|ćelij|stomak|paradajz|tanjir|tečnost|redovn|dozvoljen|etiket|ženšen|zavisi|utiče|${supplement.ishrani}`,
    'šta|ko|neko|niko|iko|kaf[aeu]|supa|uslov',
  ),
  ME: anyOf(
    `${croatian[0]}|${ekavian[0]}|sedmic|kuha|${supplement.prehrani}`,
    `${croatian[1]}|${ekavian[1]}`,
  ),
};

it('every topic has a text in every country, and no text is about anything else', () => {
  const expected = topics.flatMap((topic) => countries.map((code) => `${topic}.${code.toLowerCase()}.md`));
  const found = readdirSync(folder).map((name) => name.normalize('NFC'));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

describe.each(topics.flatMap((topic) => countries.map((country) => [topic, country] as const)))(
  '%s in %s',
  (topic, country) => {
    const text = read(`${topic}.${country.toLowerCase()}.md`);

    it('takes four to six minutes', () => {
      expect(wordsOf(text).length).toBeGreaterThanOrEqual(700);
      expect(wordsOf(text).length).toBeLessThanOrEqual(1_200);
    });

    it('has four to seven parts, each under a name of its own', () => {
      const headings = headingsOf(text);
      expect(headings.length).toBeGreaterThanOrEqual(4);
      expect(headings.length).toBeLessThanOrEqual(7);
      expect(new Set(headings).size).toBe(headings.length);
    });

    it('says when to see a doctor', () => {
      const [note = ''] = /<SafetyNote>[\s\S]+<\/SafetyNote>/.exec(text) ?? [];
      expect(note).toMatch(/ljekar|liječnik|lekar/);
    });

    it('promises no cure', () => {
      expect(text).not.toMatch(claims);
    });

    it('is written in the forms of the country', () => {
      expect(text.replace(/\]\([^)]*\)/g, ']').match(foreign[country])?.[0]).toBeUndefined();
    });

    it('links to what there is', () => {
      const known = [
        ...topics.map((other) => `/blog/${other}`),
        routes.offer.href('alpha-potent'),
        routes.offer.href('pure-fit'),
      ];
      for (const link of linksOf(text)) {
        expect(known).toContain(link);
        expect(findTopic(link.replace('/blog/', ''))).not.toBe(topic);
      }
    });
  },
);
