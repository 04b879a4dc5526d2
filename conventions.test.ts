import { buildIndex } from 'storybook/internal/core-server';
import { expect, it } from 'vitest';
import { decisions } from './.ci/conventions/decisions';
import { features, primitives } from './.ci/conventions/folders';
import { pageReferences } from './.ci/conventions/references';
import { explainedProps, noSuppressions, themeSizes } from './.ci/conventions/source';
import { assertions, primitiveStories, screenStates, titles } from './.ci/conventions/stories';
import { readTree } from './.ci/conventions/tree';

// Conventions that biome.json, knip.json and TypeScript cannot express. Each rule lists its breaches.
const tree = readTree();

it.each([
  ['a primitive is a folder with component, stories and index', primitives],
  ['a feature is a folder with its screen, stories, index and parts', features],
  ['a prop of a primitive has a docstring', explainedProps],
  ['sizes come from the theme', themeSizes],
  ['comments do not suppress the compiler or the linter', noSuppressions],
])('%s', (_convention, rule) => {
  expect(rule(tree)).toEqual([]);
});

const { entries } = await buildIndex({ configDir: '.storybook' });

it.each([
  ['a story’s title matches its file’s path', titles],
  ['a screen has a story for each state, with its standard name', screenStates],
  ['a primitive has a default story and a playground', primitiveStories],
  ['a story of a feature or a flow asserts something', assertions],
  ['a reference or a link to a page names one that exists', pageReferences],
  ['a decision has its number, heading, parts and successor', decisions],
])('%s', (_convention, rule) => {
  expect(rule(Object.values(entries), tree)).toEqual([]);
});
