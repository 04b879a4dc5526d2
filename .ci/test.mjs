// npm test: every check of the project, one after another. The last line is the sum.
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { requireNode } from './node-version.mjs';
import { bin, cache, freePort, node, root, run, stopOnSignal } from './processes.mjs';
import { notRun } from './ran.mjs';
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

/** Where the runners tell what they ran; older ones must not be read in their place. */
const reports = {
  unit: join(cache, 'unit.json'),
  stories: join(cache, 'stories.json'),
  size: join(cache, 'size.json'),
  journeys: join(cache, 'journeys.json'),
};
mkdirSync(cache, { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const [shopPort, backendPort] = [await freePort(), await freePort()];
const dist = join(cache, 'shop');
// Beside the two checks that keep one core busy.
const build = run(node, [bin('vite'), 'build', '--logLevel', 'warn', '--outDir', dist], {
  // With analytics in one country, so that the journeys see it asked for and not asked for.
  env: { VITE_API_BASE: `http://localhost:${backendPort}`, VITE_ANALYTICS_BA: 'GTM-TEST' },
});
await section('Type check', () => runOnce([bin('typescript', 'tsc'), '--noEmit']));
await section('Lint and format', () => runOnce([bin('@biomejs/biome', 'biome'), 'ci', '.']));
await section('Unit tests', () => runVitest(reports.unit, 'unit'));
await section('Stories with axe, and faults', runStoriesAndFaults);

const isBuilt = (await build).code === 0;
await section('First-load size', () => (isBuilt ? runSize() : notBuilt()));
await section('Browser journeys', () => (isBuilt ? runJourneys() : notBuilt()));
await section('Every test file was run', everyFileRan);

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
  const counts = await runVitest(reports.stories, 'stories', 'faults');
  const faults = readResults(reports.stories, 0, (all) => countVitest(filesOf(all, /\.faults\.tsx$/)));
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
  const { code } = await run(node, ['.ci/size.mjs', '--dir', dist, '--report', reports.size]);
  return readResults(reports.size, code, (counts) => counts);
}

async function runJourneys() {
  const { code } = await run(node, [bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json'], {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.journeys,
      JOURNEYS_DIST: dist,
      JOURNEYS_SHOP_PORT: String(shopPort),
      JOURNEYS_BACKEND_PORT: String(backendPort),
    },
  });
  return readResults(reports.journeys, code, countPlaywright);
}

function notBuilt() {
  console.error('Not run: the shop could not be built (see above).');
  return { passed: 0, failed: 1 };
}

/** A file that no runner's pattern matches would never fail. */
function everyFileRan() {
  const missed = notRun(root, [reports.unit, reports.stories, reports.journeys]);
  for (const file of missed) {
    console.error(`${relative(root, file)} was not run: see vitest.config.ts and playwright.config.ts.`);
  }
  return { passed: missed.length ? 0 : 1, failed: missed.length };
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
