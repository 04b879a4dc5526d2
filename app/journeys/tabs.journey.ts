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

  await there.cartPanel.getByRole('button', { name: 'Povećajte količinu, Libido' }).click();
  await expect(here.cartPanel.getByText('3 proizvoda', { exact: true })).toBeVisible();
  await expect(total).toHaveText(/\(3 proizvoda\)126,70\sKM$/);

  await here.cartPanel.getByRole('button', { name: 'Uklonite Alpha Potent' }).click();
  await expect(there.cartPanel.getByRole('link', { name: 'Alpha Potent' })).toBeHidden();
  await expect(total).toHaveText(/\(2 proizvoda\)79,80\sKM$/);

  await here.cartPanel.getByRole('button', { name: 'Vratite Alpha Potent' }).click();
  await expect(there.cartPanel.getByRole('link', { name: 'Alpha Potent' })).toBeVisible();
  await here.cartPanel.getByRole('button', { name: 'Uklonite Alpha Potent' }).click();
  await here.cartPanel.getByRole('button', { name: 'Uklonite Libido' }).click();
  await expect(there.cartPanel.getByText('Korpa je prazna')).toBeVisible();
  await expect(atCheckout.main.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
});
