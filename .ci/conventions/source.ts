import type { Rule } from './tree';

const SUPPRESSIONS =
  /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|biome|prettier)-(?:ignore|disable)|@\w+ \{[^}\n]*\bany\b/g;

/** Comments do not suppress the compiler or the linter, and JSDoc has no `any`. */
export const noSuppressions: Rule = (tree) =>
  [...tree]
    .filter(([path]) => /\.(tsx?|mjs)$/.test(path))
    .flatMap(([path, code]) =>
      [...code.matchAll(SUPPRESSIONS)].map(([text]) => `${path} has '${text}': fix the error that it hides.`),
    );
