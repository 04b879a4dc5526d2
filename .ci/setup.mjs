// Runs before any package is installed, for `npm start` and `npm test`, so it uses only Node.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path relative to the project's folder */
const readJson = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

/**
 * Whether a Node version is in an `engines` range: alternatives of `^major.minor` and `>=major.minor`.
 * @param {string} version `20.19.4`
 * @param {string} range `^20.19 || >=22.12`
 */
export function satisfies(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((alternative) => {
    const [, operator, wantedMajor, wantedMinor = 0] = alternative.match(/(\^|>=)(\d+)(?:\.(\d+))?/) ?? [];
    if (major === Number(wantedMajor)) return minor >= Number(wantedMinor);
    return operator === '>=' && major > Number(wantedMajor);
  });
}

/** Ends the process with a message if this version of Node cannot run the project. */
function requireNode() {
  const { engines } = readJson('package.json');
  if (satisfies(process.versions.node, engines.node)) return;
  console.error(
    `This project needs Node ${engines.node.replaceAll('||', 'or')}; this is Node ${process.versions.node} (${process.execPath}).\n` +
      'Install a newer one from https://nodejs.org, or with a version manager: nvm install --lts',
  );
  process.exit(1);
}

/**
 * The first character of a folder's path with which the tools do not work: Vite takes `#`, `?` and `%` for parts of an
 * address and a backslash for a slash, PATH ends a folder at a colon, Storybook looks for what a pattern with a bracket
 * matches, and the others end a quoted text or begin a variable in it.
 * @param {string} path
 * @param {string} platform
 */
export const unusableIn = (path, platform = process.platform) =>
  (platform === 'win32' ? /[#%['`$]/ : /[#%?:\\['"`$*\n]/).exec(path)?.[0];

/** Ends the process with a sentence if this version of Node, or the path of the project, cannot be used. */
export function requireSetup() {
  requireNode();
  const path = fileURLToPath(new URL('..', import.meta.url));
  const character = unusableIn(path);
  if (character === undefined) return;
  console.error(
    `This project cannot run in ${path}: its tools do not work with the character ${character === '\n' ? 'line break' : character} in a path. Move or rename the folder.`,
  );
  process.exit(1);
}

/**
 * The packages of a lock file by folder; `undefined` if the file does not exist.
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }> | undefined}
 */
function packagesIn(path) {
  return existsSync(new URL(`../${path}`, import.meta.url)) ? readJson(path).packages : undefined;
}

/**
 * Installs the packages if they are missing or differ from `package-lock.json`. Ends the process if that fails.
 */
export async function ensurePackages() {
  // npm's own record of the installed packages.
  const installed = packagesIn('node_modules/.package-lock.json');
  const isCurrent = Object.entries(packagesIn('package-lock.json') ?? {}).every(
    ([folder, { version, optional, devOptional }]) => {
      const present = installed?.[folder];
      return folder === '' || (present ? present.version === version : optional || devOptional);
    },
  );
  if (installed && isCurrent) return;

  console.log(
    installed
      ? 'package-lock.json differs from what is installed: installing the packages again (npm ci).'
      : 'Installing the packages (npm ci). This is needed once and takes a minute or two.',
  );
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  // npm shows progress only in a terminal.
  const progress = process.stdout.isTTY
    ? undefined
    : setInterval(() => console.log(`  … still installing (${seconds()} s)`), 10_000);
  const npm = spawn('npm', ['ci', '--include=dev'], {
    cwd: new URL('..', import.meta.url),
    stdio: ['ignore', 'inherit', 'inherit'],
    // npm is a batch file on Windows.
    shell: process.platform === 'win32',
  });
  const stop = () => npm.kill();
  process.once('SIGTERM', stop);
  /** @type {string} */
  const end = await new Promise((resolve) => {
    npm.once('error', (error) => resolve(error.message));
    npm.once('close', (code, signal) => resolve(code === 0 ? '' : (signal ?? `exit code ${code}`)));
  });
  process.off('SIGTERM', stop);
  clearInterval(progress);
  if (end) {
    console.error(
      `Installing failed: npm ci ended with ${end}. It needs the npm registry; 'npm ping' tells whether it can be reached.`,
    );
    process.exit(1);
  }
  console.log(`Packages installed in ${seconds()} s.`);
}
