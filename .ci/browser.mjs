import { chromium } from '@playwright/test';
import { chromiumLaunchOptions, chromiumPaths } from './chromium.mjs';
import { run } from './processes.mjs';

/** What installs a Chromium: Playwright's download, then Debian's packages, of which older versions have the second. */
const installers = [
  'playwright install chromium',
  `${process.getuid?.() === 0 ? '' : 'sudo -n '}sh -c 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell || apt-get install -y --no-install-recommends chromium'`,
];

/** Finds a Chromium that starts, or installs one, and has all tests use it. Ends the process if there is none. */
export async function ensureChromium() {
  if (await hasFound()) return;
  if (process.env.CHROMIUM_PATH) {
    console.error('CHROMIUM_PATH names the only browser to use, so no other was looked for.');
    process.exit(1);
  }
  for (const command of installers) {
    console.log(`No Chromium that starts is installed here. Trying: ${command}`);
    if ((await run(command)) && (await hasFound())) return;
  }
  console.error('Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.');
  process.exit(1);
}

async function hasFound() {
  for (const path of chromiumPaths()) {
    try {
      const browser = await chromium.launch(chromiumLaunchOptions(path));
      console.log(`Browser: ${path} (${browser.version()})`);
      await browser.close();
      process.env.CHROMIUM_PATH = path;
      return true;
    } catch (error) {
      console.error(`${path} does not start: ${String(error).split('\n', 1)}`);
    }
  }
  return false;
}
