import type { Page } from '@playwright/test';
import { expect, inMotion, Shopper, test } from './shopper';
import { entryScript, scriptOf } from './size/builtFiles';

const webView = (app: string) =>
  `Mozilla/5.0 (Linux; Android 13; SM-A536B Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36 ${app}`.trim();

/** The browsers of apps, by the user agent of each. */
const apps = {
  Facebook: webView('[FB_IAB/FB4A;FBAV/470.0.0.49.83;]'),
  Instagram: webView('Instagram 336.0.0.35.90 Android (33/13; 450dpi; 1080x2177; samsung; SM-A536B)'),
  Viber: webView(''),
  TikTok: webView('musical_ly_2023505030 JsSdk/1.0 AppName/musical_ly BytedanceWebview/d8a21c6'),
};

declare global {
  interface Window {
    transitions: number;
  }
}

/** Counts the view transitions of the page. Each changes the page only after this time, as in a web view that hangs. */
async function delayTransitions(page: Page, delay: number) {
  await page.addInitScript((ms) => {
    window.transitions = 0;
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (options) {
      window.transitions += 1;
      const update = typeof options === 'function' ? options : options?.update;
      return startViewTransition.call(this, {
        async update() {
          await new Promise((resolve) => setTimeout(resolve, ms));
          await update?.();
        },
      });
    };
  }, delay);
}

const countTransitions = (page: Page) => page.evaluate(() => window.transitions);

/** Expects the app in place of the prerender, which has no prices and no second heading. */
async function expectDrawn({ main }: Shopper) {
  const drawn = main.getByText(/\d\s(KM|€|RSD)$/).or(main.getByRole('heading', { level: 2 }));
  await expect(drawn.first()).toBeVisible();
}

test.describe('in a browser of its own', () => {
  test.use(inMotion);
  for (const address of ['/', '/most-popular', '/offers/alpha-potent'])
    test(`${address} is drawn without a view transition; the next page has one`, async ({ page }) => {
      await delayTransitions(page, 0);
      const shopper = new Shopper(page, 'BA');
      await shopper.open(address);
      await expectDrawn(shopper);
      expect(await countTransitions(page)).toBe(0);
      await page.evaluate(() => location.assign('#/bundles'));
      await expect(shopper.heading('Paketi')).toBeVisible();
      expect(await countTransitions(page)).toBe(1);
    });

  test('a page that was chosen before the app has started is drawn without one', async ({ page }) => {
    await delayTransitions(page, 0);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.fallback();
    });
    const shopper = new Shopper(page, 'BA');
    await page.goto('/?country=BA#/', { waitUntil: 'commit' });
    await shopper.main.getByRole('link', { name: 'Pogledaj najpopularnije' }).click();
    release();
    await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
    expect(await countTransitions(page)).toBe(0);
  });
});

for (const [app, userAgent] of Object.entries(apps))
  test.describe(`in the browser of ${app}`, () => {
    test.use({ ...inMotion, userAgent });

    test('pages change without view transitions, which may hang there', async ({ page }) => {
      await delayTransitions(page, 4_000);
      const shopper = new Shopper(page, 'BA');
      await shopper.open('/most-popular');
      await shopper.main.getByRole('link', { name: 'Libido', exact: true }).click();
      await expect(shopper.heading('Libido')).toBeFocused();
      await page.goBack();
      await shopper.main.getByRole('link', { name: 'Kosa', exact: true }).click();
      await expect(shopper.heading('Kosa')).toBeVisible();
      expect(await countTransitions(page)).toBe(0);
    });
  });

for (const app of ['Instagram', 'Viber'] as const)
  test.describe(`in the browser of ${app}`, () => {
    test.use({ ...inMotion, userAgent: apps[app], permissions: ['clipboard-read', 'clipboard-write'] });

    test('a guest orders, and copies the confirmation, which cannot be printed there', async ({ page }) => {
      const shopper = new Shopper(page, 'RS');
      await shopper.open('/most-popular');
      await shopper.addFromListing('Alpha Potent');
      await shopper.toCheckout();
      await shopper.register(`${app}Kupac`);
      await shopper.finish();
      await shopper.expectThanks();
      await expect(shopper.receipt).toContainText('Alpha Potent');
      const order = (await shopper.receipt.getByRole('heading', { level: 2 }).textContent()) ?? '';
      await expect(shopper.main.getByRole('button', { name: 'Odštampaj' })).toHaveCount(0);
      await shopper.main.getByRole('button', { name: 'Kopiraj tekst' }).click();
      await expect(shopper.main.getByText('Tekst je kopiran.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        `${order}\n\n1 × Alpha Potent`,
      );
    });
  });

/** Addresses of other apps open those; what opens in a new tab has no hold of this one. */
test('links to the phone, e-mail and other sites open outside the shop', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/kontaktiraje-nas');
  await shopper.footer();
  const links = await page.locator('a[href]').evaluateAll((all) =>
    all.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement) || link.origin === location.origin) return [];
      const { protocol, target, rel } = link;
      return [{ protocol, target, rel }];
    }),
  );
  expect(new Set(links.map(({ protocol }) => protocol))).toEqual(new Set(['tel:', 'mailto:', 'https:']));
  for (const { protocol, target, rel } of links)
    expect([protocol, target, rel]).toEqual(
      protocol === 'https:' ? [protocol, '_blank', 'noopener'] : [protocol, '', ''],
    );
});

/** What a weak device says of itself. */
const devices = {
  'little memory': { deviceMemory: 1 },
  'saved data': { deviceMemory: 8, connection: { saveData: true } },
};

for (const [what, hints] of Object.entries(devices))
  test.describe(`on a device with ${what}`, () => {
    test.use(inMotion);

    test('the shop is plain: no view transition, nothing that plays or pulses', async ({ page }) => {
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
      }, hints);
      await delayTransitions(page, 4_000);
      await page.route(`**/${entryScript()}`, async (route) => {
        // The skeleton stands alone.
        await expect(page.getByRole('banner')).toBeVisible();
        expect(await runningAnimations(page)).toBe(0);
        await route.fallback();
      });
      const shopper = new Shopper(page, 'BA');
      await shopper.open('/offers/alpha-potent');
      await expectDrawn(shopper);
      await page.evaluate(() => location.assign('#/'));
      await expect(shopper.heading('Snaga ima korijen.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      expect(await runningAnimations(page)).toBe(0);
      await page.evaluate(() => location.assign('#/most-popular'));
      await shopper.addFromListing('Libido');
      expect(await countTransitions(page)).toBe(0);
    });
  });

const runningAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1).length,
  );

test('a visitor who saves data loads the code of a panel when it opens, not before', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const isRequested = () => requested.some((url) => url.endsWith(scriptOf('features/cart/CartPanel.tsx')));
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await expectDrawn(shopper);
  await page.keyboard.press('Tab');
  await page.getByRole('banner').getByRole('button', { name: 'Pretraga' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(isRequested()).toBe(false);
  await page.keyboard.press('Escape');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await expect(shopper.cartPanel).toBeVisible();
  expect(isRequested()).toBe(true);
});
