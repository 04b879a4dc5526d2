import { expect, inMotion, Shopper, test } from './shopper';

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

test('Back on a phone closes the cart on the first page of a visit', async ({ page }) => {
  await page.addInitScript(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) throw new Error('Chromium has it.');
    window.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super();
        // What the phone's Back does. Chromium on a computer has no such button.
        window.addEventListener('back-button', () => this.requestClose(), { once: true });
      }
    };
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  const opener = page.getByRole('button', { name: openers.cart });
  await opener.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('back-button')));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
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
      await target.scrollIntoViewIfNeeded();
      await expect(target).toBeInViewport({ ratio: 1 });
    }
  });
}
