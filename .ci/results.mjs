import { existsSync, readFileSync } from 'node:fs';

/** What a check found. A test that did not run has not passed, so it counts as failed. @typedef {{ passed: number, failed: number, note?: string }} Counts */

/**
 * What Vitest's `json` reporter writes.
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults by file
 */

/**
 * What Playwright's `json` reporter writes.
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors of files that did not load
 */

/**
 * Reads a runner's report. A runner that wrote none, that failed without a failed test, or that ran nothing counts
 * as one failure.
 * @template Report
 * @param {string} file
 * @param {number | null} exitCode
 * @param {(report: Report) => Counts} count
 * @returns {Counts}
 */
export function readResults(file, exitCode, count) {
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  const somethingElseFailed = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: somethingElseFailed ? 1 : failed };
}

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest({ testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed, failed: tests.length - passed + brokenFiles.length };
}

/**
 * The part of a report that tells of the files with such names.
 * @param {VitestReport} report
 * @param {RegExp} name
 * @returns {VitestReport}
 */
export function filesOf({ testResults }, name) {
  return { testResults: testResults.filter((file) => name.test(file.name)) };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  };
}
