import { filesWhere, type Rule, subfolders, type Tree } from './tree';

/** `thank-you` is `ThankYou`. */
export function pascalCase(folder: string): string {
  return folder.replace(/(^|-)([a-z])/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

const isPascalCase = (name: string) => /^[A-Z][A-Za-z0-9]*$/.test(name);

function missing(tree: Tree, paths: string[]): string[] {
  return paths.filter((path) => !tree.has(path)).map((path) => `${path} is missing.`);
}

/** One folder a primitive: component, stories and index, all of its name. Lower-case folders hold what is no component. */
export const primitives: Rule = (tree) => {
  const primitiveFolders = subfolders(tree, 'ui').filter(isPascalCase);
  const inPlace = primitiveFolders.flatMap((name) =>
    missing(tree, [`ui/${name}/${name}.tsx`, `ui/${name}/${name}.stories.tsx`, `ui/${name}/index.ts`]),
  );
  const stray = filesWhere(tree, (path) => path.startsWith('ui/')).flatMap(([path]) => {
    const [, folder = '', ...rest] = path.split('/');
    if (rest.length === 0) return [`${path}: everything in ui/ has a folder of its own.`];
    if (!isPascalCase(folder)) return [];
    if (rest.length > 1) return [`${path}: a primitive's folder has no folders in it.`];
    if (path.endsWith('.stories.tsx') && rest[0] !== `${folder}.stories.tsx`) {
      return [`${path}: a primitive has one story file, ${folder}.stories.tsx.`];
    }
    return [];
  });
  return [...inPlace, ...stray];
};

/**
 * A screen or shell part: what it shows at the top, with stories; its pieces in `parts/`, its own pictures in `images/`,
 * its long texts in `content/`. A folder of another name holds logic without components: `checkout/order/`.
 */
export const featureFolders: Rule = (tree) => {
  const features = subfolders(tree, 'features').filter((name) => name !== 'shared');
  return [
    ...features.flatMap((name) => feature(tree, name)),
    ...subfolders(tree, 'features/shared').flatMap((name) =>
      missing(tree, [`features/shared/${name}/index.ts`]),
    ),
  ];
};

function feature(tree: Tree, name: string): string[] {
  const folder = `features/${name}`;
  const own = filesWhere(tree, (path) => path.startsWith(`${folder}/`)).map(([path]) =>
    path.slice(folder.length + 1),
  );
  const components = own.filter((file) => /^[A-Z]\w*\.tsx$/.test(file)).map((file) => file.slice(0, -4));
  const screens = components.filter((component) => component.endsWith('Screen'));
  const expected = `${pascalCase(name)}Screen`;
  return [
    ...(/^[a-z]+(-[a-z]+)*$/.test(name) ? [] : [`${folder}: a feature's folder is written like-this.`]),
    ...missing(tree, [`${folder}/index.ts`]),
    ...(components.length > 0 ? [] : [`${folder}: no component stands at the top of the folder.`]),
    ...screens
      .filter((screen) => screen !== expected)
      .map((screen) => `${folder}/${screen}.tsx: the screen of this folder is ${expected}.tsx.`),
    ...components
      .filter((component) => !own.includes(`${component}.stories.tsx`))
      .map((component) => `${folder}/${component}.tsx has no stories; a private piece belongs in parts/.`),
    ...subfolders(tree, folder)
      .filter((subfolder) => !['parts', 'images', 'content'].includes(subfolder))
      .filter((subfolder) => own.some((file) => file.startsWith(`${subfolder}/`) && !file.endsWith('.ts')))
      .map(
        (subfolder) =>
          `${folder}/${subfolder}/: components, pictures and texts of a feature are in parts/, images/ and content/.`,
      ),
    ...own
      .filter((file) => /^parts\/.*\//.test(file))
      .map((file) => `${folder}/${file}: pieces lie one level down, not deeper.`),
  ];
}

/** What a folder offers is named, one by one. */
export const namedExports: Rule = (tree) =>
  filesWhere(tree, (path) => /^(ui\/\w+|features\/(shared\/)?[\w-]+)\/index\.ts$/.test(path))
    .filter(([, code]) => /^export (\*(?! as )|default)/m.test(code))
    .map(([path]) => `${path}: export by name, not * or default.`);
