import { existsSync, readFileSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { promises } from './promises';

const { entries } = await buildIndex({ configDir: '.storybook' });

/** The faults that stories say they show. Tests of stories are not on the page. */
const tagged = Object.values(entries).flatMap((entry) =>
  entry.type === 'story' && entry.subtype === 'story'
    ? (entry.tags ?? []).filter((tag) => tag.startsWith('fault:'))
    : [],
);

const tags = promises.flatMap(({ tag }) => tag ?? []);

it.each(tags)('a story has the tag %s', (tag) => {
  expect(tagged).toContain(tag);
});

it('every fault that a story shows has a promise', () => {
  expect(tagged.filter((tag) => !tags.some((known) => known === tag))).toEqual([]);
});

/** Rows of the page on security: what its first cell has, and its last. Cells of a head are no rows. */
const rows = readFileSync('.storybook/reliability/Security.mdx', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', ...others]) => ({ what, shownBy: others.at(-2) ?? '' }))
  .filter(({ shownBy }) => shownBy !== 'Shown by');

const isRequirement = ({ what }: { what: string }) => /^\d/.test(what);
const requirements = rows.filter(isRequirement);
const attacks = rows.filter((row) => !isRequirement(row));

it('the tables of the page on security are read', () => {
  expect(attacks.length).toBeGreaterThan(20);
  expect(requirements.length).toBeGreaterThan(80);
});

it.each(attacks.filter(({ shownBy }) => shownBy))('a test shows: $what', ({ shownBy }) => {
  const [, file = '', name] = /^`(.+?)`: (.+)$/.exec(shownBy) ?? [];
  expect(existsSync(file), shownBy).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(name);
});

it.each(requirements.filter(({ shownBy }) => shownBy))('$what: $shownBy exists', ({ shownBy }) => {
  const [, file = ''] = /^`(.+)`$/.exec(shownBy) ?? [];
  expect(existsSync(file), shownBy).toBe(true);
});

it('every requirement is there once, in its order', () => {
  const ids = requirements.map(({ what }) => what.slice(0, what.indexOf(' ')));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
});
