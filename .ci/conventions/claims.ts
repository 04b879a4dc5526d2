import { claimWords } from '../../.storybook/guidelines/claimWords';
import { filesWhere, isProduction, type Rule, stringsIn } from './tree';

const isCopy = (path: string) =>
  (isProduction(path) && /^(features|app)\//.test(path)) ||
  /^features\/.*\.md$/.test(path) ||
  /^mocks\/fixtures\/.*(?<!\.test)\.ts$/.test(path);

/** No text of the shop, and none of its fixtures, says what the law does not let a supplement say. */
export const claims: Rule = (tree) =>
  filesWhere(tree, isCopy).flatMap(([path, text]) => {
    const copy = path.endsWith('.md') ? text : stringsIn(text).join('\n');
    return claimWords.flatMap(({ pattern }) =>
      [...copy.matchAll(pattern)].map(
        ([found]) => `${path} says '${found}': a supplement contributes ('doprinosi'), it does not do that.`,
      ),
    );
  });
