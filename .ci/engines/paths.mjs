import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandPaths } from '../commandPaths.mjs';

const FIREFOX_APPLICATIONS = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

// Distributions put what no user starts into different folders.
const WEBKIT_FOLDERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
  '/usr/lib',
];
const WEBKIT_VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];

/** Paths of every Firefox on this machine. With `FIREFOX_PATH` set there is only that one. */
export function firefoxPaths() {
  if (process.env.FIREFOX_PATH) return [process.env.FIREFOX_PATH];
  return [...commandPaths('firefox-esr'), ...commandPaths('firefox'), ...FIREFOX_APPLICATIONS].filter(
    (path) => existsSync(path),
  );
}

/**
 * Paths of WebKitGTK's own browser, if the driver and the display that it needs are there too. With `WEBKIT_PATH` set
 * there is only that one.
 */
export function webKitPaths() {
  const hasTools = ['WebKitWebDriver', 'xvfb-run'].every((name) => commandPaths(name).some(existsSync));
  if (!hasTools) return [];
  if (process.env.WEBKIT_PATH) return [process.env.WEBKIT_PATH];
  return WEBKIT_FOLDERS.flatMap((folder) =>
    WEBKIT_VERSIONS.map((version) => join(folder, version, 'MiniBrowser')),
  ).filter((path) => existsSync(path));
}
