import { expect, Shopper, test } from './shopper';

test('changes to the cart in one tab show in the panel, header and checkout of other tabs', {
  tag: '@gate',
}, async ({ context, page }) => {
  const here = new Shopper(page, 'BA');
  await here.open('/offers/alpha-potent');
  const there = new Shopper(await context.newPage(), 'BA');
  await there.open('/offers/libido');
  const atCheckout = new Shopper(await context.newPage(), 'BA');
  await atCheckout.open('/checkout');
  await expect(atCheckout.main.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
  const cartButton = (shopper: Shopper) =>
    shopper.page.getByRole('banner').getByRole('button', { name: /^Korpa/ });
  await expect(cartButton(there)).not.toHaveAccessibleName(/\d/);

  await here.main.getByRole('button', { name: here.texts.addToCart }).first().click();
  await expect(here.cartPanel.getByText('1 proizvod', { exact: true })).toBeVisible();
  await expect(cartButton(there)).toHaveAccessibleName(/1/);
  await expect(there.cartPanel).toBeHidden();
  const total = atCheckout.main
    .getByRole('complementary')
    .getByText(/^Ukupno/)
    .locator('..');
  await expect(total).toHaveText(/\(1 proizvod\)46,90\sKM$/);

  await there.main.getByRole('button', { name: there.texts.addToCart }).first().click();
  await expect(here.cartPanel.getByRole('link', { name: 'Libido' })).toBeVisible();
  await expect(total).toHaveText(/\(2 proizvoda\)86,80\sKM$/);

  await there.cartPanel.getByRole('button', { name: 'Povećaj količinu, Libido' }).click();
  await expect(here.cartPanel.getByText('3 proizvoda', { exact: true })).toBeVisible();
  await expect(total).toHaveText(/\(3 proizvoda\)126,70\sKM$/);

  await here.cartPanel.getByRole('button', { name: 'Ukloni Alpha Potent' }).click();
  await expect(there.cartPanel.getByRole('link', { name: 'Alpha Potent' })).toBeHidden();
  await expect(total).toHaveText(/\(2 proizvoda\)79,80\sKM$/);

  await here.cartPanel.getByRole('button', { name: 'Vrati Alpha Potent' }).click();
  await expect(there.cartPanel.getByRole('link', { name: 'Alpha Potent' })).toBeVisible();
  await here.cartPanel.getByRole('button', { name: 'Ukloni Alpha Potent' }).click();
  await here.cartPanel.getByRole('button', { name: 'Ukloni Libido' }).click();
  await expect(there.cartPanel.getByText('Korpa je prazna')).toBeVisible();
  await expect(atCheckout.main.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
});

test('when two tabs send the same order at the same time, one order is created', async ({
  context,
  page,
}) => {
  const here = new Shopper(page, 'BA');
  const account = await here.signUp('dvije-blagajne');
  await here.open('/offers/libido');
  await here.main.getByRole('button', { name: here.texts.addToCart }).first().click();
  await here.toCheckout();
  await here.logIn(account);
  await expect(here.heading(here.texts.confirm)).toBeFocused();
  const there = new Shopper(await context.newPage(), 'BA');
  // This tab does not hear of changes in other tabs.
  await there.page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await there.open('/checkout');
  await expect(there.heading(there.texts.confirm)).toBeVisible();

  // Delay the requests, so that both buttons are clicked before the first answer.
  await context.route('**/_rpc', async (route) => {
    const { method } = route.request().postDataJSON();
    if (method === 'shopOrders.add') await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await here.finish();
  await there.page.getByRole('button', { name: there.texts.finish }).click();
  await here.expectThanks();
  await expect(there.main.getByText('Nema artikala za narudžbu.')).toBeVisible();
  await there.open('/account');
  await expect(there.main.getByText(/^Narudžba \d+/)).toHaveCount(1);
});
