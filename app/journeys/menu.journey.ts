import type { Locator, Page } from '@playwright/test';
import { expect, inMotion, onComputer, Shopper, test } from './shopper';

test.use(inMotion);

const header = (page: Page) => page.getByRole('banner');
const shopButton = (page: Page) => header(page).getByRole('button', { name: 'Shop' });

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to point at.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the mouse in steps, as a hand does: within 300 ms of the page's fake clock, however long it really takes. */
async function moveMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await middleOf(from);
  const end = await middleOf(to);
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(
      start.x + ((end.x - start.x) * step) / 10,
      start.y + ((end.y - start.y) * step) / 10,
    );
    await page.clock.runFor(30);
  }
}

/** Keeps the mouse still for a second of the fake clock. */
const rest = (page: Page) => page.clock.runFor(1_000);

test.describe('on a computer', () => {
  test.use(onComputer);

  test('a mouse reaches an offer in the menu even if it crosses other items', async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await page.clock.install();
    await shopper.open('/most-popular');
    await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).waitFor();
    await shopButton(page).hover();
    const potency = header(page).getByRole('link', { name: /^Potencija/ });
    const offer = header(page).getByRole('link', { name: 'Alpha Potent', exact: true });
    await expect(offer).toBeVisible();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);

    // From the button across 'Najpopularniji' and 'Paketi' into the menu.
    const prostate = header(page).getByRole('link', { name: /^Prostata/ });
    await moveMouse(page, shopButton(page), prostate);
    await rest(page);
    await expect(header(page).getByRole('link', { name: 'Prosta Vital', exact: true })).toBeVisible();
    await moveMouse(page, prostate, potency);
    await rest(page);
    await expect(offer).toBeVisible();

    // Across 'Prostata', whose offers must not open.
    await moveMouse(page, potency, offer);
    await rest(page);
    await expect(offer).toBeVisible();
    await page.clock.resume();
    await offer.click();
    await expect(shopper.heading('Alpha Potent')).toBeFocused();
    await expect(shopButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the keyboard reaches an offer in the menu', async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/most-popular');
    await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).waitFor();
    await shopButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(header(page).getByRole('link', { name: 'Libido', exact: true })).toBeVisible();
    // Potencija, its two offers, Prostata, its first offer.
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: /^Prostata/ })).toBeFocused();
    const offer = header(page).getByRole('link', { name: 'Prosta Vital', exact: true });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(offer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(shopper.heading('Prosta Vital')).toBeFocused();
    await expect(header(page).getByRole('link', { name: /^Prostata/ })).toBeHidden();
  });

  test('going back closes the menu', async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/shop/hair');
    await expect(shopper.heading('Kosa')).toBeVisible();
    await shopper.main
      .getByRole('link', { name: /^Probava/ })
      .first()
      .click();
    await expect(shopper.heading('Probava')).toBeVisible();
    await shopButton(page).click();
    await expect(header(page).getByRole('link', { name: 'Digest Balance', exact: true })).toBeVisible();
    await page.goBack();
    await expect(shopper.heading('Kosa')).toBeVisible();
    await expect(shopButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  for (const name of ['Black Friday ponuda', 'Pogledaj ponudu']) {
    test(`'${name}' opens the first offer`, async ({ page }) => {
      const shopper = new Shopper(page, 'HR');
      await shopper.open('/login');
      const link = header(page).getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /alpha-potent$/);
      await link.click();
      await expect(shopper.heading('Alpha Potent')).toBeFocused();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('the menu leads to an offer of a category and to the Black Friday offer', async ({ page }) => {
    const shopper = new Shopper(page, 'RS');
    await shopper.open('/most-popular');
    await page.getByRole('button', { name: 'Meni' }).tap();
    const menu = page.getByRole('dialog', { name: 'Meni' });
    await menu.getByRole('button', { name: 'Lepota' }).tap();
    await menu.getByRole('link', { name: 'Cellu Lift' }).tap();
    await expect(shopper.heading('Cellu Lift')).toBeVisible();
    await expect(menu).toBeHidden();

    await page.getByRole('button', { name: 'Meni' }).tap();
    await menu.getByRole('link', { name: 'Black Friday ponuda' }).tap();
    await expect(shopper.heading('Alpha Potent')).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('the header sticks after 150 px, and nothing else moves', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/offers/alpha-potent');
    await expect(shopper.heading('Alpha Potent')).toBeVisible();
    await expect(shopper.main.getByRole('heading', { name: 'Dobro se slaže s ovim' })).toBeAttached();
    await expect(shopper.main.getByText(/^Učitavanje/)).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const menu = page.getByRole('button', { name: 'Meni' });
    const topOfMenu = async () => Math.round((await menu.boundingBox())?.y ?? Number.NaN);
    const topOfMain = () =>
      shopper.main.evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY));
    const before = await topOfMain();
    const shifted = () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
    const shiftedBefore = await shifted();

    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    await scrollTo(150);
    await expect.poll(topOfMenu).toBe(44 + 8 - 150);
    for (const top of [151, 900, 60]) {
      await scrollTo(top);
      await expect.poll(topOfMenu).toBe(8);
      expect(await topOfMain()).toBe(before);
    }
    await scrollTo(0);
    await expect.poll(topOfMenu).toBe(44 + 8);
    expect((await shifted()) - shiftedBefore).toBeLessThan(0.01);
  });
});
