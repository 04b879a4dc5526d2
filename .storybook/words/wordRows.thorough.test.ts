import { buildIndex } from 'storybook/internal/core-server';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { fixedMessages } from '../messages/fixedMessages';
import { catalogues } from '../messages/shopMessages';
import { rowsSaying, searchRows, wordRows } from './wordRows';

const { entries } = await buildIndex({ configDir: '.storybook' });

const rows = wordRows(
  Object.values(entries).map(({ title, importPath, tags = [] }) => ({ title, importPath, tags })),
);

const sources = import.meta.glob<string>(
  ['../../{app,features}/**/*.{ts,tsx}', '!**/*.{test,test-d,stories,plays,css}.*'],
  { query: '?raw', import: 'default', eager: true },
);

/** Whether a module defines messages: it imports what does that. */
const definesMessages = (path: string, source: string) =>
  parseSync(path, source).module.staticImports.some(({ entries: names }) =>
    names.some(({ importName }) => importName.name === 'defineMessages'),
  );

describe('wordRows', () => {
  it('has the messages of every module that defines some', () => {
    const defining = Object.entries(sources)
      .filter(([path, source]) => definesMessages(path, source))
      .map(([path]) => path.replace('../../', ''));
    expect(defining.toSorted()).toEqual(catalogues.map((folder) => `${folder}/index.ts`).toSorted());
  });

  it('has every message that the specification spells out', () => {
    const texts = new Set(rows.flatMap(({ texts }) => [texts.BA, texts.RS]));
    expect(fixedMessages.filter(({ text }) => !texts.has(text))).toEqual([]);
  });

  it('has every text in every country, and one row per key', () => {
    const incomplete = rows.filter(({ texts }) => Object.values(texts).includes(''));
    expect(incomplete).toEqual([]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });
});

describe('searchRows', () => {
  const places = (search: string) => new Set(searchRows(rows, search).map(({ place }) => place));

  it('finds all words of a search, in any country and without diacritics', () => {
    expect(places('paket nije pronaden')).toEqual(new Set(['Screens/Tracking']));
    expect(places('košarica')).toContain('Shell/Cart panel');
    expect(searchRows(rows, '')).toHaveLength(rows.length);
    expect(searchRows(rows, 'xyzzy')).toEqual([]);
  });

  it('finds a place', () => {
    expect(places('screens/club')).toEqual(new Set(['Screens/Club']));
    expect(places('unesite vaš kometar')).toEqual(new Set(['Screens/Offer']));
  });
});

describe('rowsSaying', () => {
  const names = (shown: string) => rowsSaying(rows, shown, 'HR').map(({ name }) => name);

  it('finds a text in the words of its country, as it is shown', () => {
    expect(rowsSaying(rows, ' Košarica\u00a0je prazna ', 'HR')[0]?.texts.BA).toBe('Korpa je prazna');
    expect(rowsSaying(rows, 'Korpa je prazna', 'HR')).toEqual([]);
  });

  it('finds a text with what the shop fills in, and the forms of a count', () => {
    expect(names('Nazovi +385 1 000 0000')).toContain('call');
    expect(rowsSaying(rows, '3 proizvoda', 'HR')).not.toEqual([]);
  });

  it('finds nothing for what is no message', () => {
    for (const shown of ['', '39,90 €', 'Alpha Potent']) expect(names(shown), shown).toEqual([]);
  });
});
