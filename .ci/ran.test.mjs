import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { notRun } from './ran.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ran-'));

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

const [story, journey] = [written('ui/Text/Text.stories.tsx'), written('app/journeys/menu.journey.ts')];
for (const path of ['ui/Text/Text.tsx', 'node_modules/one/one.test.js']) written(path);

const vitest = written('vitest.json', { testResults: [{ name: story }] });
const playwright = written('playwright.json', {
  config: { rootDir: join(folder, 'app/journeys') },
  suites: [{ file: 'menu.journey.ts' }],
});

it('finds nothing where every test file is in a report', () => {
  expect(notRun(folder, [vitest, playwright])).toEqual([]);
});

it('finds what no report tells of', () => {
  expect(notRun(folder, [vitest])).toEqual([journey]);
  expect(notRun(folder, [playwright])).toEqual([story]);
});

it('takes a report that was not written for an empty one', () => {
  expect(notRun(folder, [vitest, join(folder, 'none.json')])).toEqual([journey]);
});

it.each(['spec', 'test', 'faults'])('takes a .%s file for a test', (kind) => {
  const file = written(`features/quiz/one.${kind}.ts`);
  expect(notRun(folder, [vitest, playwright])).toContain(file);
});
