import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, chromiumPaths } from './chromium.mjs';
import { run } from './processes.mjs';

/** Commands that install a Chromium, by package manager; tried in order. */
const INSTALLERS = {
  // The first package exists only in recent Debian versions, not in Ubuntu.
  'apt-get': [
    'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell',
    'apt-get install -y --no-install-recommends chromium',
  ],
  dnf: ['dnf install -y chromium'],
  apk: ['apk add --no-cache chromium'],
  pacman: ['pacman -Sy --noconfirm chromium'],
};

/**
 * Finds a Chromium that starts. If there is none, installs one: with Playwright first, then with the system's package
 * manager. Logs each attempt and its result.
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureBrowser() {
  const working = await findWorkingBrowser();
  if (working) return working;
  if (process.env.CHROMIUM_PATH) {
    console.error('CHROMIUM_PATH names the only browser to use, so no other was looked for.');
    return undefined;
  }
  console.log('No Chromium or Chrome that starts is installed here.');
  for (const command of ['playwright install chromium', ...systemInstallers()]) {
    console.log(`Trying: ${command}`);
    const installed = await run(command);
    const path = installed ? await findWorkingBrowser() : undefined;
    if (path) return path;
    console.error('  This did not install a working browser.');
  }
  console.error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.');
  return undefined;
}

async function findWorkingBrowser() {
  for (const path of chromiumPaths()) {
    try {
      const browser = await chromium.launch(chromiumLaunchOptions(path));
      console.log(`Browser: ${path} (${browser.version()})`);
      await browser.close();
      return path;
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      console.error(`${path} does not start: ${reason}`);
    }
  }
  return undefined;
}

/** The install commands of this system's package manager, if this user may run them. */
function systemInstallers() {
  const found = Object.entries(INSTALLERS).find(([name]) => succeeds(name, '--version'));
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
