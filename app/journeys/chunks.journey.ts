import type { Page } from '@playwright/test';
import { expect, onComputer, Shopper, test } from './shopper';
import { entryScript, scriptOf } from './size/builtFiles';

test.use(onComputer);

const notice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Ovaj dio stranice se nije učitao' });

/**
 * Simulates a new release on the server: when the page looks for its own script, that is gone, and so is one file that it
 * loads later.
 */
async function deployRelease(page: Page, { without }: { without: string }) {
  let loads = 0;
  await page.route(`**/${scriptOf(without)}`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**/${entryScript()}`, (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    return route.fulfill({ status: 404 });
  });
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return { loads: () => loads };
}

test('a panel whose code fails to load leaves the page usable, and retrying opens it', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await page.route(`**/${scriptOf('features/cart/CartPanel.tsx')}`, (route) => route.abort());
  await shopper.open('/offers/alpha-potent');
  const add = shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first();
  await add.click();
  await expect(notice(page)).toBeVisible();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  expect(await shopper.storedCart()).toContain('"quantity":1');

  await page.unroute(`**/${scriptOf('features/cart/CartPanel.tsx')}`);
  await notice(page).getByRole('button', { name: 'Pokušajte ponovo' }).click();
  await expect(shopper.cartPanel).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
});

test('after a new release the page reloads once', { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const { loads } = await deployRelease(page, { without: 'features/bundles/BundlesScreen.tsx' });
  await shopper.open('/most-popular');
  // By its address, because a pointer over the link already loads the page's code.
  await page.evaluate(() => location.assign('#/bundles'));
  await expect.poll(loads).toBe(2);
  await expect(shopper.heading('Stranica se nije učitala')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Najpopularniji' }).click();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  expect(loads()).toBe(2);
});

test('the code of the checkout loads when the cart opens', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const loads = page.waitForRequest(`**/${scriptOf('features/checkout/CheckoutScreen.tsx')}`);
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await expect(shopper.cartPanel).toBeVisible();
  await loads;
});
