import type { Page } from '@playwright/test';
import { expect, inMotion, Shopper, test } from './shopper';

test.use(inMotion);

/** Limit for the sum of all layout shifts. Web Vitals call 0.1 'good' and count only the worst five seconds. */
const MAX_SHIFT = 0.02;

/** The browser's entry type, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  /** Whether input happened just before. */
  hadRecentInput: boolean;
  /** The first few elements that moved. */
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    readShifts: () => { value: number; moved: string[] }[];
  }
}

/** In the page: keeps all layout shifts that were not caused by input. */
function recordShifts(): void {
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  const shifts: ReturnType<Window['readShifts']> = [];
  const keep = (entries: PerformanceEntry[]) => {
    for (const { hadRecentInput, value, sources } of entries.filter(isShift)) {
      const moved = sources.map(({ node }) => `${node?.nodeName} '${node?.textContent?.slice(0, 40)}'`);
      if (!hadRecentInput) shifts.push({ value, moved });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.readShifts = () => {
    keep(observer.takeRecords());
    return shifts;
  };
}

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((sum, { value }) => sum + value, 0);

/** Holds files back, until they are released. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until all in the window has loaded. */
const windowToLoad = (page: Page) =>
  page.waitForFunction(() => {
    const isInView = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < window.innerHeight && bottom > 0;
    };
    const skeletons = [...document.querySelectorAll('main *')].filter(
      ({ firstChild }) => firstChild instanceof Text && firstChild.data.startsWith('Učitavanje'),
    );
    const footer = document.querySelector('footer');
    return (
      !skeletons.some((one) => isInView(one.parentElement ?? one)) &&
      (!footer || !isInView(footer) || footer.querySelector('a'))
    );
  });

/** Scrolls down as a reader does: to what comes next once all in the window has loaded. */
async function readToEnd(page: Page): Promise<void> {
  const scroll = () =>
    page.evaluate(() => {
      const before = window.scrollY;
      window.scrollBy({ top: window.innerHeight * 0.4, behavior: 'instant' });
      return window.scrollY > before;
    });
  while (await scroll()) await windowToLoad(page);
}

test('a shift is seen', async ({ page }) => {
  await page.addInitScript(recordShifts);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document.body.style.paddingBlockStart = '200px';
  });
  await expect
    .poll(async () => sumOf(await page.evaluate(() => window.readShifts())))
    .toBeGreaterThan(MAX_SHIFT);
});

for (const [address, shows] of [
  ['/', 'Alpha Potent'],
  ['/most-popular', 'Paket Lagano'],
  ['/bundles', 'Paket Lagano'],
  ['/offers/alpha-potent', 'Recenzije kupaca'],
] as const)
  test(`on ${address} nothing shifts when skeleton, content and fonts come one after the other`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts);
    const answer = await hold(page, '**/_rpc');
    const giveFonts = await hold(page, '**/*.woff2');
    const shopper = new Shopper(page, 'BA');
    await page.goto(`/?country=BA#${address}`, { waitUntil: 'commit' });
    await expect(shopper.main.getByText(/^Učitavanje/).first()).toBeAttached();
    answer();
    await windowToLoad(page);
    giveFonts();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.waitForLoadState('networkidle');
    await readToEnd(page);
    await expect(shopper.main.getByRole('heading', { name: shows }).first()).toBeAttached();
    const shifts = await page.evaluate(() => window.readShifts());
    expect(sumOf(shifts), JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(MAX_SHIFT);
  });
