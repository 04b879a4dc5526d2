import { expect, Shopper, test } from './shopper';

/** Scripts that make a browser's storage unavailable or full. */
const browsers = {
  'blocks storage': () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: denied });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: denied });
  },
  'has a full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [condition, script] of Object.entries(browsers)) {
  test(`when the browser ${condition}, the shop works until the page is closed`, async ({ page }) => {
    await page.addInitScript(script);
    const shopper = new Shopper(page, 'HR');
    const account = await shopper.signUp(`bez-pohrane-${condition.length}`);
    await shopper.open('/quiz?goal=potency');
    await shopper.main.getByRole('checkbox').first().check();
    await shopper.main.getByRole('button', { name: 'Dalje' }).click();
    await shopper.main.getByRole('link', { name: 'Natrag' }).click();
    await expect(shopper.main.getByRole('checkbox').first()).toBeChecked();

    await page.evaluate(() => location.assign('#/most-popular'));
    await shopper.addFromListing('Libido');
    await shopper.toCheckout();
    await shopper.logIn(account);
    await shopper.finish();
    await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Košarica/ }),
    ).not.toHaveAccessibleName(/\d/);
  });
}
