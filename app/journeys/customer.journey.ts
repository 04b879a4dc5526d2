import { expect, Shopper, test } from './shopper';

test('a shopper resets a forgotten password', { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const { email } = await shopper.signUp('zaboravko');
  await shopper.open('/login');
  await page.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click();
  await expect(shopper.heading('Zaboravljena lozinka')).toBeFocused();
  const username = page.getByLabel('Email ili broj telefona');
  await username.fill(email);
  // Nobody types it twice, whichever way they go.
  await page.goBack();
  await expect(shopper.heading('Dobro došli')).toBeFocused();
  await expect(username).toHaveValue(email);
  await page.goForward();
  await expect(shopper.heading('Zaboravljena lozinka')).toBeFocused();
  await expect(username).toHaveValue(email);
  await username.press('Enter');

  await page.getByLabel('Kod', { exact: true }).fill('654321');
  await page.getByLabel('Nova lozinka', { exact: true }).fill('nova-lozinka-2');
  await page.getByRole('button', { name: 'Sačuvajte lozinku' }).click();
  await expect(shopper.main.getByText('Informacije su pogrešno unešene')).toBeVisible();
  await page.getByLabel('Kod', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/#\/login$/);
  await shopper.logInAs(email, 'dobra-lozinka-1');
  await expect(shopper.main.getByText('Pogrešnan email ili lozinka')).toBeVisible();
  await shopper.logInAs(email, 'nova-lozinka-2');
  await expect(page).not.toHaveURL(/login/);
});
