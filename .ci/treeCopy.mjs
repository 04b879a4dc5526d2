// A copy of the project, for what writes into it: `npm run test:new`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const packages = join(root, 'node_modules');

/**
 * Copies what Git has of the project, or would add, into an empty folder, and links the packages there.
 *
 * @param {string} copy outside the project, whose .gitignore would hide it from the linters
 */
export function copyTree(copy) {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  // A worktree or a clone in this one is a folder with a slash at its end.
  for (const path of tracked.split('\0').filter((path) => path && !path.endsWith('/')))
    cpSync(join(root, path), join(copy, path));
  // The conventions are those of the files that Git would add.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  linkPackages(packages, join(copy, 'node_modules'));
}

/**
 * Links a folder file by file. A symbolic link to the folder would lead Vite out of the copy.
 *
 * @param {string} from
 * @param {string} to
 */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // Caches are written in place.
    if (/^\.(?!bin$|package-lock\.json$)/.test(entry.name) && dirname(source) === packages) continue;
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function link(source, target) {
  try {
    linkSync(source, target);
  } catch {
    // The temporary folder may be on another disk.
    copyFileSync(source, target);
  }
}
