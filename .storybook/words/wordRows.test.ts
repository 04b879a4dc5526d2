import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { fixedMessages } from '../messages/fixedMessages';
import { messageModules } from '../messages/messageModules';
import { searchRows, wordRows } from './wordRows';

const { entries } = await buildIndex({ configDir: '.storybook' });

const rows = wordRows(Object.values(entries).map(({ title, tags = [] }) => ({ title, tags })));

describe('wordRows', () => {
  it('has the messages of every file that defines some', () => {
    const sources = import.meta.glob<string>(
      ['../../{app,features}/**/*.{ts,tsx}', '!**/*.{test,stories,plays}.*'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
    const defining = Object.entries(sources)
      .filter(([, source]) => /= defineMessages\b/.test(source))
      .map(([path]) => path);
    expect(defining).not.toEqual([]);
    expect(defining.filter((path) => !(path in messageModules))).toEqual([]);
  });

  it('has every message that the specification spells out', () => {
    const texts = new Set(rows.flatMap((row) => [...row.texts.BA, ...row.texts.RS]));
    expect(fixedMessages.filter(({ text }) => !texts.has(text))).toEqual([]);
  });

  it('has every text in every country, and one row per key', () => {
    const incomplete = rows.filter(({ texts }) => Object.values(texts).some((text) => text.length === 0));
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
