import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The text of every file by its path in the project (`ui/Button/Button.tsx`); empty if it is neither code nor Markdown. */
export type Tree = ReadonlyMap<string, string>;

/** Lists the breaches of a convention, each as a sentence with the file and what to do. */
export type Rule = (tree: Tree) => string[];

const TEXT = /\.(tsx?|mjs|mdx?)$/;

/** Reads all files that Git tracks or would add. */
export function readTree(): Tree {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const paths = list
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(path));
  return new Map(paths.map((path) => [path, TEXT.test(path) ? readFileSync(path, 'utf8') : '']));
}
