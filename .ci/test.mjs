// npm test: the gate, which holds what must be true before a change lands. npm run test:thorough: the rest, by hand and
// each night. `--only unit,stories` runs these layers. The last line is the total.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './setup.mjs';

/** @typedef {{ passed: number, failed: number, retried: string[] }} Result `retried`: passed only at the second try */

const { thorough = false, only } = parseArgs({
  options: { thorough: { type: 'boolean' }, only: { type: 'string' } },
}).values;
ensurePackages();
// Imported late, because they need the packages.
const { default: getPort } = await import('get-port');
const { ensureChromium } = await import('./browser.mjs');
const { run } = await import('./processes.mjs');

const reports = join(import.meta.dirname, '..', 'node_modules', '.cache', 'checks');

/** @type {Record<string, () => Promise<Result[]>>} */
const gate = {
  types: () => commands('tsc --noEmit', 'tsc --noEmit -p tsconfig.floor.json'),
  lint: () => commands('npm run --silent lint'),
  unit: async () => [await vitest('unit')],
  stories: async () => [await vitest('stories', 'faults')],
  journeys: async () => [await playwright('gate')],
};

/** @type {Record<string, () => Promise<Result[]>>} */
const rest = {
  unit: async () => [await vitest('thorough')],
  stories: async () => [await vitest('stories', 'faults')],
  countries: async () => [await storiesIn('RS'), await storiesIn('HR'), await storiesIn('ME')],
  generator: () => commands('node .ci/new/tryOut.mjs'),
  journeys: async () => [await playwright('journeys', 'size')],
  workspace: async () => [await playwright('workspace')],
  engines: async () => [await playwright('engines')],
  speed: () => commands('tsx .ci/speed/speed.ts', 'tsx .ci/speed/workspace.ts'),
};

const layers = thorough ? rest : gate;
const chosen = only?.split(',') ?? Object.keys(layers);
const unknown = chosen.find((name) => !layers[name]);
if (unknown !== undefined) {
  console.error(`No layer is called '${unknown}'. Layers: ${Object.keys(layers).join(', ')}.`);
  process.exit(1);
}
if (thorough) process.env.THOROUGH = 'true';

/** @type {Result} */
const total = { passed: 0, failed: 0, retried: [] };
/** @type {string[]} */
const summary = [];
for (const name of chosen) {
  heading(name);
  const began = Date.now();
  const results = (await layers[name]?.()) ?? [];
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  summary.push(
    `${name.padEnd(12)} ${passed} passed, ${failed} failed (${Math.round((Date.now() - began) / 1000)} s)`,
  );
  total.passed += passed;
  total.failed += failed;
  total.retried.push(...results.flatMap(({ retried }) => retried));
}
heading('summary');
for (const line of summary) console.log(line);
for (const test of total.retried)
  console.log(`↻ passed only at the second try, to be mended or deleted: ${test}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** @param {string} name */
function heading(name) {
  console.log(`\n━━ ${name} ${'━'.repeat(76 - name.length)}\n`);
}

/**
 * Checks that pass or fail as a whole.
 * @param {string[]} list
 * @returns {Promise<Result[]>}
 */
async function commands(...list) {
  const results = [];
  for (const command of list) {
    const passed = await run(command);
    if (!passed) console.error(`✗ ${command}`);
    results.push({ passed: Number(passed), failed: Number(!passed), retried: [] });
  }
  return results;
}

/** @param {string} country */
function storiesIn(country) {
  return tests('vitest run', ['stories'], { STORY_COUNTRY: country });
}

/** @param {string[]} projects */
function vitest(...projects) {
  return tests('vitest run', projects);
}

/** @param {string[]} projects */
async function playwright(...projects) {
  return tests('playwright test', projects, {
    JOURNEYS_SHOP_PORT: String(await getPort()),
    JOURNEYS_BACKEND_PORT: String(await getPort()),
    WORKSPACE_PORT: String(await getPort()),
  });
}

/**
 * Runs projects of Vitest or Playwright, and counts their tests.
 * @param {string} runner
 * @param {string[]} projects
 * @param {Record<string, string>} env
 * @returns {Promise<Result>}
 */
async function tests(runner, projects, env = {}) {
  if (!projects.includes('unit')) await ensureChromium();
  mkdirSync(reports, { recursive: true });
  const report = join(reports, `${projects.join('-')}.json`);
  // That of an earlier run.
  rmSync(report, { force: true });
  const reporters = runner.startsWith('vitest')
    ? `--reporter=default --reporter=json --outputFile.json="${report}"`
    : '--reporter=list,json';
  const options = projects.map((project) => `--project=${project}`).join(' ');
  const succeeded = await run(`${runner} ${reporters} ${options}`, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, retried: [] };
  const isBroken = result.failed === 0 && (!succeeded || result.passed === 0);
  return isBroken ? { ...result, failed: 1 } : result;
}

/**
 * @param {{
 *   numPassedTests?: number, numFailedTests?: number,
 *   testResults?: { name: string, assertionResults: { status: string, fullName: string, failureMessages?: string[] }[] }[],
 *   stats?: { expected: number, flaky: number, unexpected: number },
 * }} report Vitest's, or with `stats` Playwright's, which itself lists what passed at the second try
 * @returns {Result}
 */
function count({ numPassedTests = 0, numFailedTests = 0, testResults = [], stats }) {
  if (stats) {
    const { expected, flaky, unexpected } = stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      retried: flaky ? [`${flaky} journeys, see above`] : [],
    };
  }
  const retried = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${relative('', name)} › ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, retried };
}
