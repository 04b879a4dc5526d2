import { claimWords } from '../../.storybook/guidelines/claimWords';
import { sourcesWhere } from './source';
import { filesWhere, isProduction, type Rule } from './tree';

const isArticle = (path: string) => /^features\/.*\.md$/.test(path);
const hasCopy = (path: string) =>
  (isProduction(path) && /^(features|app)\//.test(path)) || /^mocks\/fixtures\/.*(?<!\.test)\.ts$/.test(path);

/** No text of the shop, and none of its fixtures, says what the law does not let a supplement say. */
export const claims: Rule = (tree) =>
  [
    ...filesWhere(tree, isArticle),
    ...sourcesWhere(tree, hasCopy).map(([path, { strings }]) => [path, strings.join('\n')] as const),
  ].flatMap(([path, copy]) =>
    claimWords.flatMap(({ pattern }) =>
      [...copy.matchAll(pattern)].map(
        ([found]) => `${path} says '${found}': a supplement contributes ('doprinosi'), it does not do that.`,
      ),
    ),
  );
