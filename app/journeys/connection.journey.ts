import { expect, onComputer, Shopper, test } from './shopper';

test.use(onComputer);

test('an order whose answer is lost is found and not sent twice', { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const account = await shopper.signUp('izgubljen-odgovor');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await shopper.logIn(account);

  await page.route('**/_rpc', async (route) => {
    if (route.request().postDataJSON().method !== 'shopOrders.add') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await shopper.finish();
  await expect(page.getByRole('alert')).toContainText(
    'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
  );
  await page.unroute('**/_rpc');
  await page.getByRole('button', { name: /^Pokušajte ponovo/ }).click();
  await expect(shopper.heading('Narudžba je ipak stigla')).toBeFocused();
  const text = await shopper.main.getByText(/^Broj narudžbe: \d+$/).textContent();
  const number = /\d+$/.exec(text ?? '')?.[0] ?? 'none';
  await page.getByRole('link', { name: 'Potvrda narudžbe' }).click();
  await shopper.expectThanks();

  await shopper.main.getByRole('link', { name: shopper.texts.account }).click();
  await expect(shopper.main.getByText(`Narudžba ${number}`, { exact: true })).toHaveCount(1);
});

test('offline, visited pages keep working, and other pages load automatically when the network is back', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.addFromListing('Alpha Potent');
  await page.keyboard.press('Escape');

  await context.setOffline(true);
  await expect(page.getByText(/^Niste na mreži\./)).toBeVisible();
  await page.goBack();
  await expect(shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true })).toBeVisible();
  await page.goForward();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await expect(shopper.cartPanel.getByText('93,80 KM').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Paketi' }).click();
  await expect(shopper.heading('Stranica se nije učitala')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Ponovo ste na mreži.')).toBeVisible();
  await expect(shopper.heading('Paketi')).toBeVisible();
  await expect(shopper.main.getByText(/\d,\d\d\sKM/).first()).toBeVisible();
  await expect(page.getByText('Ponovo ste na mreži.')).toBeHidden();
  expect(JSON.parse((await shopper.storedCart()) ?? '')).toEqual([{ ID: '1', quantity: 2 }]);
});
