import { expect, inMotion, onComputer, Shopper, test } from './shopper';

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
    await expect(shopper.heading('Stranica nije pronađena')).toBeVisible();
    await expect(shopper.main.getByRole('link', { name: 'Početna' })).toBeVisible();
  }
  // In the running shop.
  await page.evaluate(() => location.assign('#/checkout'));
  await expect(shopper.main.getByRole('form')).toBeVisible();
  await page.evaluate(() => location.assign('#../checkout'));
  await expect(shopper.heading('Stranica nije pronađena')).toBeVisible();
  const toSearch = shopper.main.getByRole('button', { name: 'Pretraži proizvode' });
  await toSearch.click();
  const search = page.getByRole('dialog', { name: 'Pretraga' });
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('libido');
  await expect(search.getByRole('link', { name: 'Libido' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toSearch).toBeFocused();
  await shopper.main.getByRole('link', { name: 'Pogledaj najpopularnije' }).click();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
});

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
  await expect(shopper.main.getByText('12 proizvoda')).toBeVisible();
  // The bundle that is featured is no card.
  await expect(shopper.main.getByRole('article')).toHaveCount(11);
  expect(warnings.filter((text) => text.startsWith('Offer left out'))).toHaveLength(1);
});

test.describe('a form sent while the page changes', () => {
  test.use({ ...inMotion, ...onComputer });

  test('is not sent by the browser, with what was typed in the address', async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/login');
    const form = shopper.main.locator('form').first();
    await form.getByRole('textbox').first().fill('kupac@example.com');
    const isPrevented = form.evaluate(
      (sent: HTMLFormElement) =>
        new Promise<boolean>((resolve) => {
          window.addEventListener('submit', (event) => resolve(event.defaultPrevented));
          const { startViewTransition } = Document.prototype;
          document.startViewTransition = (update) => {
            const transition = startViewTransition.call(document, update);
            // React handles no events from here until the old page has been captured.
            sent.requestSubmit();
            return transition;
          };
        }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Paketi' }).click();
    expect(await isPrevented).toBe(true);
    await expect(shopper.heading('Paketi')).toBeVisible();
    expect(new URL(page.url()).search).not.toContain('kupac');
  });
});
