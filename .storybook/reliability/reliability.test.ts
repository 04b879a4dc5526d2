import { existsSync, readFileSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { requirements } from './asvs';
import { attackList } from './attacks';
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

it.each(attackList.flatMap(({ attack, shownBy }) => (shownBy ? [{ attack, ...shownBy }] : [])))(
  'a test shows: $attack',
  ({ file, name }) => {
    expect(existsSync(file), file).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(name);
  },
);

it.each(requirements.flatMap(({ id, shownBy }) => (shownBy ? [{ id, shownBy }] : [])))(
  '$id is shown by $shownBy, which exists',
  ({ shownBy }) => {
    expect(existsSync(shownBy), shownBy).toBe(true);
  },
);

it('every requirement is there once, in its order', () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
});
