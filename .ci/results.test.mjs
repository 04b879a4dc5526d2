import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest, filesOf, readResults } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));

/** @param {unknown} report */
function written(report) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const passed = { status: 'passed' };
/**
 * @param {string} name
 * @param {{ status: string }[]} assertionResults
 */
const file = (name, ...assertionResults) => ({ name, status: 'passed', assertionResults });
const vitest = { testResults: [file('one.test.ts', passed, passed), file('two.faults.tsx', passed)] };
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };

it('counts what passed', () => {
  expect(readResults(written(vitest), 0, countVitest)).toEqual({ passed: 3, failed: 0 });
  expect(readResults(written(playwright), 0, countPlaywright)).toEqual({ passed: 2, failed: 0 });
});

it('counts what failed and what did not run as failed', () => {
  const broken = { name: 'four.test.ts', status: 'failed', assertionResults: [] };
  const others = ['failed', 'pending', 'skipped', 'todo'].map((status) => ({ status }));
  const report = { testResults: [...vitest.testResults, file('three.test.ts', ...others), broken] };
  expect(readResults(written(report), 1, countVitest)).toEqual({ passed: 3, failed: 5 });

  const stats = { expected: 2, unexpected: 1, flaky: 2, skipped: 4 };
  expect(readResults(written({ stats, errors: ['no such file'] }), 1, countPlaywright)).toEqual({
    passed: 2,
    failed: 8,
  });
});

it('counts some files by themselves', () => {
  expect(countVitest(filesOf(vitest, /faults/))).toEqual({ passed: 1, failed: 0 });
});

it.each([
  ['wrote no report', () => readResults(join(folder, 'none.json'), 0, countVitest)],
  ['ran nothing', () => readResults(written({ testResults: [] }), 0, countVitest)],
])('counts a runner that %s as one failure', (_what, read) => {
  expect(read()).toEqual({ passed: 0, failed: 1 });
});

it.each([1, null])('counts exit code %s without a failed test as one failure', (exitCode) => {
  expect(readResults(written(vitest), exitCode, countVitest)).toEqual({ passed: 3, failed: 1 });
});
