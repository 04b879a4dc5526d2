import { expect, inMotion, Shopper, test } from './shopper';

test.use(inMotion);

const openers = { cart: /^Korpa/, search: 'Pretraga', menu: 'Meni' };

for (const [overlay, name] of Object.entries(openers)) {
  test(`Back closes the ${overlay}, and the focus goes to the heading of the page it leads to`, async ({
    page,
  }) => {
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
    await expect(shopper.heading(title)).toBeFocused();

    await page.goForward();
    await expect(shopper.heading('Alpha Potent')).toBeFocused();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}
