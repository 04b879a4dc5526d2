import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The result of a check. A test that did not run counts as failed. @typedef {{ passed: number, failed: number, note?: string }} Counts */

/**
 * The output of a runner's `json` reporter: `testResults` from Vitest, the other fields from Playwright.
 * @typedef {object} Report
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} [testResults] by file
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} [stats]
 * @property {unknown[]} [errors] of files that did not load
 * @property {{ rootDir: string }} [config]
 * @property {{ file: string }[]} [suites] by file
 */

/** @param {string} file @returns {Report} */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * Reads a runner's report. A runner that wrote none, that failed without a failed test, or that ran nothing counts
 * as one failure.
 * @param {string} file
 * @param {boolean} succeeded what the runner's exit code says
 * @returns {Counts}
 */
export function readCounts(file, succeeded) {
  const { passed, failed } = count(read(file));
  const hasOtherFailure = failed === 0 && (!succeeded || passed === 0);
  return { passed, failed: hasOtherFailure ? 1 : failed };
}

/**
 * The counts of the files whose names match.
 * @param {string} file
 * @param {RegExp} name
 */
export function readCountsOf(file, name) {
  return count({ testResults: (read(file).testResults ?? []).filter((one) => name.test(one.name)) });
}

/** @param {Report} report @returns {Counts} */
function count({ testResults = [], stats, errors = [] }) {
  if (stats) {
    const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length;
    return { passed: stats.expected, failed };
  }
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed, failed: tests.length - passed + brokenFiles.length };
}

const TEST_FILE = /\.(test|spec|stories|faults|profiler|journey)\.\w+$/;

/**
 * Test files below a folder that are in no report: no runner includes them, or it ended before running them.
 * @param {string} folder
 * @param {string[]} reports
 */
export function notRun(folder, reports) {
  const ran = new Set(
    reports
      .map(read)
      .flatMap(({ testResults = [], config, suites = [] }) => [
        ...testResults.map(({ name }) => resolve(name)),
        ...suites.map(({ file }) => resolve(config?.rootDir ?? '', file)),
      ]),
  );
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
