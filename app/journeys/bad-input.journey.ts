import { expect, Shopper, test } from './shopper';

for (const address of ['/offers/nema-toga', '/shop/nema-toga', '/nema-toga', '/offers/%E0%A4%A', '/shop/']) {
  test(`${address} shows 'not found' with links to other pages`, async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open(address);
    await expect(shopper.heading('Stranica nije pronađena')).toBeVisible();
    await expect(shopper.main.getByRole('link', { name: 'Početna' })).toBeVisible();
    const toSearch = shopper.main.getByRole('button', { name: 'Pretražite proizvode' });
    await toSearch.click();
    const search = page.getByRole('dialog', { name: 'Pretraga' });
    await expect(search.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('libido');
    await expect(search.getByRole('link', { name: 'Libido' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toSearch).toBeFocused();
    await shopper.main.getByRole('link', { name: 'Pogledajte najpopularnije' }).click();
    await expect(shopper.heading('Najpopularniji')).toBeFocused();
  });
}

for (const invalid of [
  '{"ID":1',
  '"<script>alert(1)</script>"',
  '[{"ID":"__proto__","quantity":-3},{"ID":99,"quantity":1},null]',
]) {
  test(`a stored cart of ${invalid} is read as empty`, async ({ page }) => {
    await page.addInitScript((stored) => localStorage.setItem('cart', stored), invalid);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/most-popular');
    await expect(shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Korpa/ })
      .click();
    await expect(shopper.cartPanel.getByText('Korpa je prazna')).toBeVisible();
  });
}

test('a malformed offer in the list is left out, and the others are shown', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.route('**/_rpc', async (route) => {
    if (route.request().postDataJSON().method !== 'offers.f.getAll') return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data[1] = { ...answer.data[1], Name: null, NewPrice: 'uskoro' };
    return route.fulfill({ response, json: answer });
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.main.getByRole('article')).toHaveCount(12);
  expect(warnings.filter((text) => text.startsWith('Offer left out'))).toHaveLength(1);
});
