import { expect, Shopper, test } from './shopper';

/** What a browser does whose storage is forbidden or full. */
const browsers = {
  'forbids storage': () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: denied });
    }
    Object.defineProperty(window, 'BroadcastChannel', { value: denied });
  },
  'has no room left in its storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [what, spoil] of Object.entries(browsers)) {
  test(`where the browser ${what}, everything works for as long as the page lives`, async ({ page }) => {
    await page.addInitScript(spoil);
    const shopper = new Shopper(page, 'HR');
    const account = await shopper.signUp(`bez-pohrane-${what.length}`);
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
    await expect(shopper.heading(shopper.words.thanks)).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^Košarica/ }),
    ).not.toHaveAccessibleName(/\d/);
  });
}
