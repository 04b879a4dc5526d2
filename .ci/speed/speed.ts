import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import * as chromeLauncher from 'chrome-launcher';
import { Hono } from 'hono';
import lighthouse, { type Flags } from 'lighthouse';
import { build } from 'vite';
import { startServer } from '#mocks/server';
import { brotli } from '../../app/build/brotli.ts';
import { chromiumLaunchOptions } from '../chromium.mjs';
import { run } from '../processes.mjs';
import { measurePresses } from './presses.ts';

/**
 * `npm run speed`: builds the shop and the floor (React, the router, one heading), measures both with Lighthouse on a
 * slowed network and processor, then presses and page changes of the shop, and fails where the shop is over its limits.
 * Not part of `npm test`, because the figures depend on how busy the machine is.
 */

const RUNS = Number(process.env.SPEED_RUNS ?? 3);
const cache = join(import.meta.dirname, '../../node_modules/.cache/speed');

/** Limits: times of the floor's, then milliseconds; the least score with Lighthouse's default settings, which estimate the slowness. */
const pages = [
  { name: 'landing', path: '/#/', fcp: 1.15, lcp: 1.15, tbt: 50, score: 98 },
  { name: 'listing', path: '/#/most-popular', fcp: 1.15, lcp: 1.25, tbt: 50, score: 97 },
  { name: 'offer', path: '/#/offers/alpha-potent', fcp: 1.15, lcp: 1.3, tbt: 100, score: 95 },
];

/** The longest event of a press, in ms. */
const PRESS_MS = 100;

/** From the press to the heading of the next page, in ms. */
const PAGE_CHANGE_MS = 300;

/** Milliseconds, but for `score` (of 100) and `cls`. */
type Figures = Record<'score' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>;
type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;

const closers: (() => unknown)[] = [];

/** Serves a build as a good host does. Resolves to its origin. */
async function serve(folder: string): Promise<string> {
  const app = new Hono();
  app.use('*', serveStatic({ root: folder, precompressed: true }));
  const server = createServer(getRequestListener(app.fetch));
  await once(server.listen(0, 'localhost'), 'listening');
  closers.push(() => server.close());
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return `http://localhost:${address.port}`;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs Lighthouse in a new browser. */
async function audit(url: string, flags: Flags): Promise<Result['lhr']> {
  const { executablePath, args } = chromiumLaunchOptions();
  const chrome = await chromeLauncher.launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: [...args, '--headless=new'],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'silent', ...flags });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

/** Medians of the metrics and of the score in several runs on a slowed network and processor. */
async function measure(url: string): Promise<Figures> {
  const runs: Result['lhr'][] = [];
  while (runs.length < RUNS) {
    runs.push(await audit(url, { onlyCategories: ['performance'], throttlingMethod: 'devtools' }));
  }
  const medianOf = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  return {
    score: median(runs.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100))),
    fcp: medianOf('first-contentful-paint'),
    lcp: medianOf('largest-contentful-paint'),
    tbt: medianOf('total-blocking-time'),
    // To the figures that the table shows.
    cls: Math.round(medianOf('cumulative-layout-shift') * 1000) / 1000,
  };
}

const row = (...cells: unknown[]) => console.log(cells.map((cell) => String(cell).padStart(10)).join(''));

try {
  const backend = await startServer({ port: 0 });
  closers.push(backend.close);
  // In a process of its own: the backend has imported React's development code into this one, and prerenders need the other.
  const built = await run(`vite build --logLevel warn --outDir "${join(cache, 'shop')}"`, {
    env: { VITE_API_BASE: backend.url, VITE_CATALOGUE_URL: backend.url },
  });
  if (!built) throw new Error('The shop was not built.');
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    base: './',
    logLevel: 'warn',
    plugins: [brotli()],
    build: { outDir: join(cache, 'floor'), emptyOutDir: true },
  });
  const [shop, floor] = [await serve(join(cache, 'shop')), await serve(join(cache, 'floor'))];

  row('', 'score', 'FCP ms', 'LCP ms', '× floor', 'TBT ms', 'CLS');
  const least = await measure(`${floor}/#/`);
  const print = (name: string, { score, fcp, lcp, tbt, cls }: Figures) =>
    row(
      name,
      score,
      Math.round(fcp),
      Math.round(lcp),
      (lcp / least.lcp).toFixed(2),
      Math.round(tbt),
      cls.toFixed(3),
    );
  print('floor', least);

  const over: string[] = [];
  const scores: string[] = [];
  for (const { name, path, score, ...limits } of pages) {
    const found = await measure(shop + path);
    print(name, found);
    const check = (what: string, value: number, limit: number) => {
      if (!(value <= limit))
        over.push(`${name}: ${what} ${Math.round(value * 1000) / 1000}, at most ${Math.round(limit)}`);
    };
    check('FCP', found.fcp, limits.fcp * least.fcp);
    check('LCP', found.lcp, limits.lcp * least.lcp);
    check('TBT', found.tbt, limits.tbt);
    check('CLS', found.cls, 0);
    for (const category of Object.values((await audit(shop + path, {})).categories)) {
      const points = Math.round((category.score ?? 0) * 100);
      const wanted = category.id === 'performance' ? score : 100;
      scores.push(`${name}: ${category.title} ${points}`);
      if (points < wanted) over.push(`${name}: ${category.title} ${points}, at least ${wanted}`);
    }
  }
  console.log(`\nWith Lighthouse's default settings\n${scores.join('\n')}\n`);

  console.log('\nPresses, in ms');
  const presses = await measurePresses(shop);
  const countOver = (ms: number) => presses.filter(({ press }) => press > ms).length;
  for (const { name, press, heading } of presses) {
    console.log(
      `  ${name.padEnd(20)}${String(press).padStart(6)}${heading ? `, heading after ${heading}` : ''}`,
    );
    if (press > PRESS_MS) over.push(`${name}: ${press} ms, at most ${PRESS_MS}`);
    if (heading && heading > PAGE_CHANGE_MS)
      over.push(`${name}: heading after ${heading} ms, at most ${PAGE_CHANGE_MS}`);
  }
  console.log(`  over 100 ms: ${countOver(100)}, over 200 ms: ${countOver(200)} of ${presses.length}\n`);
  for (const line of over) console.log(`✗ ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await Promise.all(closers.map((close) => close()));
}
