import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of a Chromium or Chrome that is on this machine: an installed one first, else the one Playwright
 * downloaded. `undefined` when there is neither. `CHROMIUM_PATH` overrides the search.
 */
export function findChromium() {
  const installed = INSTALLED.find((path) => path && existsSync(path));
  if (installed) return installed;
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : undefined;
}

/** Launch options that both the story tests and the journeys use. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    // Containers run as root, where Chromium's sandbox cannot start; the rest keeps it from calling out.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
