import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/**
 * What a lock file lists, by folder; nothing where there is no such file.
 * @param {string} path
 * @returns {Record<string, Package> | undefined}
 */
function packagesIn(path) {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  /** @type {Lock} */
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return packages;
}

/**
 * Installs the packages where that was never done, or where those of `package-lock.json` are others. Ends the process
 * when it fails: nothing else can work then.
 */
export async function ensurePackages() {
  // What npm wrote down of what it put there.
  const installed = packagesIn('node_modules/.package-lock.json');
  const locked = Object.entries(packagesIn('package-lock.json') ?? {});
  /** @param {[folder: string, entry: Package]} entry */
  const differs = ([folder, { version, optional, devOptional }]) => {
    if (folder === '') return false;
    const there = installed?.[folder];
    return there ? there.version !== version : !(optional || devOptional);
  };
  if (installed && !locked.some(differs)) return;

  console.log(
    installed === undefined
      ? 'Installing the packages (npm ci). This is needed once and takes a minute or two.'
      : 'package-lock.json lists other packages than were installed: installing the packages again (npm ci).',
  );
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  // npm draws its own progress in a terminal and is silent elsewhere.
  const beat = process.stdout.isTTY
    ? undefined
    : setInterval(() => console.log(`  … still installing (${seconds()} s)`), 10_000);
  const { code, how } = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  clearInterval(beat);
  if (code !== 0) {
    console.error(
      `Installing failed: npm ci ended with ${how}. It needs the npm registry; 'npm ping' tells whether it can be reached.`,
    );
    process.exit(1);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}
