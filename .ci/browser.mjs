import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, chromiumPaths } from './chromium.mjs';
import { run } from './processes.mjs';

/**
 * A browser of the tests.
 * @typedef {object} Wanted
 * @property {string} name
 * @property {string} variable names the only one to use
 * @property {() => string[]} paths of those on this machine, the best first
 * @property {(path: string) => Promise<string>} start resolves to the version of one that starts
 * @property {Record<string, string[]>} installers commands by package manager; tried in order
 * @property {string[]} [others] commands that are tried before those
 */

/** @type {Wanted} */
const CHROMIUM = {
  name: 'Chromium or Chrome',
  variable: 'CHROMIUM_PATH',
  paths: chromiumPaths,
  start: async (path) => {
    const browser = await chromium.launch(chromiumLaunchOptions(path));
    const version = browser.version();
    await browser.close();
    return version;
  },
  others: ['playwright install chromium'],
  installers: {
    // The first package exists only in recent Debian versions, not in Ubuntu.
    'apt-get': [
      'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell',
      'apt-get install -y --no-install-recommends chromium',
    ],
    dnf: ['dnf install -y chromium'],
    apk: ['apk add --no-cache chromium'],
    pacman: ['pacman -Sy --noconfirm chromium'],
  },
};

/** Finds a Chromium that starts, or installs one. */
export const ensureBrowser = () => ensure(CHROMIUM);

/**
 * Finds a browser that starts. If there is none, installs one, in the end with the system's package manager. Logs each
 * attempt and its result.
 * @param {Wanted} wanted
 * @returns {Promise<string | undefined>} its path
 */
async function ensure(wanted) {
  const { name, variable, others = [], installers } = wanted;
  const working = await findWorking(wanted);
  if (working) return working;
  if (process.env[variable]) {
    console.error(`${variable} names the only browser to use, so no other was looked for.`);
    return undefined;
  }
  console.log(`No ${name} that starts is installed here.`);
  for (const command of [...others, ...systemInstallers(installers)]) {
    console.log(`Trying: ${command}`);
    const installed = await run(command);
    const path = installed ? await findWorking(wanted) : undefined;
    if (path) return path;
    console.error('  This did not install a working browser.');
  }
  console.error(`Install ${name}, or set ${variable} to one, and run this again.`);
  return undefined;
}

/** @param {Wanted} wanted */
async function findWorking({ paths, start }) {
  for (const path of paths()) {
    try {
      console.log(`Browser: ${path} (${await start(path)})`);
      return path;
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      console.error(`${path} does not start: ${reason}`);
    }
  }
  return undefined;
}

/**
 * The install commands of this system's package manager, if this user may run them.
 * @param {Wanted['installers']} installers
 */
function systemInstallers(installers) {
  const found = Object.entries(installers).find(([name]) => succeeds(name, '--version'));
  if (!found) return [];
  const [name, commands] = found;
  if (process.getuid?.() === 0) return commands;
  if (succeeds('sudo', '-n', 'true')) return commands.map((command) => `sudo -n sh -c '${command}'`);
  console.log(`${name} could install one, but this user is not root and sudo asks for a password.`);
  return [];
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
