import type { Page } from '@playwright/test';
import { expect, inMotion, Shopper, test } from './shopper';

test.use(inMotion);

/** The sum of all layout shifts. Web Vitals call a tenth 'good', and count only the worst five seconds. */
const MOST = 0.02;

/** Slow 4G, as Lighthouse has it. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** What answers take beyond the network, in ms: long enough for every skeleton to be drawn. */
const THINKING = 700;

/** What font files take beyond the network, in ms: long enough for text to stand in the system's font first. */
const LATE = 3000;

const slow = { timeout: 20_000 };

const pages = [
  { name: 'landing', address: '/', shows: 'Alpha Potent' },
  { name: 'listing', address: '/most-popular', shows: 'Paket Lagano' },
  { name: 'bundles', address: '/bundles', shows: 'Paket Lagano' },
  { name: 'offer', address: '/offers/alpha-potent', shows: 'Recenzije kupaca' },
];

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** As the browser reports it; TypeScript does not know it. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Something was pressed just before. */
  hadRecentInput: boolean;
  /** What moved, the first few of it. */
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Every shift since the page began that no press or key explains. */
async function shiftsOf(page: Page): Promise<{ value: number; what: string[] }[]> {
  return page.evaluate(async () => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // Where nothing has moved, nothing is reported.
      setTimeout(resolve, 500, []);
    });
    return entries
      .filter(isShift)
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        what: sources.map(({ node, previousRect, currentRect }) => {
          const words = node?.textContent?.slice(0, 40);
          return `${node?.nodeName} '${words}' ${place(previousRect)} → ${place(currentRect)}`;
        }),
      }));
  });
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', network);
  for (const [files, time] of [
    ['**/_rpc', THINKING],
    ['**/*.woff2', LATE],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, time));
      await route.continue();
    });
  }
}

/** As a reader does: on by most of a window, a short look, on. */
async function readToTheEnd(page: Page) {
  let end = false;
  while (!end) {
    end = await page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.7, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 250));
      return window.scrollY === before;
    });
  }
}

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, address, shows } of pages) {
      test(`${name}: nothing moves by itself on a slow network`, async ({ page }) => {
        test.setTimeout(60_000);
        await slowDown(page);
        const shopper = new Shopper(page, 'BA');
        await shopper.open(address);
        await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible(slow);
        await page.waitForLoadState('networkidle');
        await readToTheEnd(page);
        await expect(shopper.main.getByRole('heading', { name: shows }).first()).toBeAttached(slow);
        await expect(shopper.main.getByText(/^Učitavanje/)).toHaveCount(0, slow);
        // What came last may have made the page longer.
        await readToTheEnd(page);
        const moved = await shiftsOf(page);
        const sum = moved.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(moved, null, 1)).toBeLessThanOrEqual(MOST);
      });
    }
  });
}
