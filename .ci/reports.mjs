import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a check. A test that did not run counts as failed. @typedef {{ passed: number, failed: number, note?: string }} Counts */

/**
 * The output of a runner's `json` reporter: `testResults` from Vitest, the other fields from Playwright.
 * @typedef {object} Report
 * @property {{ name: string, status: string, message?: string, assertionResults: { status: string, fullName?: string, failureMessages?: string[] }[] }[]} [testResults] by file
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} [stats]
 * @property {unknown[]} [errors] of files that did not load
 * @property {{ rootDir: string }} [config]
 * @property {Suite[]} [suites] by file
 */

/**
 * A file or a group of tests in a report of Playwright.
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: ProjectTest[] }[]} [specs]
 */

/**
 * A test as it ran in one project.
 * @typedef {object} ProjectTest
 * @property {string} projectName
 * @property {'expected' | 'unexpected' | 'flaky' | 'skipped'} status
 * @property {{ duration?: number, error?: { message?: string } }[]} results
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

/**
 * The failed tests of a report, each with its file and the first line of its error.
 * @param {string} file
 * @returns {string[]}
 */
export function readFailures(file) {
  const { testResults = [], suites = [], config } = read(file);
  const told = (/** @type {string} */ path, name = '', error = '') =>
    [relative('', path), name, firstLines(error)].filter(Boolean).join(' › ');
  return [
    ...testResults.flatMap(({ name, status, message, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [told(name, '', message)]
        : assertionResults
            .filter((test) => test.status === 'failed')
            .map(({ fullName, failureMessages }) => told(name, fullName, failureMessages?.[0])),
    ),
    ...journeysOf(suites)
      .filter(({ status }) => status !== 'expected')
      .map(({ file, title, projectName, results }) =>
        told(join(config?.rootDir ?? '', file), `${title} (${projectName})`, results[0]?.error?.message),
      ),
  ];
}

/**
 * The start of a message: three lines, because what a story logged begins in the second. Without the stack.
 * @param {string} error
 */
const firstLines = (error) =>
  stripVTControlCharacters(error)
    .split(/\n\s+at /, 1)
    .flatMap((message) => message.split('\n'))
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 3)
    .join(' ');

/**
 * How each journey of a report ended in each project.
 * @param {string} file
 * @returns {{ journey: string, project: string, ok: boolean, seconds: number }[]}
 */
export function readJourneys(file) {
  return journeysOf(read(file).suites ?? []).map(({ title, projectName, status, results }) => ({
    journey: title,
    project: projectName,
    ok: status === 'expected',
    seconds: Math.round(results.reduce((sum, { duration = 0 }) => sum + duration, 0) / 1000),
  }));
}

/**
 * The tests of suites. The report lists a test once for each project that runs it.
 * @param {Suite[]} suites
 * @returns {({ file: string, title: string } & ProjectTest)[]}
 */
function journeysOf(suites) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ({ file, title, ...test }))),
    ...journeysOf(inner),
  ]);
}

const TEST_FILE = /\.(test|test-d|spec|stories|faults|profiler|journey)\.\w+$/;

/**
 * Test files below a folder that are in no report: no runner includes them, or it ended before running them.
 * @param {string} folder
 * @param {string[]} reports
 * @param {RegExp} name
 */
export function notRun(folder, reports, name = TEST_FILE) {
  const ran = new Set(
    reports
      .map(read)
      .flatMap(({ testResults = [], config, suites = [] }) => [
        ...testResults.map(({ name }) => resolve(name)),
        ...suites.map(({ file }) => resolve(config?.rootDir ?? '', file)),
      ]),
  );
  return testFilesBelow(folder, name).filter((path) => !ran.has(path));
}

/** @param {string} folder @param {RegExp} name @returns {string[]} */
function testFilesBelow(folder, name) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return /^(node_modules|\.git)$/.test(entry.name) ? [] : testFilesBelow(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}
