import { countries, expect, Shopper, test } from './shopper';

/** Expects what was ordered and the sum to pay. Resolves to the number by which shoppers know the order. */
async function expectReceipt({ receipt, texts }: Shopper): Promise<string> {
  await expect(receipt).toContainText('Alpha Potent');
  await expect(receipt).toContainText(new RegExp(`Pripremite za .*\\d,\\d\\d\\s${texts.currency}`));
  const heading = await receipt.getByRole('heading', { level: 2 }).textContent();
  const number = /\d{6}/.exec(heading ?? '')?.[0] ?? '';
  expect(number).not.toBe('');
  return number;
}

for (const country of countries) {
  test.describe(country, () => {
    test('a guest registers, orders and tracks the parcel', { tag: '@gate' }, async ({ page }) => {
      const shopper = new Shopper(page, country);
      await shopper.open('/most-popular');
      await expect(
        shopper.main.getByText(new RegExp(`\\d,\\d\\d\\s${shopper.texts.currency}`)).first(),
      ).toBeVisible();
      await shopper.addFromListing('Alpha Potent');
      await shopper.toCheckout();
      await shopper.register('Nikola');
      await shopper.finish();
      await shopper.expectThanks();
      const shown = await expectReceipt(shopper);
      await page.reload();
      expect(await expectReceipt(shopper)).toBe(shown);

      await shopper.main.getByRole('link', { name: shopper.texts.account }).click();
      await expect(shopper.heading(shopper.texts.account)).toBeFocused();
      const order = page.getByRole('region', { name: /^Pripremamo/ });
      await expect(order).toContainText(shown);
      await expect(order.getByRole('img', { name: /^Alpha Potent/ })).toBeVisible();
      await order.getByRole('link', { name: /^Prati Pošiljku/ }).click();
      await expect(page).toHaveURL(new RegExp(`#/track\\?id=${shown}$`));
      await expect(shopper.main.getByRole('textbox')).toHaveValue(shown);
      await expect(shopper.heading('Paket u pripremi za slanje')).toBeVisible();
    });
  });
}

test('a returning customer logs in and orders; neither a reload nor a failed order loses data', {
  tag: '@gate',
}, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const account = await shopper.signUp('povratnik');
  await shopper.open('/offers/joint-ease');
  const add = shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first();
  await add.click();
  await expect(shopper.cartPanel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.cartPanel).toBeHidden();
  await add.click();
  await shopper.toCheckout();
  await page.reload();
  await expect(shopper.main.getByText('Joint Ease')).toBeVisible();
  const cart = (await shopper.storedCart()) ?? '';
  expect(JSON.parse(cart)).toEqual([{ ID: '4', quantity: 2 }]);
  await shopper.logIn(account);
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  await page.getByLabel('Prezime').fill('Drugačić');

  const keys: unknown[] = [];
  await page.route('**/_rpc', async (route) => {
    const call = route.request().postDataJSON();
    if (call.method !== 'shopOrders.add') return route.continue();
    keys.push(call.meta.key);
    return keys.length === 1 ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: shopper.texts.finish }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
  );
  await expect(page.getByLabel('Prezime')).toHaveValue('Drugačić');
  expect(await shopper.storedCart()).toBe(cart);

  await page.getByRole('button', { name: /^Pokušajte ponov/ }).click();
  await shopper.expectThanks();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
