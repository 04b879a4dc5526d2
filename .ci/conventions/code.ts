import { sourcesWhere } from './source';
import { isProduction, isTestSide, type Rule } from './tree';

const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);

/** Nobody silences the compiler or the linter. */
export const noSilencing: Rule = (tree) =>
  sourcesWhere(tree, isCode).flatMap(([path, { comments, usesAny }]) => {
    const said = comments.join('\n');
    const orders = said.matchAll(
      /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|biome|prettier)-(?:ignore|disable)\S*/g,
    );
    return [
      ...[...orders].map(([order]) => `${path} says ${order}: mend what it hides.`),
      ...(usesAny || /@\w+ \{[^}]*\bany\b/.test(said)
        ? [`${path} uses the type any: say what it is, or unknown.`]
        : []),
    ];
  });

/** Every test runs. */
export const nothingSkipped: Rule = (tree) =>
  sourcesWhere(tree, isTestSide).flatMap(([path, { bare }]) =>
    [...bare.matchAll(/\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip\w*|todo|fixme|fails)\b/g)].map(
      ([call]) => `${path} has ${call}: a test that is kept is run.`,
    ),
  );

/** The shop does not know who is looking at it, and is told about its surroundings in one place. */
export const unaware: Rule = (tree) =>
  sourcesWhere(tree, isProduction).flatMap(([path, { bare }]) => [
    ...[
      ...bare.matchAll(
        /\b\w*(?:STORYBOOK|VITEST|PLAYWRIGHT)\w*\b|\bnavigator\.webdriver\b|\bprocess\.env\b/gi,
      ),
    ].map(([text]) => `${path} asks for ${text}: shipped code does not know whether it is tested.`),
    ...(/\bimport\.meta\.env\b/.test(bare) && path !== 'features/shared/platform/env.ts'
      ? [`${path} reads import.meta.env: only features/shared/platform does.`]
      : []),
  ]);

/** What a story shows today it shows tomorrow. */
export const nothingRandom: Rule = (tree) =>
  sourcesWhere(tree, (path) => isCode(path) && (path.startsWith('mocks/') || isTestSide(path)))
    .filter(([, { bare }]) => /\bMath\.random\b/.test(bare))
    .map(([path]) => `${path} uses Math.random.`);
