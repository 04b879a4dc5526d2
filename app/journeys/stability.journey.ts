import type { Page } from '@playwright/test';
import { expect, inMotion, Shopper, test } from './shopper';

test.use(inMotion);

/** Limit for the sum of all layout shifts. Web Vitals call 0.1 'good' and count only the worst five seconds. */
const MAX_SHIFT = 0.02;

/** Lighthouse's slow 4G. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };

/** Extra delay of answers in ms: long enough for every skeleton to show. */
const ANSWER_DELAY = 700;

/** Extra delay of font files in ms: long enough for text to show in the fallback font first. */
const FONT_DELAY = 3000;

const longTimeout = { timeout: 20_000 };

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

/** The browser's entry type, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Whether input happened just before. */
  hadRecentInput: boolean;
  /** The first few elements that moved. */
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** All layout shifts of the page that were not caused by input. */
async function shiftsOf(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(async () => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      // The observer is not called if nothing has moved.
      setTimeout(resolve, 500, []);
    });
    return entries
      .filter(isShift)
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .map(({ value, sources }) => ({
        value,
        moved: sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.slice(0, 40);
          return `${node?.nodeName} '${text}' ${rect(previousRect)} → ${rect(currentRect)}`;
        }),
      }));
  });
}

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((total, { value }) => total + value, 0);

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', network);
  for (const [files, delay] of [
    ['**/_rpc', ANSWER_DELAY],
    ['**/*.woff2', FONT_DELAY],
  ] as const) {
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue();
    });
  }
}

/** Scrolls down in steps with short pauses, as a reader does. */
async function scrollToEnd(page: Page) {
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

test('a shift is seen', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(MAX_SHIFT);
  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '200px';
  });
  await expect.poll(async () => sumOf(await shiftsOf(page))).toBeGreaterThan(MAX_SHIFT);
});

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const { name, address, shows } of pages) {
      test(`${name}: nothing shifts on a slow network`, async ({ page }) => {
        await slowDown(page);
        const shopper = new Shopper(page, 'BA');
        await shopper.open(address);
        await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible(longTimeout);
        await page.waitForLoadState('networkidle');
        await scrollToEnd(page);
        await expect(shopper.main.getByRole('heading', { name: shows }).first()).toBeAttached(longTimeout);
        await expect(shopper.main.getByText(/^Učitavanje/)).toHaveCount(0, longTimeout);
        // The last content to load may have made the page longer.
        await scrollToEnd(page);
        const shifts = await shiftsOf(page);
        expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }
  });
}
