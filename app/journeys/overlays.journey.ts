import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

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

/** Opens the listing and, from there, an offer. */
async function openOffer(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).click();
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  return shopper;
}

test('an overlay that was closed, by Back or on the page, leaves nothing in the history', async ({
  page,
}) => {
  const shopper = await openOffer(page);
  const opener = page.getByRole('button', { name: 'Meni' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
});

test('a page opened from an overlay takes its place in the history', async ({ page }) => {
  const shopper = await openOffer(page);
  await page.getByRole('button', { name: 'Meni' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Klub' }).click();
  await expect(page).toHaveURL(/#\/club$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
});

test('a reload shows the page without its overlay, and Back leaves it', async ({ page }) => {
  const shopper = await openOffer(page);
  await page.getByRole('button', { name: /^Korpa/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
});
