import { bareCode, filesWhere, isProduction, isTestSide, type Rule } from './tree';

const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);

/** Nobody silences the compiler or the linter. */
export const noSilencing: Rule = (tree) =>
  filesWhere(tree, isCode).flatMap(([path, code]) => [
    ...[
      ...code.matchAll(
        /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|biome|prettier)-(?:ignore|disable)\S*/g,
      ),
    ].map(([comment]) => `${path} says ${comment}: mend what it hides.`),
    ...(/[:<(|&,=]\s*any\b(?=\s*[;,>)\]|&=[{}]|\s*$)|\bas any\b/m.test(bareCode(code)) ||
    /@\w+ \{[^}]*\bany\b/.test(code)
      ? [`${path} uses the type any: say what it is, or unknown.`]
      : []),
  ]);

/** Every test runs. */
export const nothingSkipped: Rule = (tree) =>
  filesWhere(tree, isTestSide).flatMap(([path, code]) =>
    [
      ...bareCode(code).matchAll(/\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip\w*|todo|fixme|fails)\b/g),
    ].map(([call]) => `${path} has ${call}: a test that is kept is run.`),
  );

/** The shop does not know who is looking at it, and is told about its surroundings in one place. */
export const unaware: Rule = (tree) =>
  filesWhere(tree, isProduction).flatMap(([path, code]) => {
    const source = bareCode(code);
    return [
      ...[
        ...source.matchAll(
          /\b\w*(?:STORYBOOK|VITEST|PLAYWRIGHT)\w*\b|\bnavigator\.webdriver\b|\bprocess\.env\b/gi,
        ),
      ].map(([text]) => `${path} asks for ${text}: shipped code does not know whether it is tested.`),
      ...(/\bimport\.meta\.env\b/.test(source) && path !== 'features/shared/env/env.ts'
        ? [`${path} reads import.meta.env: only features/shared/env does.`]
        : []),
    ];
  });

/** What a story shows today it shows tomorrow. */
export const nothingRandom: Rule = (tree) =>
  filesWhere(tree, (path) => isCode(path) && (path.startsWith('mocks/') || isTestSide(path)))
    .filter(([, code]) => /\bMath\.random\b/.test(bareCode(code)))
    .map(([path]) => `${path} uses Math.random.`);
