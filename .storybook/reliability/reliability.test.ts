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
