import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumLaunchOptions, chromiumPaths } from './chromium.mjs';
import { bin, node, run } from './processes.mjs';

/**
 * Finds a Chromium that starts; where there is none, gets one: Playwright's own download first, then the system's
 * package manager. Says each attempt and how it went.
 * @returns {Promise<string | undefined>} its path
 */
export async function ensureBrowser() {
  const working = await firstThatStarts();
  if (working) return working;
  if (process.env.CHROMIUM_PATH) {
    console.error('CHROMIUM_PATH names the only browser to use, so no other was looked for.');
    return undefined;
  }
  console.log('No Chromium or Chrome that starts is installed here.');

  for (const attempt of [playwrightDownload(), ...packageManager()]) {
    console.log(`Trying ${attempt.what}.`);
    const failure = await firstFailure(attempt.steps);
    if (failure) console.error(`  That failed: ${failure}.`);
    const path = failure ? undefined : await firstThatStarts();
    if (path) return path;
  }
  console.error(
    'No browser could be had. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.',
  );
  return undefined;
}

async function firstThatStarts() {
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

/** @typedef {{ command: string, args: string[] }} Step */

/**
 * @param {Step[]} steps
 * @returns {Promise<string | undefined>}
 */
async function firstFailure(steps) {
  for (const { command, args } of steps) {
    const { code, how } = await run(command, args, { minutes: 10 });
    if (code !== 0) return `${command} ${args.join(' ')} ended with ${how}`;
  }
  return undefined;
}

function playwrightDownload() {
  return {
    what: "Playwright's own Chromium (playwright install chromium)",
    steps: [{ command: node, args: [bin('playwright'), 'install', 'chromium'] }],
  };
}

/** The first package manager found here, with root's rights where it needs them, and what to ask it for in turn. */
function packageManager() {
  const asRoot = rootPrefix();
  const aptInstall = ['install', '-y', '--no-install-recommends'];
  const managers = [
    {
      name: 'apt-get',
      needsRoot: true,
      // Not every Debian, and no Ubuntu, has the first.
      ways: [[['update'], [...aptInstall, 'chromium-headless-shell']], [[...aptInstall, 'chromium']]],
    },
    { name: 'dnf', needsRoot: true, ways: [[['install', '-y', 'chromium']]] },
    { name: 'apk', needsRoot: true, ways: [[['add', '--no-cache', 'chromium']]] },
    { name: 'pacman', needsRoot: true, ways: [[['-Sy', '--noconfirm', 'chromium']]] },
    { name: 'brew', needsRoot: false, ways: [[['install', '--cask', 'google-chrome']]] },
  ];
  const found = managers.find(({ name }) => succeeds(name, '--version'));
  if (!found) {
    console.log('No package manager that could install it (apt-get, dnf, apk, pacman, brew) was found.');
    return [];
  }
  if (found.needsRoot && !asRoot) {
    console.log(`${found.name} could install it, but this user is not root and sudo asks for a password.`);
    return [];
  }
  const prefix = found.needsRoot && asRoot ? asRoot : [];
  return found.ways.map((commands) => ({
    what: `the system's package manager (${found.name}: ${commands.at(-1)?.at(-1)})`,
    steps: commands.map((args) => {
      const [command = found.name, ...rest] = [...prefix, found.name, ...args];
      return { command, args: rest };
    }),
  }));
}

/** What stands before a command to run it as root; `undefined` where that is not possible without a password. */
function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  return succeeds('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function succeeds(command, ...args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
