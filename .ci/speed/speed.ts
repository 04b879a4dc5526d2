// npm run speed: measures the built shop beside the floor (React, the router, one heading) with Lighthouse on a slowed network
// and processor, then presses, and fails where the shop is over its limits. Figures depend on how busy the machine is.
import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import getPort from 'get-port';
import lighthouse from 'lighthouse';
import { build } from 'vite';
import { startServer } from '#mocks/server';
import { brotli } from '../../app/build/brotli.ts';
import { closers, launch, serveBuild } from './serve.ts';

const RUNS = Number(process.env.SPEED_RUNS ?? 3);
const cache = join(import.meta.dirname, '../../node_modules/.cache/speed');

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** The layout shift that the exchange of a fallback for our font may cause: a hundredth of what Web Vitals call good. */
const SHIFT_LIMIT = 0.001;

/** Limits: the two paints in times of the floor's, the blocked time in ms. */
const pages = [
  { name: 'landing', path: '/#/', fcp: 1.15, lcp: 1.15, tbt: 50 },
  { name: 'listing', path: '/#/most-popular', fcp: 1.15, lcp: 1.25, tbt: 50 },
  { name: 'offer', path: '/#/offers/alpha-potent', fcp: 1.15, lcp: 1.3, tbt: 100 },
];

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog');

type Step = [name: string, target: (page: Page) => Locator, key?: string];

/** What a shopper presses on the way from a listing to an order: by finger, or a key. Each visit begins at its address. */
const visits: [address: string, ...Step[]][] = [
  ['/most-popular', ['menu opens', (page) => header(page).getByRole('button', { name: 'Meni' })]],
  [
    '/most-popular',
    ['search opens', (page) => header(page).getByRole('button', { name: /^Pretra/ })],
    ['search: a letter', (page) => page.locator('input:focus'), 'a'],
  ],
  [
    '/most-popular',
    ['category', (page) => main(page).locator('a[href*="#/shop/"]:visible').nth(1)],
    ['listing to offer', (page) => main(page).locator('a[href*="#/offers/"]:visible').first()],
    ['quantity', (page) => main(page).getByRole('button', { name: /^Više/ }).first()],
    ['add to cart', (page) => main(page).getByRole('button', { name: 'Dodajte u korpu' }).first()],
    ['cart to checkout', (page) => panel(page).locator('a[href$="#/checkout"]').first()],
    ['checkout: a letter', (page) => main(page).getByRole('textbox').first(), 'A'],
    ['empty form sent', (page) => main(page).locator('button[type=submit]').first()],
  ],
  ['/quiz', ['quiz: goal', (page) => main(page).getByRole('link').first()]],
];

/** Runs Lighthouse, each time in a new browser. Prints and returns the medians of the metrics. */
async function measure(name: string, url: string): Promise<number[]> {
  const runs: number[][] = [];
  while (runs.length < RUNS) {
    const port = await getPort();
    const browser = await launch(`--remote-debugging-port=${port}`);
    const result = await lighthouse(url, { port, onlyAudits: metrics, throttlingMethod: 'devtools' });
    await browser.close();
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    runs.push(metrics.map((metric) => result.lhr.audits[metric]?.numericValue ?? Number.NaN));
  }
  const medians = metrics.map((_, at) => {
    const values = runs.map((run) => run[at] ?? Number.NaN).toSorted((a, b) => a - b);
    return Number(values[Math.floor(RUNS / 2)]?.toFixed(3));
  });
  console.log(name.padEnd(20), ...medians.map((value) => String(value).padStart(10)));
  return medians;
}

/** Notes the events of presses. */
function noteEvents() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // Shorter ones are not reported, but were there.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => durations.push(0), true);
}

/** Presses once. Resolves to the longest event, in ms: the figure behind INP. */
async function press(page: Page, name: string, target: Locator, key?: string): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => Reflect.get(window, 'durations').splice(0));
  const box = await target.boundingBox();
  if (key) await target.press(key);
  // What `tap` of a locator tries on the way would be part of the figure.
  else if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(1_500);
  const durations: number[] = await page.evaluate(() => Reflect.get(window, 'durations'));
  if (durations.length === 0) throw new Error(`${name}: the page was not pressed.`);
  return Math.max(...durations);
}

const over: string[] = [];
function check(what: string, value = Number.NaN, limit = 0) {
  if (!(value <= limit)) over.push(`${what} ${value}, at most ${Number(limit.toFixed(3))}`);
}

try {
  const backend = await startServer({ port: 0 });
  closers.push(backend.close);
  // In a process of its own: the backend has imported React's development code into this one, and prerenders need the other.
  await promisify(exec)(`npx vite build --logLevel warn --outDir "${join(cache, 'shop')}"`, {
    env: { ...process.env, VITE_API_BASE: backend.url, VITE_CATALOGUE_URL: backend.url },
  });
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'error',
    plugins: [brotli()],
    build: { outDir: join(cache, 'floor'), emptyOutDir: true },
  });
  const shop = await serveBuild(join(cache, 'shop'));
  console.log(' '.repeat(20), '       FCP        LCP        TBT        CLS');
  const [floorFcp = 0, floorLcp = 0] = await measure('floor', await serveBuild(join(cache, 'floor')));
  for (const { name, path, fcp, lcp, tbt } of pages) {
    const found = await measure(name, shop + path);
    const limits = [fcp * floorFcp, lcp * floorLcp, tbt, SHIFT_LIMIT];
    for (const [at, metric] of metrics.entries()) check(`${name}: ${metric}`, found[at], limits[at]);
  }

  const browser = await launch();
  closers.push(() => browser.close());
  const presses = new Map<string, number[]>();
  for (let run = 0; run < RUNS; run += 1) {
    for (const [address, ...steps] of visits) {
      const page = await browser.newPage(phone);
      await page.addInitScript(noteEvents);
      await page.goto(`${shop}/?country=BA#${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const [name, target, key] of steps)
        presses.set(name, [...(presses.get(name) ?? []), await press(page, name, target(page), key)]);
      await page.close();
    }
  }
  for (const [name, ms] of presses) {
    console.log(name.padEnd(20), ...ms.map((value) => String(value).padStart(10)), 'ms');
    // What else the machine does only adds to a press: the least is what the press costs.
    check(name, Math.min(...ms), 100);
  }
  for (const line of over) console.log(`✗ ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await Promise.all(closers.map((close) => close()));
}
