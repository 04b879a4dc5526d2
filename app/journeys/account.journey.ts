import { expect, onComputer, Shopper, test } from './shopper';

test.use(onComputer);

test('login returns to the account, tabs have addresses, and logout clears the account', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).waitFor();
  await shopper.open('/account?tab=postavke');
  await shopper.main.getByRole('button', { name: 'Prijavite se' }).click();
  await expect(shopper.heading('Dobro došli')).toBeFocused();
  await shopper.logInAs(shopper.member.email, shopper.member.password);

  await expect(shopper.heading('Moj račun')).toBeFocused();
  const orders = page.getByRole('tab', { name: 'Moje narudžbe' });
  const settings = page.getByRole('tab', { name: 'Postavke' });
  await expect(settings).toHaveAttribute('aria-selected', 'true');
  await orders.click();
  await expect(page).toHaveURL(/#\/account$/);
  const order = page.getByRole('row', { name: '104267' });
  await expect(order).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Prezime')).toHaveValue('Begović');
  await page.goForward();
  await expect(order).toBeVisible();
  await settings.click();
  await page.reload();
  await expect(settings).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('button', { name: 'Odjavite se' }).click();
  await expect(page).not.toHaveURL(/account/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Niste prijavljeni' })).toBeVisible();
  await expect(page.getByText('Edin')).toHaveCount(0);
});
