// npm test: every check of the project, one after another. The last line is the sum.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './node-version.mjs';
import { bin, cache, freePort, node, run, stopOnSignal } from './processes.mjs';
import { countPlaywright, countVitest, filesOf, readResults } from './results.mjs';
import { ensurePackages } from './setup.mjs';

requireNode();
stopOnSignal(130);
heading('Setup');
await ensurePackages();
// Only now: it needs the packages.
const { ensureBrowser } = await import('./browser.mjs');
const browserPath = await ensureBrowser();
// The one that was seen to start is the one to use.
if (browserPath) process.env.CHROMIUM_PATH = browserPath;

/** @typedef {import('./results.mjs').Counts} Counts */

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const done = [];

const [shopPort, backendPort] = [await freePort(), await freePort()];
const dist = join(cache, 'shop');
// Beside the two checks that keep one core busy.
const build = run(node, [bin('vite'), 'build', '--logLevel', 'warn', '--outDir', dist], {
  // With analytics in one country, so that the journeys see it asked for and not asked for.
  env: { VITE_API_BASE: `http://localhost:${backendPort}`, VITE_ANALYTICS_BA: 'GTM-TEST' },
});
await section('Type check', () => runOnce([bin('typescript', 'tsc'), '--noEmit']));
await section('Lint and format', () => runOnce([bin('@biomejs/biome', 'biome'), 'ci', '.']));
await section('Unit tests', () => runVitest(freshReport('unit'), 'unit'));
await section('Stories with axe, and faults', runStoriesAndFaults);

const isBuilt = (await build).code === 0;
await section('First-load size', () => (isBuilt ? runSize() : notBuilt()));
await section('Browser journeys', () => (isBuilt ? runJourneys() : notBuilt()));

summarise();

/** @param {string} name */
function heading(name) {
  console.log(`\n━━ ${name} ${'━'.repeat(Math.max(3, 76 - name.length))}\n`);
}

/**
 * @param {string} name
 * @param {() => Counts | Promise<Counts>} check
 */
async function section(name, check) {
  heading(name);
  const started = Date.now();
  /** @type {Counts} */
  let counts = { passed: 0, failed: 1 };
  try {
    counts = await check();
  } catch (error) {
    console.error(error);
  }
  const seconds = (Date.now() - started) / 1000;
  done.push({ name, counts, seconds });
  console.log(`\n${line(name, counts, seconds)}`);
}

/**
 * A check that is one yes or no.
 * @param {string[]} args
 */
async function runOnce(args) {
  const { code } = await run(node, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Two projects in one run: they share its start, and neither waits for the other's last test. */
async function runStoriesAndFaults() {
  const report = freshReport('stories');
  const counts = await runVitest(report, 'stories', 'faults');
  const faults = readResults(report, 0, (all) => countVitest(filesOf(all, /\.faults\.tsx$/)));
  return { ...counts, note: `faults: ${inWords(faults)}` };
}

/**
 * @param {string} report
 * @param {('unit' | 'stories' | 'faults')[]} projects
 */
async function runVitest(report, ...projects) {
  const { code } = await run(node, [
    bin('vitest'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return readResults(report, code, countVitest);
}

async function runSize() {
  const report = freshReport('size');
  const { code } = await run(node, ['.ci/size.mjs', '--dir', dist, '--report', report]);
  return readResults(report, code, (counts) => counts);
}

async function runJourneys() {
  const report = freshReport('journeys');
  const { code } = await run(node, [bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_DIST: dist,
      JOURNEYS_SHOP_PORT: String(shopPort),
      JOURNEYS_BACKEND_PORT: String(backendPort),
    },
  });
  return readResults(report, code, countPlaywright);
}

function notBuilt() {
  console.error('Not run: the shop could not be built (see above).');
  return { passed: 0, failed: 1 };
}

/**
 * Where a runner writes its report; an older one must not be read in its place.
 * @param {string} name
 */
function freshReport(name) {
  const file = join(cache, `${name}.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(file, { force: true });
  return file;
}

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {number} seconds
 */
function line(name, counts, seconds) {
  const { failed, note } = counts;
  const details = [`${seconds.toFixed(1)} s`, ...(note ? [note] : [])].join('; ');
  return `${failed ? '✗' : '✓'} ${name} ${inWords(counts)} (${details})`;
}

/** @param {Counts} counts */
function inWords({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}

function summarise() {
  heading('Summary');
  const sum = { passed: 0, failed: 0 };
  for (const { name, counts, seconds } of done) {
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    console.log(line(name.padEnd(32), counts, seconds));
  }
  console.log(`\n${inWords(sum)}`);
  process.exitCode = sum.failed ? 1 : 0;
}
