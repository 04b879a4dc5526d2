import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The text of every file by its path in the project (`ui/Button/Button.tsx`); empty for files that are not source code. */
export type Tree = ReadonlyMap<string, string>;

/** Lists the breaches of a convention, each as a sentence with the file and what to do. */
export type Rule = (tree: Tree) => string[];

const SOURCE = /\.(tsx?|mjs)$/;

/** Reads all files that Git tracks or would add. */
export function readTree(): Tree {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const paths = list.toString().split('\0').filter(Boolean);
  return new Map(paths.map((path) => [path, SOURCE.test(path) ? readFileSync(path, 'utf8') : '']));
}
