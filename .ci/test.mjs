// npm test: every check of the project, one after another. The last line is the total.
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notRun, readCounts, readCountsOf, readFailures } from './reports.mjs';
import { ensurePackages, requireNode } from './setup.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */

requireNode();
heading('Setup');
await ensurePackages();
// Imported late, because they need the packages.
const { default: getPort } = await import('get-port');
const { ensureBrowser } = await import('./browser.mjs');
const { run } = await import('./processes.mjs');
const browserPath = await ensureBrowser();
// Every check uses the browser that has been tested.
if (browserPath) process.env.CHROMIUM_PATH = browserPath;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'checks');
const reports = {
  unit: join(folder, 'unit.json'),
  stories: join(folder, 'stories.json'),
  development: join(folder, 'development.json'),
  journeys: join(folder, 'journeys.json'),
};
mkdirSync(folder, { recursive: true });
// Remove reports of earlier runs, so that they are not read as this run's.
for (const report of Object.values(reports)) rmSync(report, { force: true });

const shopPort = String(await getPort());
const backendPort = String(await getPort());
const dist = join(folder, 'shop');
const workspacePort = String(await getPort());
const workspaceDist = join(folder, 'workspace');

/** @type {{ name: string, counts: Counts, seconds: number }[]} */
const done = [];

// Run beside the next checks, because most of those use only one core.
const builds = Promise.all([
  run(`vite build --logLevel warn --outDir "${dist}"`, {
    // With analytics in one country, so that journeys see pages with and without consent banner.
    env: {
      VITE_API_BASE: `http://localhost:${backendPort}`,
      VITE_ANALYTICS_BA: 'GTM-TEST',
      VITE_REPORT_URL: `http://localhost:${backendPort}/reports`,
    },
  }),
  run(`storybook build --quiet --loglevel error -o "${workspaceDist}"`),
]);
await section('Type check', () => once('npm run --silent typecheck'));
await section('Lint and format', () => once('biome ci .'));
await section('Rules of React, import circles', () => once('oxlint'));
await section('Unused files, exports, packages', () => once('knip'));
await section('Unit tests', () => vitest(reports.unit, 'unit'));
// Three projects in one run share the start-up and run side by side.
await section('Stories with axe, and faults', async () => {
  const counts = await vitest(reports.stories, 'stories', 'faults', 'profiler');
  return { ...counts, note: `faults: ${inWords(readCountsOf(reports.stories, /\.faults\.tsx$/))}` };
});
await section('A new screen of each kind', () => once('npm run --silent test:new'));
await section('What the development servers write', development);
const areBuilt = (await builds).every(Boolean);
await section('Browser journeys and first load', () => (areBuilt ? journeys() : notBuilt()));
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
  const counts = await check();
  const seconds = (Date.now() - started) / 1000;
  done.push({ name, counts, seconds });
  console.log(`\n${line(name, counts, seconds)}`);
}

/**
 * A check that passes or fails as a whole.
 * @param {string} command
 * @returns {Promise<Counts>}
 */
async function once(command) {
  return (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * @param {string} report
 * @param {('unit' | 'stories' | 'faults' | 'profiler')[]} projects
 */
async function vitest(report, ...projects) {
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  return readCounts(report, await run(`vitest run ${chosen} ${reporters}`));
}

async function development() {
  const [storybook, shop, backend] = await Promise.all([getPort(), getPort(), getPort()]);
  return playwright(reports.development, ['development'], {
    STARTED_STORYBOOK_PORT: String(storybook),
    STARTED_SHOP_PORT: String(shop),
    STARTED_BACKEND_PORT: String(backend),
  });
}

function journeys() {
  return playwright(reports.journeys, ['journeys', 'size', 'workspace'], {
    JOURNEYS_DIST: dist,
    JOURNEYS_SHOP_PORT: shopPort,
    JOURNEYS_BACKEND_PORT: backendPort,
    WORKSPACE_DIST: workspaceDist,
    WORKSPACE_PORT: workspacePort,
  });
}

/**
 * @param {string} report
 * @param {string[]} projects
 * @param {Record<string, string>} env
 */
async function playwright(report, projects, env) {
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const succeeded = await run(`playwright test --reporter=list,json ${chosen}`, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...env },
  });
  return readCounts(report, succeeded);
}

function notBuilt() {
  console.error('Not run: the shop or the workspace could not be built (see above).');
  return { passed: 0, failed: 1 };
}

/** Reports test files that no runner's pattern matches, because they could never fail. */
function everyFileRan() {
  const missed = notRun(root, Object.values(reports));
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
  const details = [`${seconds.toFixed(1)} s`, ...(counts.note ? [counts.note] : [])].join('; ');
  return `${counts.failed ? '✗' : '✓'} ${name} ${inWords(counts)} (${details})`;
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
  // Named again at the end, because a hosted runner often shows only the end.
  const failures = Object.values(reports).flatMap(readFailures);
  if (failures.length) console.log(`\n${failures.map((failure) => `✗ ${failure}`).join('\n')}`);
  console.log(`\n${inWords(sum)}`);
  process.exitCode = sum.failed ? 1 : 0;
}
