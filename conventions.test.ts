import { expect, it } from 'vitest';
import { claims } from './.ci/conventions/claims';
import { noSilencing, nothingRandom, nothingSkipped, unaware } from './.ci/conventions/code';
import { featureFolders, namedExports, primitives } from './.ci/conventions/folders';
import { directions, mocksTakeTypesOnly, sharedParts, shippedPackages } from './.ci/conventions/imports';
import { explainedProps } from './.ci/conventions/props';
import {
  addressBook,
  assertions,
  primitiveStories,
  scenariosByName,
  screenStates,
  titles,
} from './.ci/conventions/stories';
import { noStyleProps, themeColours, themeSizes } from './.ci/conventions/styles';
import { type Rule, readTree } from './.ci/conventions/tree';

/** What the project keeps to everywhere. Each rule lists its breaches; what it catches is in its own test. */
const conventions: Record<string, Rule> = {
  'a primitive is a folder with component, stories and index': primitives,
  'a feature is a folder with its screen, stories, index and parts': featureFolders,
  'an index exports by name': namedExports,
  'imports lead down: app, features, features/shared, ui': directions,
  'parts of features/shared meet at their index': sharedParts,
  'mocks take only types from features/shared': mocksTakeTypesOnly,
  'shipped code is made of the dependencies': shippedPackages,
  'a title is a place': titles,
  'a screen shows every state by its name': screenStates,
  'a story of a screen, a shell part or a flow says what must come out': assertions,
  'a primitive has a first look and a playground': primitiveStories,
  'a prop of a primitive is explained where the tables of props look': explainedProps,
  'a story chooses its network by name': scenariosByName,
  'an address comes from the address book': addressBook,
  'a colour is the theme’s': themeColours,
  'a size that the theme names is taken from it': themeSizes,
  'a component takes no className and no style': noStyleProps,
  'no text claims what a supplement may not': claims,
  'nobody silences the compiler or the linter': noSilencing,
  'every test runs': nothingSkipped,
  'shipped code does not know whether it is tested': unaware,
  'nothing shown in a story or a test is random': nothingRandom,
};

const project = readTree();

it.each(Object.entries(conventions))('%s', (_convention, rule) => {
  expect(rule(project)).toEqual([]);
});
