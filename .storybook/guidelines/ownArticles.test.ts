import { expect, it } from 'vitest';
import { topics } from '#features/shared/content';
import { type Country, countries } from '#features/shared/country';

const articles = import.meta.glob<string>('../../features/blog/content/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const articleOf = (topic: string, country: Country) =>
  articles[`../../features/blog/content/${topic}.${country.toLowerCase()}.md`] ?? '';

/** The beginning of a word, ekavian: what inflection and the words of a country leave alike. */
const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/ije|je/g, 'e')
    .slice(0, 4);

/** The sentences of an article, each as the set of its words' stems. Those of three words are headings or phrases. */
const sentencesOf = (article: string) =>
  article
    .replace(/^import .*$|<\/?\w+>|\]\([^)]*\)|[*#>]/gm, '')
    .split(/\n+|(?<=[.?:;])\s+/)
    .map((sentence) => new Set((sentence.match(/\p{L}{3,}/gu) ?? []).map(stemOf)))
    .filter((stems) => stems.size >= 4);

/** Whether at least half of the stems of two sentences are the same. */
function areAlike(one: Set<string>, other: Set<string>): boolean {
  const common = [...one].filter((stem) => other.has(stem)).length;
  return common / (one.size + other.size - common) >= 0.5;
}

/** The share of an article's sentences that another article has too. */
function sharedOf(one: string, other: string): number {
  const sentences = sentencesOf(one);
  const others = sentencesOf(other);
  const shared = sentences.filter((sentence) => others.some((candidate) => areAlike(sentence, candidate)));
  return shared.length / Math.min(sentences.length, others.length);
}

const pairs = countries.flatMap((one, index) =>
  countries.slice(index + 1).map((other) => [one, other] as const),
);

it.each(topics.flatMap((topic) => pairs.map(([one, other]) => [topic, one, other] as const)))(
  '%s: at most a fifth of the sentences are the same in %s and %s',
  (topic, one, other) => {
    expect(sentencesOf(articleOf(topic, one)).length).toBeGreaterThan(40);
    expect(sharedOf(articleOf(topic, one), articleOf(topic, other))).toBeLessThanOrEqual(0.2);
  },
);

it('a sentence in another spelling and inflection is the same sentence', () => {
  const bosnian = 'Ne morate spavati duže, nego redovnije. Tijelo voli red.';
  expect(sharedOf(bosnian, 'Ne morate da spavate duže, nego redovnije. Telo voli red.')).toBe(1);
  expect(sharedOf(bosnian, 'Vožnja biciklom do posla mijenja jutro.')).toBe(0);
});
