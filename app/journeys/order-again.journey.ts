import { expect, Shopper, test } from './shopper';

test('an earlier order is put into the cart with one press, and ordered', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/login');
  await shopper.logInAs(shopper.member.email, shopper.member.password);
  await expect(page).toHaveURL(/#\/$/);
  await page.evaluate(() => location.assign('#/account'));
  await shopper.main
    .getByRole('button', { name: /^Naruči ponovo/ })
    .first()
    .click();
  await expect(shopper.cartPanel).toBeVisible();
  await expect(shopper.cartPanel.getByRole('list').getByRole('link').first()).toBeVisible();
  await shopper.toCheckout();
  await shopper.finish();
  await shopper.expectThanks();
});
