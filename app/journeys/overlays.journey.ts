import type { Page } from '@playwright/test';
import { expect, inMotion, Shopper, still, test } from './shopper';

test.use(inMotion);

const openers = { cart: /^Korpa/, search: 'Pretraga', menu: 'Meni' };

for (const [overlay, name] of Object.entries(openers)) {
  test(`Back closes the ${overlay} and stays on the page; the next Back leaves it`, async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/most-popular');
    const listing = page.getByRole('heading', { level: 1 });
    const title = (await listing.textContent()) ?? '';
    await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).click();
    await expect(shopper.heading('Alpha Potent')).toBeFocused();

    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(/#\/offers\/alpha-potent$/);

    await page.goBack();
    await expect(shopper.heading(title)).toBeFocused();
    await page.goForward();
    await expect(shopper.heading('Alpha Potent')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test.describe(() => {
  test.use(still);

  test('Back closes the cart on the first page of a visit', { tag: '@gate' }, async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/offers/alpha-potent');
    const add = shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first();
    await add.click();
    await expect(shopper.cartPanel).toBeVisible();
    await page.goBack();
    await expect(shopper.cartPanel).toBeHidden();
    await expect(add).toBeFocused();
    await expect(page).toHaveURL(/#\/offers\/alpha-potent$/);
    await expect(shopper.heading('Alpha Potent')).toBeVisible();
  });
});

/** Opens the listing and, from there, an offer. */
async function openOffer(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).click();
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  return shopper;
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'Escape key': (page) => page.keyboard.press('Escape'),
  'close button': (page) => page.getByRole('dialog').getByRole('button', { name: 'Zatvori' }).click(),
  'press beside it': (page) => page.mouse.click(5, 400),
};

for (const [way, close] of Object.entries(ways)) {
  test(`a cart closed by the ${way} leaves nothing in the history`, async ({ page }) => {
    // Wide enough to leave a part of the page beside the panel.
    await page.setViewportSize({ width: 700, height: 844 });
    const shopper = await openOffer(page);
    const opener = page.getByRole('button', { name: openers.cart });
    for (let time = 0; time < 2; time += 1) {
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
    await page.goBack();
    await expect(shopper.heading('Najpopularniji')).toBeFocused();
  });
}

test('a page opened from an overlay takes its place in the history', async ({ page }) => {
  const shopper = await openOffer(page);
  await page.getByRole('button', { name: openers.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Klub' }).click();
  await expect(page).toHaveURL(/#\/club$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/#\/club$/);
});

test('a link to the page beneath only closes the overlay', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).waitFor();
  await shopper.open('/club');
  await page.getByRole('button', { name: openers.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Klub' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/#\/club$/);
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
});

test('Forward opens no overlay again', async ({ page }) => {
  const shopper = await openOffer(page);
  await page.getByRole('button', { name: openers.cart }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
});

test('a reload shows the page without its overlay, and Back leaves it', async ({ page }) => {
  const shopper = await openOffer(page);
  await page.getByRole('button', { name: openers.cart }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
});

/** Whether the code of the overlay has loaded, and the width of the window. The menu is a phone's. */
const doubleClicks = [
  { overlay: 'menu', isLoaded: false, width: 390 },
  { overlay: 'menu', isLoaded: true, width: 390 },
  { overlay: 'cart', isLoaded: true, width: 390 },
  { overlay: 'cart', isLoaded: true, width: 1280 },
  { overlay: 'search', isLoaded: false, width: 390 },
  { overlay: 'search', isLoaded: true, width: 390 },
  { overlay: 'search', isLoaded: true, width: 1280 },
] as const;

for (const { overlay, isLoaded, width } of doubleClicks)
  test(`a double click opens the ${overlay} once (loaded: ${isLoaded}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/offers/alpha-potent');
    const opener = page.getByRole('button', { name: openers[overlay] });
    const dialog = page.getByRole('dialog');
    await page.waitForFunction(() => !globalThis.prerender);
    if (isLoaded) {
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    const box = await opener.boundingBox();
    if (!box) throw new Error('Nothing to press.');
    // At one place, as a hand does; `dblclick` of the button would wait for what the panel covers.
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 });
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(shopper.heading('Alpha Potent')).toBeVisible();
    await expect(page).toHaveURL(/#\/offers\/alpha-potent$/);
  });

for (const size of [
  { width: 320, height: 256 },
  { width: 667, height: 375 },
  { width: 740, height: 300 },
]) {
  test(`everything in the cart can be reached at ${size.width} × ${size.height}`, async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    const lines = [1, 2, 3, 4].map((ID) => ({ ID, quantity: 1 }));
    await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines));
    await page.setViewportSize(size);
    await shopper.open('/most-popular');
    await page.getByRole('button', { name: /^Korpa/ }).click();
    const panel = page.getByRole('dialog');
    for (const target of [
      panel.getByRole('button', { name: /^Ukloni/ }).first(),
      panel.getByRole('link', { name: 'Nastavi na narudžbu' }),
    ]) {
      // What loads meanwhile may push it out again.
      await expect(async () => {
        await target.scrollIntoViewIfNeeded();
        await expect(target).toBeInViewport({ ratio: 1, timeout: 1_000 });
      }).toPass();
    }
  });
}
