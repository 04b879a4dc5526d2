import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { noSuppressions } from './.ci/conventions/source';
import { screenStates, titles } from './.ci/conventions/stories';
import { readTree } from './.ci/conventions/tree';

// Conventions that biome.json, knip.json and TypeScript cannot express. Each rule lists its breaches.
const tree = readTree();

it('comments do not suppress the compiler or the linter', () => {
  expect(noSuppressions(tree)).toEqual([]);
});

const { entries } = await buildIndex({ configDir: '.storybook' });

it.each([
  ['a story’s title matches its file’s path', titles],
  ['a screen has a story for each state, with its standard name', screenStates],
])('%s', (_convention, rule) => {
  expect(rule(Object.values(entries), tree)).toEqual([]);
});
