// npx tsx .ci/speed/workspace.ts: measures the built workspace beside a bare Storybook of the same version, and fails where it
// is over its limits. Times depend on how busy the machine is.
import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { closers, launch, serveBuild } from './serve.ts';

const RUNS = 3;
const cache = join(import.meta.dirname, '../../node_modules/.cache/speed');

/** How long Storybook may take to show something, in ms. */
const PATIENCE = 60_000;

interface Opened {
  ms: number;
  requests: number;
  kB: number;
}

async function build(name: string, ...options: string[]): Promise<string> {
  const folder = join(cache, name);
  await promisify(exec)(`npx storybook build --quiet ${options.join(' ')} -o "${folder}"`);
  return serveBuild(folder);
}

const storyIsThere = (page: Page) =>
  page.waitForFunction(`window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyRendered')`, undefined, {
    timeout: PATIENCE,
  });

const framesAreThere = (count: number) => (page: Page) =>
  page.waitForFunction(`document.querySelectorAll('[data-story="reached"]').length >= ${count}`, undefined, {
    timeout: PATIENCE,
  });

/** Opens an address in a browser that knows nothing of it. The median of the times; requests and sizes are the same each time. */
async function open(
  browser: Browser,
  url: string,
  isThere: (page: Page) => Promise<unknown>,
): Promise<Opened> {
  const runs: Opened[] = [];
  while (runs.length < RUNS) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    let requests = 0;
    const sizes: Promise<number>[] = [];
    page.on('request', () => {
      requests += 1;
    });
    page.on('response', (response) =>
      sizes.push(
        response.body().then(
          ({ length }) => length,
          () => 0,
        ),
      ),
    );
    const began = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    await isThere(page);
    const ms = Math.round(performance.now() - began);
    // For pictures, and for what loads after the first sight.
    await page.waitForTimeout(1_000);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    runs.push({ ms, requests, kB: Math.round(bytes / 1000) });
    await context.close();
  }
  const [, median = runs[0]] = runs.toSorted((a, b) => a.ms - b.ms);
  if (!median) throw new Error(`${url} was not opened.`);
  return median;
}

/** What the sidebar's search has first. */
async function firstFound(browser: Browser, origin: string, words: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.locator('#storybook-explorer-searchfield').fill(words);
  const first = page.getByRole('option').first();
  await first.waitFor({ timeout: PATIENCE });
  const found = (await first.innerText()).replaceAll('\n', ' ');
  await page.close();
  return found;
}

const over: string[] = [];
function check(what: string, value: number, limit: number) {
  if (!(value <= limit)) over.push(`${what}: ${value}, at most ${Math.round(limit)}`);
}

try {
  const bare = await build('bare', '-c', join(import.meta.dirname, 'bare'));
  const workspace = await build('workspace');
  const browser = await launch();
  closers.push(() => browser.close());

  console.log(' '.repeat(24), '      ms   requests     kB');
  const measure = async (
    name: string,
    ...address: Parameters<typeof open> extends [Browser, ...infer Rest] ? Rest : never
  ) => {
    const opened = await open(browser, ...address);
    const figures = [opened.ms, opened.requests, opened.kB].map((figure) => String(figure).padStart(8));
    console.log(name.padEnd(24), ...figures);
    return opened;
  };
  const story = (origin: string, id: string) => `${origin}/iframe.html?viewMode=story&id=${id}`;
  const board = `${workspace}/iframe.html?viewMode=docs&id=screens-checkout--specification`;
  const floor = await measure('bare Storybook', story(bare, 'button--default'), storyIsThere);
  const primitive = await measure(
    'a primitive',
    story(workspace, 'ui-actions-button--default'),
    storyIsThere,
  );
  const screen = await measure('a screen', story(workspace, 'screens-listing--default'), storyIsThere);
  const frames = await measure('a board, 8 frames', board, framesAreThere(8));
  const found = await firstFound(browser, workspace, 'checkout failed');
  console.log(`search, 'checkout failed'`, found);

  check('a primitive, requests', primitive.requests, 20);
  check('a primitive, ms', primitive.ms, 2 * floor.ms);
  check('a screen, requests', screen.requests, 60);
  check('a screen, ms', screen.ms, 3 * floor.ms);
  check('a board, ms', frames.ms, 5_000);
  if (!/^Failed\b.*Checkout/.test(found)) over.push(`search: 'checkout failed' has '${found}' first`);
  for (const line of over) console.log(`✗ ${line}`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  await Promise.all(closers.map((close) => close()));
}
