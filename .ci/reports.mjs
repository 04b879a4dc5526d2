import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The output of a runner's `json` reporter: `testResults` from Vitest, the other fields from Playwright.
 * @typedef {object} Report
 * @property {{ name: string, message?: string, status: string, assertionResults: Assertion[] }[]} [testResults] by file
 * @property {Suite[]} [suites] by file
 * @property {{ message?: string, location?: { file: string } }[]} [errors] of files that did not load
 * @property {{ rootDir: string }} [config]
 */

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion a test of Vitest */

/**
 * A file or a group of tests in a report of Playwright.
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, line: number, tests: ProjectTest[] }[] }} Suite
 */

/**
 * A test as it ran in one project of Playwright.
 * @typedef {object} ProjectTest
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @property {{ duration?: number, error?: { message?: string } }[]} results one for each try
 */

/**
 * @typedef {object} Result of a test
 * @property {string} name with its file
 * @property {'passed' | 'retried' | 'failed'} outcome `retried`: passed at the second try
 * @property {string} error the start of its first error
 * @property {string} repeat the command that runs it again
 */

/**
 * Reads the report of a runner. One that wrote none or ran nothing, or that failed without a failed test, is a failure.
 * @param {string} file
 * @param {boolean} succeeded what the runner's exit code says
 * @returns {Result[]}
 */
export function readResults(file, succeeded) {
  /** @type {Report} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const results = [...ofVitest(report), ...ofPlaywright(report)];
  if (results.length > 0 && (succeeded || results.some(({ outcome }) => outcome === 'failed')))
    return results;
  const error = results.length === 0 ? 'No test was run.' : 'The runner failed, see above.';
  return [...results, { name: relative('', file), outcome: 'failed', error, repeat: '' }];
}

/** @param {Report} report @returns {Result[]} */
function ofVitest({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const path = relative('', name);
    const repeat = `npx vitest run ${path}`;
    if (status === 'failed' && assertionResults.length === 0)
      return [{ name: path, outcome: 'failed', error: start(message), repeat }];
    // Stories' tests that are left to the thorough run are skipped.
    const ran = assertionResults.filter(({ status }) => status !== 'skipped');
    return ran.map(({ fullName, status, failureMessages = [] }) => ({
      name: `${path} › ${fullName}`,
      outcome: status !== 'passed' ? 'failed' : failureMessages.length > 0 ? 'retried' : 'passed',
      error: start(failureMessages[0]),
      repeat,
    }));
  });
}

const outcomes = /** @type {const} */ ({
  expected: 'passed',
  flaky: 'retried',
  unexpected: 'failed',
  skipped: 'failed',
});

/** @param {Report} report @returns {Result[]} */
function ofPlaywright({ suites = [], errors = [], config }) {
  const broken = errors.map(({ message, location }) => ({
    name: relative('', location?.file ?? ''),
    outcome: /** @type {const} */ ('failed'),
    error: start(message),
    repeat: '',
  }));
  const tests = specsOf(suites).flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const path = relative('', join(config?.rootDir ?? '', file));
      return {
        name: `${path} › ${title}${projectName ? ` (${projectName})` : ''}`,
        outcome: outcomes[status],
        error: start(results[0]?.error?.message),
        repeat: `npx playwright test --project=${projectName} ${path}:${line}`,
      };
    }),
  );
  return [...broken, ...tests];
}

/** @param {Suite[]} suites @returns {NonNullable<Suite['specs']>} */
const specsOf = (suites) => suites.flatMap(({ specs = [], suites = [] }) => [...specs, ...specsOf(suites)]);

/** The first three lines of a message, because what a story logged begins in the second. Without the stack. */
const start = (message = '') =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /, 1)
    .flatMap((text) => text.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');
