// npm test: the gate, which holds what must be true before a change lands. npm run test:thorough: the rest, by hand and
// each night. `npm test -- --only stories` runs one layer. The last line is the total.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readResults } from './reports.mjs';
import { ensurePackages, requireSetup } from './setup.mjs';

/** @typedef {import('./reports.mjs').Result} Result */

requireSetup();
const { thorough = false, only } = parseArgs({
  options: { thorough: { type: 'boolean' }, only: { type: 'string' } },
}).values;
await ensurePackages();
// Imported late, because they need the packages.
const { default: getPort } = await import('get-port');
const { ensureBrowser } = await import('./browser.mjs');
const { run } = await import('./processes.mjs');

const folder = join(fileURLToPath(new URL('..', import.meta.url)), 'node_modules', '.cache', 'checks');

/** @type {Record<string, () => Promise<Result[]>>} */
const gate = {
  types: () => once('npm run --silent typecheck'),
  lint: () => once('npm run --silent lint'),
  unit: () => vitest('unit'),
  stories: () => vitest('stories', 'faults'),
  journeys: () => playwright('gate'),
};

/** @type {Record<string, () => Promise<Result[]>>} */
const rest = {
  unit: () => vitest('thorough'),
  stories: () => vitest('stories', 'faults'),
  countries: () => once('npm run --silent test:countries'),
  generator: () => once('npm run --silent test:new'),
  journeys: () => playwright('journeys', 'size'),
  workspace: () => playwright('workspace'),
  engines: () => once('npm run --silent engines'),
  speed: () => once('npm run --silent speed'),
};

const layers = Object.entries(thorough ? rest : gate);
const chosen = only === undefined ? layers : layers.filter(([name]) => name === only);
if (chosen.length === 0) {
  console.error(`No layer is called '${only}'. Layers: ${layers.map(([name]) => name).join(', ')}.`);
  process.exit(1);
}

if (thorough) process.env.THOROUGH = 'true';
// Every layer uses the browser that has been tried.
const browser = await ensureBrowser();
if (browser) process.env.CHROMIUM_PATH = browser;

/** @type {{ name: string, results: Result[], seconds: number }[]} */
const done = [];
for (const [name, layer] of chosen) {
  heading(name);
  const started = Date.now();
  const results = await layer();
  done.push({ name, results, seconds: Math.round((Date.now() - started) / 1000) });
}
summarise();

/** @param {string} name */
function heading(name) {
  console.log(`\n━━ ${name} ${'━'.repeat(76 - name.length)}\n`);
}

/**
 * A check that passes or fails as a whole.
 * @param {string} command
 * @returns {Promise<Result[]>}
 */
async function once(command) {
  const outcome = (await run(command, { minutes: 90 })) ? 'passed' : 'failed';
  return [{ name: command, outcome, error: 'see above', repeat: command }];
}

/** @param {string[]} projects */
function vitest(...projects) {
  const report = emptyReport(projects);
  const reporters = `--reporter=default --reporter=json --outputFile.json="${report}"`;
  return tests(report, `vitest run ${reporters}`, projects, {});
}

/** @param {string[]} projects */
async function playwright(...projects) {
  const ports = ['JOURNEYS_SHOP_PORT', 'JOURNEYS_BACKEND_PORT', 'WORKSPACE_PORT'];
  const env = Object.fromEntries(
    await Promise.all(ports.map(async (name) => [name, String(await getPort())])),
  );
  const report = emptyReport(projects);
  return tests(report, 'playwright test --reporter=list,json', projects, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

/**
 * The place of a report. The one of an earlier run is removed, so that it is not read as this run's.
 * @param {string[]} projects
 */
function emptyReport(projects) {
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${projects.join('-')}.json`);
  rmSync(report, { force: true });
  return report;
}

/**
 * @param {string} report
 * @param {string} runner
 * @param {string[]} projects
 * @param {Record<string, string>} env
 */
async function tests(report, runner, projects, env) {
  const options = projects.map((project) => `--project=${project}`).join(' ');
  return readResults(report, await run(`${runner} ${options}`, { env, minutes: 90 }));
}

function summarise() {
  heading('summary');
  for (const { name, results, seconds } of done)
    console.log(`${name.padEnd(12)} ${totals(results)} (${seconds} s)`);
  const all = done.flatMap(({ results }) => results);
  list('↻', 'Passed only at the second try, to be mended or deleted', all, 'retried');
  list('✗', 'Failed', all, 'failed');
  console.log(`\n${totals(all)}`);
  process.exitCode = all.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}

/** @param {Result[]} results */
function totals(results) {
  const failed = results.filter(({ outcome }) => outcome === 'failed').length;
  return `${results.length - failed} passed, ${failed} failed`;
}

/**
 * @param {string} mark
 * @param {string} title
 * @param {Result[]} results
 * @param {Result['outcome']} outcome
 */
function list(mark, title, results, outcome) {
  const listed = results.filter((result) => result.outcome === outcome);
  if (listed.length === 0) return;
  console.log(`\n${title}:`);
  for (const { name, error, repeat } of listed) console.log(`${mark} ${name} › ${error}\n  ${repeat}`);
}
