import { expect, haveManyOffers, Shopper, test } from './shopper';

test('the shop stays usable with 400 offers and 200 lines in the cart', async ({ page }) => {
  // Finding elements by role takes seconds among 400 offers.
  test.setTimeout(240_000);
  await haveManyOffers(page, 400);
  const shopper = new Shopper(page, 'BA');
  const lines = Array.from({ length: 200 }, (_, index) => ({ ID: index + 1, quantity: 1 }));
  await page.addInitScript((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines));

  await shopper.open('/track');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /^Korpa/ }).click();
  await expect(shopper.cartPanel.getByText('200 proizvoda', { exact: true })).toBeVisible();
  await shopper.cartPanel
    .getByRole('button', { name: /^Povećaj količinu/ })
    .last()
    .click();
  await expect(shopper.cartPanel.getByText('201 proizvod', { exact: true })).toBeVisible();
  await shopper.cartPanel
    .getByRole('button', { name: /^Ukloni/ })
    .first()
    .click();
  await expect(shopper.cartPanel.getByText('200 proizvoda', { exact: true })).toBeVisible();
  await shopper.toCheckout();
  // Prices from 399 down to 201, the last one twice.
  await expect(
    shopper.main
      .getByRole('complementary')
      .getByText(/^Ukupno/)
      .locator('..'),
  ).toHaveText(/\(200 proizvoda\)59\.901,00\sKM$/);

  await shopper.open('/most-popular');
  await expect(shopper.main.getByText('400 proizvoda')).toBeVisible({ timeout: 30_000 });
  await page.locator('main select').selectOption({ index: 1 });
  await expect(page.locator('article').first()).toContainText(/ 400\b/);
  // The cards come in steps; Back to the middle of them finds them all.
  await expect(page.locator('article')).toHaveCount(400);
  const card = page.locator('article').nth(200);
  await card.scrollIntoViewIfNeeded();
  const topOfCard = async () => (await card.boundingBox())?.y;
  const top = await topOfCard();
  await card.getByRole('link').first().click();
  await expect(shopper.main.getByRole('heading', { level: 1 })).not.toContainText('Najpopularniji');
  await page.goBack();
  await expect(card).toBeInViewport();
  await expect.poll(topOfCard).toBe(top);
});
