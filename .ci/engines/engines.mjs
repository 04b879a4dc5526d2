// npm run engines: journeys in Chromium, Firefox and WebKit, and in a Chromium that lacks what the oldest browsers lack.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJourneys, readResults } from '../reports.mjs';
import { ensurePackages, requireSetup } from '../setup.mjs';

requireSetup();
await ensurePackages();
// Imported late, because they need the packages.
const { default: getPort } = await import('get-port');
const { ensureBrowser, ensureFirefox, ensureWebKit } = await import('../browser.mjs');
const { run } = await import('../processes.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'checks');
const report = join(folder, 'engines.json');
mkdirSync(folder, { recursive: true });
// The report of an earlier run is not read as this run's.
rmSync(report, { force: true });

const engines = [
  { engine: 'chromium', name: 'Chromium', variable: 'CHROMIUM_PATH', path: await ensureBrowser() },
  { engine: 'firefox', name: 'Firefox', variable: 'FIREFOX_PATH', path: await ensureFirefox() },
  { engine: 'webkit', name: 'WebKit', variable: 'WEBKIT_PATH', path: await ensureWebKit() },
];
const present = engines.filter(({ path }) => path);
const missing = engines.filter(({ path }) => !path);
// Without a name of a project, every project would run.
if (present.length === 0) {
  console.error('\nNo engine is installed (see above), so nothing was tried.');
  process.exit(1);
}

const succeeded = await run(
  `playwright test --reporter=list,json ${present.map(({ engine }) => `"--project=${engine}-*"`).join(' ')}`,
  {
    minutes: 60,
    env: {
      ...Object.fromEntries(present.map(({ variable, path }) => [variable, path ?? ''])),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      JOURNEYS_SHOP_PORT: String(await getPort()),
      JOURNEYS_BACKEND_PORT: String(await getPort()),
      WEBKIT_PHONE_PORT: String(await getPort()),
      WEBKIT_COMPUTER_PORT: String(await getPort()),
    },
  },
);

console.log(`\n${table(readJourneys(report))}`);
const results = readResults(report, succeeded);
const failures = results.filter(({ outcome }) => outcome === 'failed');
for (const { name, error, repeat } of failures) console.log(`\n✗ ${name} › ${error}\n  ${repeat}`);
for (const { name } of missing)
  console.error(`\n${name} was not tried, because it is not installed (see above).`);

// Elsewhere a person reads that an engine was not tried.
const failed = failures.length + (process.env.CI ? missing.length : 0);
console.log(`\n${results.length - failures.length} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

/**
 * How each journey ended, with its seconds: a row for each journey and floor, a column for each engine and width.
 * @param {ReturnType<typeof readJourneys>} journeys
 */
function table(journeys) {
  const cells = journeys.map(({ journey, project, ok, seconds }) => {
    const [column = '', kind] = project.split('-without-');
    return {
      row: kind ? `${journey}, without later ${kind}` : journey,
      column,
      text: `${ok ? '✓' : '✗'} ${seconds} s`,
    };
  });
  const columns = [...new Set(cells.map(({ column }) => column))];
  const rows = [...new Set(cells.map(({ row }) => row))];
  const first = Math.max(0, ...rows.map(({ length }) => length));
  return [
    ['', ...columns],
    ...rows.map((row) => [
      row,
      ...columns.map(
        (column) => cells.find((cell) => cell.row === row && cell.column === column)?.text ?? '',
      ),
    ]),
  ]
    .map(([row = '', ...texts]) =>
      [row.padEnd(first), ...texts.map((text) => text.padEnd(16))].join('  ').trimEnd(),
    )
    .join('\n');
}
