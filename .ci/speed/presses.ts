import { chromium, type Locator, type Page } from 'playwright';
import { chromiumLaunchOptions } from '../chromium.mjs';

/** How much slower than this machine the processor of the measured phone is. */
const CPU_SLOWDOWN = 4;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How long the page is left alone after a press, and before the first one, in ms. */
const SETTLE_MS = 1_500;

export interface Press {
  name: string;
  /** The longest event of the press, in ms: the figure behind INP. */
  press: number;
  /** Only of page changes: from the press until the heading of the next page, in ms. */
  heading?: number;
}

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('dialog');

interface Step {
  name: string;
  target: (page: Page) => Locator;
  act?: (target: Locator) => Promise<unknown>;
  /** Whether it leads to another page. */
  leaves?: true;
}

/** How long a finger rests on the screen, in ms. */
const TAP_MS = 80;

/** As a finger does. What `tap` of Playwright checks on the way would be part of the figure. */
async function tap(target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not shown: ${target}`);
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const type = (text: string) => (target: Locator) => target.press(text);

const increase = (parent: Locator) => parent.getByRole('button', { name: /^(Povećaj|Više)/ }).first();

/** What a shopper presses on the way from a listing to an order. Each visit begins at its address. */
const visits: readonly { address: string; steps: readonly Step[] }[] = [
  {
    address: '/most-popular',
    steps: [
      {
        name: 'menu opens',
        target: (page) => page.getByRole('banner').getByRole('button', { name: 'Meni' }),
      },
    ],
  },
  {
    address: '/most-popular',
    steps: [
      {
        name: 'search opens',
        target: (page) => page.getByRole('banner').getByRole('button', { name: /^Pretra/ }),
      },
      { name: 'search: a letter', target: (page) => page.locator('input:focus'), act: type('a') },
    ],
  },
  {
    address: '/most-popular',
    steps: [
      {
        name: 'sort',
        target: (page) => main(page).getByRole('combobox'),
        act: type('ArrowDown'),
      },
      { name: 'category', target: (page) => main(page).locator('a[href*="#/shop/"]:visible').nth(1) },
    ],
  },
  {
    address: '/most-popular',
    steps: [
      {
        name: 'listing to offer',
        target: (page) => main(page).getByRole('link', { name: 'Alpha Potent', exact: true }),
        leaves: true,
      },
    ],
  },
  {
    address: '/offers/alpha-potent',
    steps: [
      { name: 'quantity', target: (page) => increase(main(page)) },
      { name: 'details open', target: (page) => main(page).locator('button[aria-expanded="false"]').first() },
    ],
  },
  {
    address: '/offers/libido',
    steps: [
      {
        name: 'add to cart',
        target: (page) => main(page).getByRole('button', { name: 'Dodaj u korpu' }).first(),
      },
      { name: 'cart quantity', target: (page) => increase(panel(page)) },
      {
        name: 'cart to checkout',
        target: (page) => panel(page).locator('a[href$="#/checkout"]').first(),
        leaves: true,
      },
      {
        name: 'checkout: a letter',
        target: (page) => main(page).getByRole('textbox').first(),
        act: type('A'),
      },
      { name: 'empty form sent', target: (page) => main(page).locator('button[type=submit]').first() },
    ],
  },
  {
    address: '/quiz',
    steps: [{ name: 'quiz: goal', target: (page) => main(page).getByRole('link').first() }],
  },
];

/** Notes the events of presses in the page. Without a named function inside: the loader's mark for it is not in the page. */
function noteEvents() {
  const durations: number[] = [];
  Object.assign(window, { durations });
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
  }).observe(options);
  // Shorter ones are not reported, but were there.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => durations.push(0), { capture: true });
}

/** Notes how long after the next click the page has another heading, in ms. Without a named function inside, like `noteEvents`. */
function noteArrival() {
  const left = document.querySelector('main h1');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === left) return;
        observer.disconnect();
        Object.assign(window, { arrival: performance.now() - timeStamp });
      }).observe(document.body, { subtree: true, childList: true });
    },
    { once: true, capture: true },
  );
}

async function measureStep(page: Page, { name, target, act = tap, leaves }: Step): Promise<Press> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  await page.evaluate(() => Reflect.get(window, 'durations').splice(0));
  if (leaves) await page.evaluate(noteArrival);
  await act(element);
  if (leaves) await page.waitForFunction(() => Reflect.has(window, 'arrival'));
  await page.waitForTimeout(SETTLE_MS);
  const durations: number[] = await page.evaluate(() => Reflect.get(window, 'durations'));
  if (durations.length === 0) throw new Error(`${name}: the page was not pressed.`);
  const press = Math.max(...durations);
  if (!leaves) return { name, press };
  return { name, press, heading: Math.round(await page.evaluate(() => Reflect.get(window, 'arrival'))) };
}

/** Presses what shoppers press, once each, on a slowed processor. */
export async function measurePresses(shop: string): Promise<Press[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const found: Press[] = [];
  try {
    for (const { address, steps } of visits) {
      const page = await browser.newPage(phone);
      await page.addInitScript(noteEvents);
      await page.goto(`${shop}/?country=BA#${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLE_MS);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      for (const step of steps) found.push(await measureStep(page, step));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return found;
}
