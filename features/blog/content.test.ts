import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { topics } from '#features/shared/content';
import { countries } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { slug } from '#mocks/testing';
import { sources } from './sources';

const folder = new URL('content/', import.meta.url);
const articles = topics.flatMap((topic) =>
  countries.map((country) => ({ topic, file: `${topic}.${country.toLowerCase()}.md` })),
);

it('every topic has an article in every country', () => {
  const found = readdirSync(folder).map((name) => name.normalize('NFC'));
  expect(found.toSorted()).toEqual(articles.map(({ file }) => file).toSorted());
});

it('articles say when to see a doctor, and link to pages of the shop and to their sources', () => {
  const pages = [
    ...topics.map((topic) => `/blog/${topic}`),
    routes.offer.href(slug('alpha-potent')),
    routes.offer.href(slug('pure-fit')),
  ];
  for (const { topic, file } of articles) {
    const text = readFileSync(new URL(encodeURIComponent(file), folder), 'utf8');
    expect(text, file).toMatch(/<SafetyNote>[\s\S]*(?:ljekar|liječnik|lekar)[\s\S]*<\/SafetyNote>/);
    const known = [...pages, ...sources[topic].map(({ href }) => href)];
    const links = Array.from(text.matchAll(/\]\(([^)]*)\)/g), ([, href = '']) => href);
    expect(
      links.filter((href) => !known.includes(href)),
      file,
    ).toEqual([]);
  }
});
