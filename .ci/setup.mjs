import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './processes.mjs';

/** @param {string} path */
const changedAt = (path) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Installs the packages where that was never done, or not since `package-lock.json` changed. Ends the process when
 * it fails: nothing else can work then.
 */
export async function ensurePackages() {
  const installed = changedAt('node_modules/.package-lock.json');
  const locked = changedAt('package-lock.json') ?? 0;
  if (installed !== undefined && installed >= locked) return;

  console.log(
    installed === undefined
      ? 'Installing the packages (npm ci). This is needed once and takes a minute or two.'
      : 'package-lock.json has changed since the last install: installing the packages again (npm ci).',
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
