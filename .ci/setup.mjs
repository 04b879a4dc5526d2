// Runs before any package is installed, for `npm start` and `npm test`, so it uses only Node.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Installs the packages if they are missing or older than `package-lock.json`. Ends the process if that fails. */
export function ensurePackages() {
  // Vite takes some of these for parts of an address, and others end a quoted text or begin a pattern.
  const [unusable] = /[#%?[`$*\n]/.exec(root) ?? [];
  if (unusable) {
    console.error(`The tools do not work in ${root}, because of '${unusable}'. Move or rename the folder.`);
    process.exit(1);
  }
  const changed = (/** @type {string} */ path) =>
    statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm's own record of what is installed.
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return;

  console.log('Installing the packages (npm ci). This takes a minute or two.');
  // npm is a batch file on Windows.
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  const { status } = spawnSync('npm', ['ci', '--include=dev'], options);
  if (status === 0) return;
  console.error("Installing failed. It needs the npm registry; 'npm ping' tells whether it can be reached.");
  process.exit(1);
}
