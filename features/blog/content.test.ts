import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTopic, topics } from '#features/shared/content';
import { type Country, countries } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { slug } from '#mocks/testing';
import { sources } from './sources';

const folder = new URL('content/', import.meta.url);

/** Reads the source of an article. */
const read = (name: string) => readFileSync(new URL(encodeURIComponent(name), folder), 'utf8');

/** The words of an article without its markup. */
const wordsOf = (text: string) =>
  text
    .replace(/^import .*$/gm, '')
    .replace(/<\/?\w+>/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .match(/[\p{L}\p{N}{][\p{L}\p{N}.}-]*/gu) ?? [];

const headingsOf = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => href);

/** Institutions, emergency numbers aside, that only one country has. */
const ownInstitutions: Record<Country, RegExp> = {
  BA: /\b(?:BiH|Federacij|Republike Srpske)/,
  RS: /Srbij|Batut|ALIMS/,
  HR: /Hrvatsk|HALMED|HZZO/,
  ME: /Crn\p{L}+ Gor|CInMED/u,
};

it('has one article for every topic and country, and no others', () => {
  const expected = topics.flatMap((topic) => countries.map((code) => `${topic}.${code.toLowerCase()}.md`));
  const found = readdirSync(folder).map((name) => name.normalize('NFC'));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

describe.each(topics.flatMap((topic) => countries.map((country) => [topic, country] as const)))(
  '%s in %s',
  (topic, country) => {
    const text = read(`${topic}.${country.toLowerCase()}.md`);

    it('has 700 to 1,200 words, which take four to six minutes', () => {
      expect(wordsOf(text).length).toBeGreaterThanOrEqual(700);
      expect(wordsOf(text).length).toBeLessThanOrEqual(1_200);
    });

    it('has four to nine sections with different headings', () => {
      const headings = headingsOf(text);
      expect(headings.length).toBeGreaterThanOrEqual(4);
      expect(headings.length).toBeLessThanOrEqual(9);
      expect(new Set(headings).size).toBe(headings.length);
    });

    it('says when to see a doctor', () => {
      const [note = ''] = /<SafetyNote>[\s\S]+<\/SafetyNote>/.exec(text) ?? [];
      expect(note).toMatch(/ljekar|liječnik|lekar/);
    });

    it('says where each of its sources is, and links to no other site', () => {
      const outside = linksOf(text).filter((link) => link.startsWith('http'));
      expect([...new Set(outside)].toSorted()).toEqual(sources[topic].map(({ href }) => href).toSorted());
    });

    it('says whom to ask in its own country', () => {
      expect(text).toMatch(ownInstitutions[country]);
      for (const other of countries.filter((code) => code !== country))
        expect(text).not.toMatch(ownInstitutions[other]);
    });

    it('links only to existing offers and to other articles', () => {
      const known = [
        ...topics.map((other) => `/blog/${other}`),
        routes.offer.href(slug('alpha-potent')),
        routes.offer.href(slug('pure-fit')),
      ];
      for (const link of linksOf(text).filter((href) => !href.startsWith('http'))) {
        expect(known).toContain(link);
        expect(findTopic(link.replace('/blog/', ''))).not.toBe(topic);
      }
    });
  },
);
