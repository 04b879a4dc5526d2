import { expect, Shopper, test } from './shopper';

test("an unknown address shows 'not found' with ways to other pages", { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  for (const address of [
    '/offers/nema-toga',
    '/shop/nema-toga',
    '/nema-toga',
    '/offers/%E0%A4%A',
    '/shop/',
    'javascript:alert(1)',
    '//host',
    './checkout',
  ]) {
    // A change of the hash alone would leave the page before it for a while.
    await page.goto('about:blank');
    await shopper.open(address);
    await expect(shopper.heading('Ove stranice nema')).toBeVisible();
    await expect(shopper.main.getByRole('link', { name: 'Potencija' })).toBeVisible();
  }
  // In the running shop.
  await page.evaluate(() => location.assign('#/checkout'));
  await expect(shopper.main.getByRole('form')).toBeVisible();
  await page.evaluate(() => location.assign('#../checkout'));
  await expect(shopper.heading('Ove stranice nema')).toBeVisible();
  const toSearch = shopper.main.getByRole('button', { name: 'Šta tražite?' });
  await toSearch.click();
  const search = page.getByRole('dialog', { name: 'Pretraga' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('libido');
  await expect(search.getByRole('link', { name: 'Libido' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toSearch).toBeFocused();
  await shopper.main.getByRole('link', { name: 'Potencija' }).click();
  await expect(shopper.heading('Potencija')).toBeFocused();
});
