import { filesWhere, isProduction, type Rule, stringsIn } from './tree';

/**
 * What a food supplement may not be said to do, in the forms of all four countries (ijekavian and ekavian): cure, be a
 * therapy, prevent or treat a disease. A doctor (liječnik, ljekar, lekar) may be named.
 */
const forbidden: readonly RegExp[] = [
  /(?<!\p{L})(?:iz|za|pro)?li?j?eč(?!ni[kcč])\p{L}*/giu,
  /(?<!\p{L})l(?:j|ij)?ekovit\p{L}*/giu,
  /(?<!\p{L})terap(?:ij|eut)\p{L}*/giu,
  /(?<!\p{L})(?:spr(?:ij|j)?eč|preven)\p{L}*(?:\s+\p{L}+){0,3}\s+(?:bolest|obolj)\p{L}*/giu,
  /(?<!\p{L})prevencij\p{L}*/giu,
];

const isCopy = (path: string) =>
  (isProduction(path) && /^(features|app)\//.test(path)) ||
  /^features\/.*\.md$/.test(path) ||
  /^mocks\/fixtures\/.*(?<!\.test)\.ts$/.test(path);

/** No text of the shop, and none of its fixtures, says what the law does not let a supplement say. */
export const claims: Rule = (tree) =>
  filesWhere(tree, isCopy).flatMap(([path, text]) => {
    const copy = path.endsWith('.md') ? text : stringsIn(text).join('\n');
    return forbidden.flatMap((pattern) =>
      [...copy.matchAll(pattern)].map(
        ([found]) => `${path} says '${found}': a supplement contributes ('doprinosi'), it does not do that.`,
      ),
    );
  });
