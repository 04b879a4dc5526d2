import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files by path from the project's folder (`ui/Button/Button.tsx`), with their text where it is source. */
export type Tree = ReadonlyMap<string, string>;

/** Looks at a tree and tells each breach in a sentence that names the file and the way out. */
export type Rule = (tree: Tree) => string[];

const root = fileURLToPath(new URL('../..', import.meta.url));
const ROOMS = ['ui', 'features', 'app', 'mocks', '.storybook', '.ci'];
const SOURCE = /\.(tsx?|mjs|json|md)$/;

/** The project as it lies on the disk. */
export function readTree(): Tree {
  const topLevel = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
  return new Map([...topLevel, ...ROOMS.flatMap(filesBelow)].map((path) => [path, textOf(path)]));
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function textOf(path: string): string {
  return SOURCE.test(path) ? readFileSync(join(root, path), 'utf8') : '';
}

/** Stories and their plays, tests, faults and journeys: what looks at the shop from outside and is never shipped. */
export function isTestSide(path: string): boolean {
  return /\.(stories|plays|test|faults|journey)\.\w+$/.test(path) || path.startsWith('app/journeys/');
}

/** What the browser of a shopper gets. */
export function isProduction(path: string): boolean {
  return /^(ui|features|app(?!\/build))\/.*\.tsx?$/.test(path) && !isTestSide(path);
}

/** The files whose path fits, as pairs of path and text. */
export function filesWhere(tree: Tree, fits: (path: string) => boolean): [string, string][] {
  return [...tree].filter(([path]) => fits(path));
}

/** The names directly below a folder: `subfolders(tree, 'ui')` is `['Button', …]`. */
export function subfolders(tree: Tree, folder: string): string[] {
  const inside = [...tree.keys()].filter((path) => path.startsWith(`${folder}/`));
  const names = inside.map((path) => path.slice(folder.length + 1).split('/'));
  return [...new Set(names.flatMap(([name, ...rest]) => (name && rest.length > 0 ? [name] : [])))];
}
