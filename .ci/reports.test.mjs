import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { notRun, readCounts, readCountsOf, readFailures, readJourneys } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));

/**
 * @param {string} path
 * @param {unknown} [content]
 */
function written(path, content = {}) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const story = written('ui/Text/Text.stories.tsx');
const journey = written('app/journeys/menu.journey.ts');
for (const path of ['ui/Text/Text.tsx', 'node_modules/one/one.test.js']) written(path);

/**
 * @param {string} name
 * @param {string[]} statuses
 */
const file = (name, ...statuses) => ({
  name,
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status) => ({ status })),
});
const vitest = written('vitest.json', {
  testResults: [file(story, 'passed', 'passed'), file('two.faults.tsx', 'passed')],
});
const playwright = written('playwright.json', {
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
  errors: [],
  config: { rootDir: join(folder, 'app/journeys') },
  suites: [{ file: 'menu.journey.ts' }],
});

/**
 * @param {string} projectName
 * @param {number} duration in milliseconds
 * @param {string} [message]
 */
const ran = (projectName, duration, message) => ({
  projectName,
  status: message ? 'unexpected' : 'expected',
  results: [{ duration, error: message && { message } }],
});
const specs = [
  { title: 'opens', tests: [ran('chromium-phone', 2000)] },
  { title: 'closes', tests: [ran('chromium-phone', 3000), ran('firefox-phone', 4000, 'no link')] },
];
const journeys = written('journeys.json', {
  suites: [{ file: 'menu.journey.ts', specs: [], suites: [{ file: 'menu.journey.ts', specs }] }],
});

describe('counts', () => {
  it('include passed tests', () => {
    expect(readCounts(vitest, true)).toEqual({ passed: 3, failed: 0 });
    expect(readCounts(playwright, true)).toEqual({ passed: 2, failed: 0 });
    expect(readCountsOf(vitest, /faults/)).toEqual({ passed: 1, failed: 0 });
  });

  it('count failed tests and tests that did not run as failed', () => {
    const others = file('three.test.ts', 'failed', 'pending', 'skipped', 'todo');
    const broken = { name: 'four.test.ts', status: 'failed', assertionResults: [] };
    const report = written('failed.json', { testResults: [file('one.test.ts', 'passed'), others, broken] });
    expect(readCounts(report, false)).toEqual({ passed: 1, failed: 5 });

    const stats = { expected: 2, unexpected: 1, flaky: 2, skipped: 4 };
    const failedJourneys = written('failed.json', { stats, errors: ['no such file'] });
    expect(readCounts(failedJourneys, false)).toEqual({ passed: 2, failed: 8 });
  });

  it.each([
    ['wrote no report', 'none.json', true, 0],
    ['ran nothing', written('empty.json', { testResults: [] }), true, 0],
    ['failed without a failed test', vitest, false, 3],
  ])('are one failure when a runner %s', (_what, report, succeeded, passed) => {
    expect(readCounts(join(report), succeeded)).toEqual({ passed, failed: 1 });
  });
});

describe('failures', () => {
  it('name the file, the test and the first lines of the error, without its stack', () => {
    const failed = {
      status: 'failed',
      fullName: 'Text › Default',
      failureMessages: [
        '\u001B[31mno\u001B[39m text:\n\n  a warning\n    at file.ts:1:1\n    at other.ts:1:1',
      ],
    };
    const report = written('failures.json', {
      testResults: [
        {
          name: resolve('ui/Text.stories.tsx'),
          status: 'failed',
          assertionResults: [{ status: 'passed' }, failed],
        },
        { name: resolve('one.test.ts'), status: 'failed', message: 'cannot be read', assertionResults: [] },
      ],
    });
    expect(readFailures(report)).toEqual([
      'ui/Text.stories.tsx › Text › Default › no text: a warning',
      'one.test.ts › cannot be read',
    ]);
  });

  it('are found in groups of journeys, in the project that they failed in', () => {
    expect(readFailures(journeys)).toEqual(['menu.journey.ts › closes (firefox-phone) › no link']);
  });
});

describe('journeys', () => {
  it('are told for each project', () => {
    expect(readJourneys(journeys)).toEqual([
      { journey: 'opens', project: 'chromium-phone', ok: true, seconds: 2 },
      { journey: 'closes', project: 'chromium-phone', ok: true, seconds: 3 },
      { journey: 'closes', project: 'firefox-phone', ok: false, seconds: 4 },
    ]);
  });
});

describe('files that were not run', () => {
  it('are the files in no report', () => {
    expect(notRun(folder, [vitest, playwright])).toEqual([]);
    expect(notRun(folder, [vitest])).toEqual([journey]);
    expect(notRun(folder, [playwright, join(folder, 'none.json')])).toEqual([story]);
  });

  it.each(['spec', 'test', 'test-d', 'faults', 'profiler'])('may be a .%s file', (kind) => {
    const missed = written(`features/quiz/one.${kind}.ts`);
    onTestFinished(() => rmSync(missed));
    expect(notRun(folder, [vitest, playwright])).toContain(missed);
  });
});
