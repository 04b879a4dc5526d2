import { expect, onComputer, Shopper, test } from './shopper';

test.use(onComputer);

test('a login that runs out in the middle of the checkout loses nothing', async ({ page, context }) => {
  const shopper = new Shopper(page, 'BA');
  const account = await shopper.signUp('isteklo');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.words.addToCart }).first().click();
  await shopper.toCheckout();
  await shopper.logIn(account);
  await expect(shopper.heading(shopper.words.confirm)).toBeFocused();
  await page.getByLabel('Prezime').fill('Drugačić');

  await context.clearCookies();
  await page.getByRole('button', { name: shopper.words.finish }).click();
  await expect(shopper.main.getByText(/^Prijava je istekla/)).toBeVisible();
  await shopper.logIn(account);
  await expect(page.getByLabel('Prezime')).toHaveValue('Drugačić');
  await page.getByRole('button', { name: shopper.words.finish }).click();
  await shopper.expectThanks();
});

test('a logout in one tab is a logout in all', async ({ page, context }) => {
  const shopper = new Shopper(page, 'HR');
  const { email } = await shopper.signUp('dvije-kartice');
  await shopper.open('/account');
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(email, 'dobra-lozinka-1');
  await expect(shopper.heading(shopper.words.account)).toBeVisible();

  const other = new Shopper(await context.newPage(), 'HR');
  await other.open('/account');
  await expect(other.heading(shopper.words.account)).toBeVisible();
  await expect(other.main.getByText('Nema evidentiranih narudžbi na vašem računu.')).toBeVisible();

  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
  await expect(other.main.getByText('Prijava je istekla')).toBeVisible();
  await expect(other.page.getByText('dvije-kartice')).toHaveCount(0);
});
