import { existsSync, readFileSync } from 'node:fs';

/** What a check found. A test that did not run has not passed, so it counts as failed. @typedef {{ passed: number, failed: number }} Counts */

/**
 * What Vitest's `json` reporter writes.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults by file
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
export function countVitest(report) {
  /** @param {VitestReport['testResults'][number]} file */
  const brokeBeforeItsTests = (file) => file.status === 'failed' && file.assertionResults.length === 0;
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      report.testResults.filter(brokeBeforeItsTests).length,
  };
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
