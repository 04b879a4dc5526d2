import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell comes first: it draws no windows and takes half the time.
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Where a command may be, by the folders of PATH.
 * @param {string} name
 */
export const commandPaths = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));

/**
 * Paths of every Chromium and Chrome on this machine, installed ones first, then the one that Playwright downloaded.
 * With `CHROMIUM_PATH` set there is only that one.
 */
export function chromiumPaths() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  return [...COMMANDS.flatMap(commandPaths), ...APPLICATIONS, chromium.executablePath()].filter((path) =>
    existsSync(path),
  );
}

/** Launch options that story tests, journeys and the size check share. */
export function chromiumLaunchOptions(executablePath = chromiumPaths()[0]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    // Chromium's sandbox cannot start as root in containers. The other flags prevent requests to anything but this machine.
    args: [
      '--no-sandbox',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
