import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { features, primitives } from './.ci/conventions/folders';
import { explainedProps, noSilencing, themeSizes } from './.ci/conventions/source';
import { assertions, primitiveStories, screenStates, titles } from './.ci/conventions/stories';
import { readTree } from './.ci/conventions/tree';

// What biome.json, knip.json and TypeScript cannot say. Each rule lists its breaches.
const tree = readTree();

it.each([
  ['a primitive is a folder with component, stories and index', primitives],
  ['a feature is a folder with its screen, stories, index and parts', features],
  ['a prop of a primitive has a docstring', explainedProps],
  ['a size that the theme names is taken from it', themeSizes],
  ['comments do not silence the compiler or the linter', noSilencing],
])('%s', (_convention, rule) => {
  expect(rule(tree)).toEqual([]);
});

const { entries } = await buildIndex({ configDir: '.storybook' });

it.each([
  ['a title is the place of the file', titles],
  ['a screen shows every state by its name', screenStates],
  ['a primitive has a default story and a playground', primitiveStories],
  ['a story of a feature or a flow asserts something', assertions],
])('%s', (_convention, rule) => {
  expect(rule(Object.values(entries), tree)).toEqual([]);
});
