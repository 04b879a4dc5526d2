// npm run size [-- --dir <build>] [--report <file>]: what the first visit to a route loads, held against its budget.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { requireNode } from './node-version.mjs';
import { answers, bin, freePort, node, root, run, start, stopAll, stopOnSignal } from './processes.mjs';
import { ensurePackages } from './setup.mjs';

requireNode();
stopOnSignal(130);
await ensurePackages();
const { chromium } = await import('playwright');
const { chromiumLaunchOptions } = await import('./chromium.mjs');
const { budgets, screenBudget } = await import('./budgets.mjs');
const { chunkReportFile } = await import('./chunkReport.mjs');

/** Kinds of files that have a budget, by extension. @type {Record<string, string>} */
const kinds = { '.js': 'JavaScript', '.css': 'CSS', '.woff2': 'Fonts' };

/** @type {Record<string, string>} */
const contentTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Requests may still start after the page looks finished: what comes this long after counts too. */
const SETTLE_MS = 1_500;

/** @typedef {{ path: string, bytes: number }} Served */
/** @typedef {{ bytes: number, isBelow: boolean, isLazy: boolean }} Picture an image of the page, `isBelow` the first screen */
/** @typedef {{ served: Served[], pictures: Picture[] }} Load */
/** @typedef {{ what: string, found: string, allowed: string, ok: boolean }} Check */

const { values: options } = parseArgs({ options: { dir: { type: 'string' }, report: { type: 'string' } } });
const dist = options.dir ?? (await freshDist());
/** @type {Record<string, string[]>} */
const chunks = JSON.parse(readFileSync(join(dist, chunkReportFile), 'utf8'));

const backend = await startBackend();
const site = await serve(dist);
const browser = await chromium.launch(chromiumLaunchOptions());
/** @type {Check[]} */
const checks = [];
try {
  for (const budget of budgets) {
    const load = await firstLoad(budget.route);
    const found = judge(budget, load);
    print(
      `First load of #${budget.route} on a phone (390 × 844, 3 dots a pixel), nothing cached (kB = 1000 bytes, brotli)`,
      found,
    );
    checks.push(...found);
  }
  const screens = judgeScreens();
  print('JavaScript of each screen alone (kB = 1000 bytes, brotli)', screens);
  checks.push(...screens);
} finally {
  await browser.close();
  site.close();
  await stopAll();
}

const failed = checks.filter(({ ok }) => !ok).length;
if (options.report) {
  writeFileSync(options.report, JSON.stringify({ passed: checks.length - failed, failed }));
}
process.exit(failed ? 1 : 0);

/** `dist/`, built again where it is missing or older than what it is made of. */
async function freshDist() {
  const folder = join(root, 'dist');
  const built = statSync(join(folder, chunkReportFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ['app', 'features', 'ui', 'vite.config.ts', 'package-lock.json'];
  if (sources.some((path) => changedAt(join(root, path)) > built)) {
    console.log('dist/ is missing or older than its sources: building.');
    const { code } = await run(node, [bin('vite'), 'build']);
    if (code !== 0) process.exit(1);
  }
  return folder;
}

/**
 * When the newest file of a folder changed.
 * @param {string} path
 * @returns {number}
 */
function changedAt(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** The local backend on a port of its own, so that the route shows what it shows in life. */
async function startBackend() {
  const port = await freePort();
  const child = start(node, [bin('tsx'), 'mocks/server.ts', '--port', String(port)], { output: 'pipe' });
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  const url = `http://localhost:${port}`;
  if (await answers(`${url}/geo`, { seconds: 60, signal: new AbortController().signal })) return url;
  throw new Error('The local backend did not start.');
}

/**
 * Serves a build as a good host would: text compressed with brotli at its best. Fonts are compressed already.
 * @param {string} folder
 */
async function serve(folder) {
  const port = await freePort();
  /** @type {Served[]} */
  let served = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const name = path.endsWith(sep) ? 'index.html' : path.slice(1);
    const body = name.includes('..') ? undefined : read(join(folder, name));
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const extension = extname(name);
    const isText = extension !== '.woff2';
    const sent = isText ? brotliCompressSync(body) : body;
    served.push({ path: name.replaceAll(sep, '/'), bytes: sent.length });
    response
      .writeHead(200, {
        'content-type': contentTypes[extension] ?? 'application/octet-stream',
        ...(isText ? { 'content-encoding': 'br' } : {}),
      })
      .end(sent);
  });
  await new Promise((resolve) => server.listen(port, 'localhost', () => resolve(undefined)));
  return {
    url: `http://localhost:${port}`,
    close: () => server.close(),
    takeServed() {
      const taken = served;
      served = [];
      return taken;
    },
  };
}

/** @param {string} file */
function read(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}

/**
 * Opens a route on a phone with nothing cached.
 * @param {string} route
 * @returns {Promise<Load>} everything the site was asked for, and the images of the page
 */
async function firstLoad(route) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  // Whatever address the build was given for its backend, the local backend answers.
  await context.route(
    (url) => url.origin !== site.url && url.protocol.startsWith('http'),
    async (call) => {
      const { pathname, search } = new URL(call.request().url());
      await call.fulfill({ response: await call.fetch({ url: backend + pathname + search }) });
    },
  );
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  /** @type {Map<string, Promise<number>>} */
  const imageBytes = new Map();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    imageBytes.set(
      response.url(),
      response.body().then(({ length }) => length),
    );
  });
  site.takeServed();
  await page.goto(`${site.url}/#${route}`);
  // A page that fell over loads little: only one that shows its heading is measured.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  const shown = await page.evaluate(() =>
    [...document.images].map((image) => ({
      url: image.currentSrc,
      isBelow: image.getBoundingClientRect().top >= innerHeight,
      isLazy: image.loading === 'lazy',
    })),
  );
  const pictures = await Promise.all(
    shown.map(async ({ url, ...place }) => ({ ...place, bytes: (await imageBytes.get(url)) ?? 0 })),
  );
  await context.close();
  if (errors.length > 0) throw new Error(`${route} failed in the browser: ${errors.join('; ')}`);
  return { served: site.takeServed(), pictures };
}

/**
 * @param {typeof budgets[number]} budget
 * @param {Load} load
 * @returns {Check[]}
 */
function judge(budget, { served, pictures }) {
  const sizes = Object.entries(budget.bytes).map(([kind, allowed]) => {
    const files = served.filter(({ path }) => kinds[extname(path)] === kind);
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const noun = files.length === 1 ? 'file' : 'files';
    return {
      what: kind,
      found: `${kB(bytes)} in ${files.length} ${noun}`,
      allowed: `at most ${kB(allowed)}`,
      // Nothing at all would mean that the page was not measured.
      ok: bytes <= allowed && files.length > 0,
    };
  });

  const modules = served.flatMap(({ path }) => chunks[path] ?? []);
  const screens = modules.flatMap((id) => id.match(/^features\/([^/]+)\/[^/]+Screen\.tsx$/)?.[1] ?? []);
  const packages = budget.withoutPackages.filter((name) =>
    modules.some((id) => id.includes(`node_modules/${name}/`)),
  );
  return [
    ...sizes,
    ...judgePictures(budget.firstScreen, pictures),
    {
      what: 'Screens',
      found: screens.join(', ') || 'none',
      allowed: `${budget.feature} only`,
      ok: screens.length === 1 && screens[0] === budget.feature,
    },
    {
      what: 'Form packages',
      found: packages.join(', ') || 'none',
      allowed: 'none',
      ok: packages.length === 0,
    },
  ];
}

/**
 * The images of the first screen must be small; what lies below it must leave it to the browser when to fetch it.
 * @param {number | undefined} allowed
 * @param {Picture[]} pictures
 * @returns {Check[]}
 */
function judgePictures(allowed, pictures) {
  if (allowed === undefined) return [];
  const first = pictures.filter(({ isBelow, bytes }) => !isBelow && bytes > 0);
  const bytes = first.reduce((sum, picture) => sum + picture.bytes, 0);
  const eager = pictures.filter(({ isBelow, isLazy }) => isBelow && !isLazy).length;
  return [
    {
      what: 'First screen',
      found: `${kB(bytes)} in ${first.length} images`,
      allowed: `at most ${kB(allowed)}`,
      ok: bytes <= allowed && bytes > 0,
    },
    { what: 'Below it', found: `${eager} eager images`, allowed: 'lazy ones only', ok: eager === 0 },
  ];
}

/**
 * The chunks that hold code of one screen's folder, whenever they are loaded.
 * @returns {Check[]}
 */
function judgeScreens() {
  /** @type {Map<string, number>} */
  const own = new Map();
  for (const [path, modules] of Object.entries(chunks)) {
    // A long text is content: it is fetched when it is read, one at a time.
    const code = modules.filter((id) => !id.endsWith('.md'));
    const features = new Set(code.flatMap((id) => id.match(/^features\/(?!shared\/)([^/]+)\//)?.[1] ?? []));
    const bytes = brotliCompressSync(readFileSync(join(dist, path))).length;
    for (const feature of features) own.set(feature, (own.get(feature) ?? 0) + bytes);
  }
  return [...own]
    .filter(([feature]) =>
      readdirSync(join(root, 'features', feature)).some((name) => name.endsWith('Screen.tsx')),
    )
    .sort(([, a], [, b]) => b - a)
    .map(([feature, bytes]) => ({
      what: feature,
      found: kB(bytes),
      allowed: `at most ${kB(screenBudget)}`,
      ok: bytes <= screenBudget,
    }));
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * @param {string} heading
 * @param {Check[]} rows
 */
function print(heading, rows) {
  console.log(`${heading}\n`);
  for (const { what, found, allowed, ok } of rows) {
    console.log(`  ${ok ? '✓' : '✗'} ${what.padEnd(15)} ${found.padEnd(24)} ${allowed}`);
  }
  console.log();
}
