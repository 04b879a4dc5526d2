import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const TEST_FILE = /\.(test|spec|stories|faults|journey)\.\w+$/;

/**
 * Test files below a folder that no report tells of: no runner takes them, or it ended before it came to them.
 * @param {string} folder
 * @param {string[]} reports files that Vitest's or Playwright's `json` reporter has written
 */
export function notRun(folder, reports) {
  const ran = new Set(reports.filter((file) => existsSync(file)).flatMap(filesIn));
  return testFilesBelow(folder).filter((path) => !ran.has(path));
}

/** @param {string} folder @returns {string[]} */
function testFilesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|\.git)$/.test(entry.name) ? [] : testFilesBelow(path);
    return TEST_FILE.test(entry.name) ? [path] : [];
  });
}

/** @param {string} report @returns {string[]} */
function filesIn(report) {
  const { testResults, config, suites } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    ? testResults.map((/** @type {{ name: string }} */ { name }) => resolve(name))
    : suites.map((/** @type {{ file: string }} */ { file }) => resolve(config.rootDir, file));
}
