import { expect, Shopper, test } from './shopper';

test('when the browser blocks storage, the shop works until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const shopper = new Shopper(page, 'HR');
  const account = await shopper.signUp('bez-pohrane');
  await shopper.open('/quiz?goal=potency');
  await shopper.main.getByRole('checkbox').first().check();
  await shopper.main.getByRole('button', { name: 'Dalje' }).click();
  await expect(shopper.main.getByText(/^Pitanje 2 od/)).toBeVisible();
  await shopper.main.getByRole('link', { name: 'Natrag' }).click();
  await expect(shopper.main.getByRole('checkbox').first()).toBeChecked();

  await page.evaluate(() => location.assign('#/most-popular'));
  await shopper.addFromListing('Libido');
  await shopper.toCheckout();
  await expect(shopper.main.getByText(/^Ovaj preglednik ne sprema košaricu/)).toBeVisible();
  await shopper.logIn(account);
  await shopper.finish();
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Hrast/ })
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Košarica/ })).not.toHaveAccessibleName(
    /\d/,
  );
});

test('what a visit leaves on the device is named in the privacy policy', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/quiz?goal=potency');
  await shopper.main.getByRole('checkbox').first().check();
  await page.evaluate(() => location.assign('#/most-popular'));
  await shopper.addFromListing('Alpha Potent');
  await shopper.toCheckout();
  await shopper.register('Vojin');
  await shopper.finish();
  await shopper.expectThanks();
  await page.reload();
  await page.evaluate(() => location.assign('#/offers/libido'));
  await shopper.main.getByRole('button', { name: 'Napišite recenziju' }).click();
  await shopper.main.getByRole('form').getByRole('textbox').first().fill('A');
  await page.evaluate(() => location.assign('#/most-popular'));
  await shopper.addFromListing('Libido');
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys).toEqual(expect.arrayContaining(['cart', 'login', 'quiz', 'review-begun', 'scroll-positions']));
  await page.evaluate(() => location.assign('#/privacy-policy'));
  for (const key of keys) await expect(shopper.main).toContainText(key);
});
