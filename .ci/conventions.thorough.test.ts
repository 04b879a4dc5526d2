// Conventions that no tool has. Each rule lists its breaches.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const entries = Object.values((await buildIndex({ configDir: '.storybook' })).entries).filter(
  (entry) => entry.type === 'story',
);

/** The code that Git tracks or would add. */
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'])
  .toString()
  .split('\n')
  .filter(existsSync);

/** `thank-you` → `ThankYou`. */
const pascalCase = (folder: string) =>
  folder.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());

/** `NotFound` → `Not found`. */
function inWords(name: string): string {
  const [first = '', ...rest] = name.split(/(?<=[a-z0-9])(?=[A-Z])/);
  return [first, ...rest.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()))].join(' ');
}

/** What a primitive is for, as in the sidebar: its title is `UI/<group>/<Name>`. */
const primitiveGroups = ['Layout', 'Text', 'Actions', 'Forms', 'Feedback', 'Overlays', 'Content'];

/** The titles that match the path of a file of stories. */
function titlesOf(path: string): string[] {
  const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
  const [root, folder = ''] = path.split('/');
  if (root === '.storybook') return [`For developers/${inWords(name)}`];
  if (root === 'app') return [`Flows/${inWords(name)}`];
  if (root === 'ui' && /^[A-Z]/.test(folder)) return primitiveGroups.map((group) => `UI/${group}/${name}`);
  if (root === 'ui') return [`${pascalCase(folder)}/${inWords(name)}`];
  if (folder === 'shared') return [`Shared/${inWords(name)}`];
  const owner = pascalCase(folder);
  const section = existsSync(`features/${folder}/${owner}Screen.tsx`) ? 'Screens' : 'Shell';
  return path.includes('/parts/')
    ? [`${section}/${inWords(owner)}/${inWords(name)}`]
    : [`${section}/${inWords(name.replace(/Screen$/, ''))}`];
}

it('a story’s title matches its file’s path', () => {
  const titleOf = new Map(entries.map(({ importPath, title }) => [importPath.replace('./', ''), title]));
  const breaches = [...titleOf].flatMap(([path, title]) => {
    const titles = titlesOf(path);
    return titles.includes(title) ? [] : [`${path}: call it '${titles.join("' or '")}', not '${title}'`];
  });
  expect(breaches).toEqual([]);
});

/** Whether the code of a screen, without its tests, takes a hook that queries the backend. */
const queries = (folder: string) =>
  files
    .filter((path) => path.startsWith(`${folder}/`) && !/\.(stories|plays|test)\./.test(path))
    .flatMap((path) => parseSync(path, readFileSync(path, 'utf8')).module.staticImports)
    .filter(({ moduleRequest }) => moduleRequest.value === '#features/shared/api')
    .flatMap((statement) => statement.entries)
    .some(({ importName }) => /^use(?!Rpc$)/.test(importName.name ?? ''));

it('a screen has a story for each state and each country', () => {
  const screens = files.filter((path) => /^features\/[^/]+\/\w+Screen\.stories\.tsx$/.test(path));
  const breaches = screens.flatMap((path) => {
    const stories = entries.filter(({ importPath }) => importPath === `./${path}`);
    const states = ['Default', 'BA', 'RS', 'HR', 'ME'];
    // A screen that looks one thing up may not find it; any other shows a list, which may be empty.
    if (queries(dirname(path))) states.push('Loading', 'Failed', 'Empty or NotFound');
    return states
      .filter((state) => !stories.some(({ exportName }) => state.split(' or ').includes(exportName ?? '')))
      .map((state) => `${path} has no story ${state}`);
  });
  expect(breaches).toEqual([]);
});

const suppression =
  /@ts-(?:ignore|expect-error|nocheck)|(?:eslint|oxlint|biome|prettier)-(?:ignore|disable)|@\w+ \{[^}\n]*\bany\b/g;

it('no comment suppresses the compiler or a linter, and JSDoc has no `any`', () => {
  const breaches = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(suppression)].map(([text]) => `${path} has '${text}'`),
  );
  expect(breaches).toEqual([]);
});
