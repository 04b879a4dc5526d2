import type { Rule, Tree } from './tree';

/** `thank-you` → `ThankYou`. */
export function pascalCase(folder: string): string {
  return folder.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** Names of the folders in a folder. */
function subfolders(tree: Tree, parent: string): string[] {
  const inside = [...tree.keys()].filter((path) => path.startsWith(`${parent}/`));
  return [...new Set(inside.flatMap((path) => path.slice(parent.length + 1).match(/^([^/]+)\//)?.[1] ?? []))];
}

const missing = (tree: Tree, paths: readonly string[]) =>
  paths.filter((path) => !tree.has(path)).map((path) => `${path} is missing.`);

/** A primitive is a flat folder with component, stories and index. Folders in lower case hold no component. */
export const primitives: Rule = (tree) => [
  ...subfolders(tree, 'ui')
    .filter((name) => /^[A-Z]/.test(name))
    .flatMap((name) =>
      missing(tree, [`ui/${name}/${name}.tsx`, `ui/${name}/${name}.stories.tsx`, `ui/${name}/index.ts`]),
    ),
  ...[...tree.keys()].flatMap((path) => {
    if (/^ui\/[^/]+$/.test(path)) return [`${path}: put it into a folder of its own.`];
    if (/^ui\/[A-Z][^/]*\/[^/]+\//.test(path)) return [`${path}: a primitive has no folders in its folder.`];
    const [, folder, file] = path.match(/^ui\/([A-Z][^/]*)\/(.*)\.stories\.tsx$/) ?? [];
    return file === folder ? [] : [`${path}: put its stories into ${folder}.stories.tsx.`];
  }),
];

/** A feature has its component with stories at the top, pieces in `parts/`, pictures in `images/`, texts in `content/`. */
export const features: Rule = (tree) => [
  ...subfolders(tree, 'features')
    .filter((name) => name !== 'shared')
    .flatMap((name) => feature(tree, name)),
  ...subfolders(tree, 'features/shared').flatMap((name) =>
    missing(tree, [`features/shared/${name}/index.ts`]),
  ),
];

function feature(tree: Tree, name: string): string[] {
  const folder = `features/${name}`;
  const files = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`));
  const components = files.flatMap((path) => path.match(/^features\/[^/]+\/([A-Z]\w*)\.tsx$/)?.[1] ?? []);
  const screen = `${pascalCase(name)}Screen`;
  return [
    ...(/^[a-z]+(-[a-z]+)*$/.test(name) ? [] : [`${folder}: write the folder like-this.`]),
    ...missing(tree, [`${folder}/index.ts`]),
    ...(components.length > 0 ? [] : [`${folder}: put the component at the top of the folder.`]),
    ...components.flatMap((component) => {
      const path = `${folder}/${component}.tsx`;
      if (component.endsWith('Screen') && component !== screen) return [`${path}: name it ${screen}.tsx.`];
      return tree.has(`${folder}/${component}.stories.tsx`)
        ? []
        : [`${path} has no stories: write some, or put the piece into parts/.`];
    }),
    ...subfolders(tree, folder)
      .filter((subfolder) => !FOLDERS.includes(subfolder))
      // A folder of another name holds logic only: `checkout/order/`.
      .filter((subfolder) =>
        files.some((path) => path.startsWith(`${folder}/${subfolder}/`) && !path.endsWith('.ts')),
      )
      .map(
        (subfolder) =>
          `${folder}/${subfolder}/: components, pictures and texts go into ${FOLDERS.join(', ')}.`,
      ),
    ...files
      .filter((path) => /\/parts\/[^/]+\//.test(path))
      .map((path) => `${path}: pieces lie one level down, not deeper.`),
  ];
}

const FOLDERS = ['parts', 'images', 'content'];
