import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Text of every file by its path from the project's folder (`ui/Button/Button.tsx`); only source files have one. */
export type Tree = ReadonlyMap<string, string>;

/** Lists the breaches of a convention: a sentence each, with the file and what to do. */
export type Rule = (tree: Tree) => string[];

const SOURCE = /\.(tsx?|mjs)$/;

/** The files that Git knows or would add. */
export function readTree(): Tree {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const paths = list.toString().split('\0').filter(Boolean);
  return new Map(paths.map((path) => [path, SOURCE.test(path) ? readFileSync(path, 'utf8') : '']));
}
