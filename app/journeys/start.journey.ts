import type { Page } from '@playwright/test';
import { countries, expect, type JourneyCountry, Shopper, test } from './shopper';
import { entryScript, scriptOf } from './size/builtFiles';

const texts = {
  BA: { failed: 'Stranica se nije mogla otvoriti do kraja', call: 'Pozovi +387', retry: 'Pokušaj ponovo' },
  RS: { failed: 'Stranica nije mogla da se otvori do kraja', call: 'Pozovi +381', retry: 'Pokušaj ponovo' },
  HR: { failed: 'Stranica se nije mogla otvoriti do kraja', call: 'Nazovi +385', retry: 'Pokušaj ponovno' },
  ME: { failed: 'Stranica nije mogla da se otvori do kraja', call: 'Pozovi +382', retry: 'Pokušaj ponovo' },
} satisfies Record<JourneyCountry, object>;

/** The script that starts the app. */
const entryPattern = () => `**/${entryScript()}`;

/** Serves another script in place of the one that starts the app. */
const replaceEntry = (page: Page, body: string) =>
  page.route(entryPattern(), (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** Holds the files back that match, until they are released. */
async function hold(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

const openAtOnce = (page: Page, address: string) =>
  page.goto(`/?country=BA#${address}`, { waitUntil: 'commit' });

/** Expects the sentence in place of the page, with the phone number and another try. */
async function expectSentence(shopper: Shopper) {
  const { failed, call, retry } = texts[shopper.country];
  await expect(shopper.heading(failed)).toBeVisible();
  await expect(shopper.heading(failed)).toBeFocused();
  await expect(shopper.main.getByRole('link', { name: call })).toHaveAttribute('href', /^tel:\+38\d+$/);
  await expect(shopper.main.getByRole('link', { name: retry })).toBeVisible();
}

/** The sentence above the home page. */
const notice = ({ main }: Shopper) => main.getByRole('alert').filter({ hasText: texts.BA.failed });

/** What the script that starts the app does instead, and the error that the browser reports. */
const entries = {
  throws: [
    'throw new TypeError("URL.canParse is not a function");',
    'TypeError: URL.canParse is not a function',
  ],
  'has a syntax that the browser does not know': [
    'class A { static {',
    'SyntaxError: Unexpected end of input',
  ],
  rejects: ['Promise.reject(new Error("no storage"));', 'Error: no storage'],
  'rejects while it is evaluated': ['await Promise.reject(new Error("no answer"));', 'Error: no answer'],
  'is another page': ['<h1>Log in to the network</h1>', "SyntaxError: Unexpected token '<'"],
} satisfies Record<string, [string, string]>;

for (const [what, [body, error]] of Object.entries(entries))
  test.describe(`when the script that starts the shop ${what}`, () => {
    test.use({ uncaught: [error] });
    test('the page says so', async ({ page }) => {
      await replaceEntry(page, body);
      const shopper = new Shopper(page, 'BA');
      await shopper.open('/club');
      await expectSentence(shopper);
    });
  });

test.describe('when the script that starts the shop throws', () => {
  test.use({ uncaught: ['Error: too new'] });
  const tooNew = 'throw new Error("too new");';

  for (const country of countries)
    test(`${country}: the page says so, and another try opens it`, async ({ page }) => {
      await replaceEntry(page, tooNew);
      const shopper = new Shopper(page, country);
      await shopper.open('/shop/prostate');
      await expectSentence(shopper);
      await page.unroute(entryPattern());
      await shopper.main.getByRole('link', { name: texts[country].retry }).click();
      await expect(shopper.heading('Prostata')).toBeVisible();
      await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
    });

  test('the home page says so and can still be read; links and buttons lead to the sentence', async ({
    page,
  }) => {
    await replaceEntry(page, tooNew);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/');
    await expect(notice(shopper)).toBeInViewport();
    await expect(notice(shopper).getByRole('link', { name: texts.BA.call })).toHaveAttribute('href', /^tel:/);
    await expect(shopper.heading('Snaga ima korijen.')).toBeVisible();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('banner').getByRole('button', { name: 'Pretraga' }).click();
    await expect(notice(shopper)).toBeInViewport();
    await expect(shopper.main).toBeFocused();

    await shopper.main.getByRole('link', { name: 'Pogledaj najpopularnije' }).click();
    await expectSentence(shopper);
    await page.goBack();
    await expect(notice(shopper)).toBeVisible();
    await page.unroute(entryPattern());
    await notice(shopper).getByRole('link', { name: texts.BA.retry }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(notice(shopper)).toHaveCount(0);
  });
});

test('when the script that starts the shop does not come for two minutes, the page says so, and opens if it comes later', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, entryPattern());
  const requested = page.waitForRequest(entryPattern());
  const shopper = new Shopper(page, 'BA');
  await openAtOnce(page, '/club');
  await requested;
  await page.clock.fastForward(90_000);
  await expect(shopper.heading(texts.BA.failed)).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expectSentence(shopper);
  release();
  await page.clock.resume();
  await expect(shopper.main.getByRole('heading', { level: 1, name: /klub/i })).toBeVisible();
});

test('an address that changes while the shop takes over is followed', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => {
    const { replaceState } = history;
    history.replaceState = function replace(...state) {
      replaceState.apply(history, state);
      history.replaceState = replaceState;
      // The router has read the address, and will listen when the page is hydrated.
      setTimeout(() => location.assign('#/most-popular'));
    };
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/club');
  await expect(page).toHaveURL(/#\/most-popular$/, { timeout: 30_000 });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
});

test('when the code of the page does not come for two minutes, the shop says so, and opens it if it comes later', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, `**/${scriptOf('features/club/ClubScreen.tsx')}`);
  const shopper = new Shopper(page, 'BA');
  await openAtOnce(page, '/club');
  await page.waitForFunction(() => globalThis.prerender?.isStarted);
  await page.clock.fastForward(90_000);
  await expect(shopper.heading(texts.BA.failed)).toHaveCount(0);
  // The two minutes count from the request of the code, which on a slow machine comes after the time was moved.
  await expect(async () => {
    await page.clock.fastForward(120_000);
    await expect(shopper.heading('Stranica se nije učitala')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(shopper.heading(texts.BA.failed)).toHaveCount(0);
  release();
  await page.clock.resume();
  await expect(shopper.main.getByRole('heading', { level: 1, name: /klub/i })).toBeVisible();
});

test('when the code of the first page fails to load, the page says so, and another try opens it', async ({
  page,
}) => {
  await page.route(`**/${scriptOf('features/club/ClubScreen.tsx')}`, (route) => route.abort());
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/club');
  await expect(shopper.heading('Stranica se nije učitala')).toBeVisible();
  // The screen tries again by itself first.
  const retry = shopper.main.getByRole('button', { name: 'Pokušaj ponovo' });
  await expect(retry).toBeEnabled();
  await page.unroute(`**/${scriptOf('features/club/ClubScreen.tsx')}`);
  await retry.click();
  await expect(shopper.main.getByRole('heading', { level: 1, name: /klub/i })).toBeVisible();
});

/** An extension without whose leave nothing can be added to the page. */
function breakPage() {
  Node.prototype.appendChild = () => {
    throw new Error('not allowed');
  };
}

test.describe('an extension that breaks the page', () => {
  test.use({ uncaught: ['Error: not allowed'] });

  test('before it is drawn', async ({ page }) => {
    await page.addInitScript(breakPage);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/club');
    await expectSentence(shopper);
  });

  test('after it is drawn', async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/club');
    await expect(shopper.main.getByRole('heading', { level: 1, name: /klub/i })).toBeVisible();
    await page.evaluate(breakPage);
    await page.evaluate(() => location.assign('#/bundles'));
    await expectSentence(shopper);
    await shopper.main.getByRole('link', { name: 'Početna' }).click();
    await expect(notice(shopper)).toBeInViewport();
  });
});

/** A script that is not the shop's fails in each way. Resolves when all that can follow has followed. */
async function failElsewhere() {
  setTimeout(() => {
    throw new Error('foreign');
  });
  Promise.reject(new Error('foreign'));
  const script = document.createElement('script');
  script.src = './no-such-file.js';
  const failed = new Promise((resolve) => script.addEventListener('error', resolve));
  document.head.append(script);
  await failed;
}

test.describe('failures of scripts that are not the shop’s', () => {
  test.use({ uncaught: Array(4).fill('Error: foreign') });

  test('leave the page as it is, before and after it is drawn', async ({ page }) => {
    await page.route('**/no-such-file.js', (route) => route.fulfill({ status: 404 }));
    const release = await hold(page, entryPattern());
    const shopper = new Shopper(page, 'BA');
    await openAtOnce(page, '/most-popular');
    await expect(shopper.heading('Najpopularniji')).toBeVisible();
    await page.evaluate(failElsewhere);
    await expect(shopper.heading('Najpopularniji')).toBeVisible();
    release();
    await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
    await page.evaluate(failElsewhere);
    await shopper.addFromListing('Libido');
  });
});

/** Browsers that refuse storage, each in its way. */
const refusals = {
  'throws when it is looked for': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  },
  'throws when it is used': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('denied', 'SecurityError');
      };
  },
  // An Android WebView whose app has not allowed it.
  'is null': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { value: null });
  },
};

for (const [how, refuse] of Object.entries(refusals))
  test(`the shop starts when storage ${how}`, async ({ page }) => {
    await page.addInitScript(refuse);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.evaluate(() => location.assign('#/most-popular'));
    await shopper.addFromListing('Libido');
    await shopper.toCheckout();
    await expect(shopper.main.getByRole('form', { name: shopper.texts.create })).toBeVisible();
  });

for (const body of ['null', '[]', '{}', '0', '"ok"', '{"status":"ok"}', '[null]', '<h1>502</h1>'])
  test(`the shop starts when each answer is ${body}`, async ({ page }) => {
    await page.route('**/_rpc', (route) => route.fulfill({ contentType: 'application/json', body }));
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    for (const [address, sentence] of [
      ['/most-popular', 'Došlo je do greške!'],
      ['/offers/alpha-potent', 'Ponuda se nije učitala'],
    ] as const) {
      await openAtOnce(page, address);
      await page.reload();
      await expect(shopper.main).toContainText(sentence);
      await expect(shopper.main.getByRole('button', { name: 'Pokušaj ponovo' })).toBeEnabled();
    }
  });

test('what throws between a press and its call is said', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/login');
  const password = shopper.main.getByLabel('Lozinka', { exact: true });
  await expect(password).toBeVisible();
  await page.evaluate(() => {
    window.AbortController = class extends AbortController {
      constructor() {
        super();
        throw new Error('too old');
      }
    };
  });
  await shopper.logInAs(shopper.member.email, shopper.member.password);
  await expect(shopper.heading('Unexpected Application Error!')).toBeVisible();
  await shopper.main.getByRole('button', { name: 'Učitaj ponovo' }).click();
  await expect(password).toBeVisible();
});
