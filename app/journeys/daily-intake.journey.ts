import { expect, Shopper, test } from './shopper';

test('two products with the same vitamin say so before they are bought', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/joint-ease');
  await shopper.main.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
  const folded = shopper.cartPanel.getByText('Šta uzimate u danu');
  await expect(folded).toBeVisible();
  await shopper.cartPanel.getByRole('button', { name: 'Zatvori korpu' }).click();

  await shopper.open('/offers/beauty-fem');
  const dose = shopper.main.getByRole('region', { name: 'Šta je u dnevnoj dozi' });
  await expect(
    dose.getByText(/U korpi je i Joint Ease\. Vitamin C: 160.mg na dan, 200% preporučenog unosa\./),
  ).toBeVisible();
  await shopper.main.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
  await expect(folded).toBeHidden();
  await expect(shopper.cartPanel.getByText(/^Vitamin C: 160.mg na dan$/)).toBeVisible();
  await expect(shopper.cartPanel.getByText(/pitajte ljekara ili farmaceuta/)).toBeVisible();
  await shopper.toCheckout();
});

test('the account tells until when a pack lasts, and has a reminder that fills the cart', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
  await shopper.toCheckout();
  await shopper.register('Rok');
  await shopper.finish();
  await shopper.expectThanks();
  await page.evaluate(() => location.assign('#/account'));
  await expect(shopper.main.getByText(/^Alpha Potent: dovoljno do \d{2}\.\d{2}\.\d{4}$/)).toBeVisible();
  const link = shopper.main.getByRole('link', { name: 'Dodaj podsjetnik u kalendar' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('Hrast.ics');

  const file = decodeURIComponent((await link.getAttribute('href')) ?? '').replaceAll('\r\n ', '');
  const [, address = ''] = file.match(/URL:(.*)\r\n/) ?? [];
  await page.goto('about:blank');
  await page.goto(address);
  const summary = shopper.main.getByRole('complementary', { name: 'Vaša narudžba' });
  await expect(summary.getByText('Alpha Potent')).toBeVisible();
  await expect(page).toHaveURL(/#\/checkout$/);
});
