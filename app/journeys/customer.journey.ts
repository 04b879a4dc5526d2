import { expect, Shopper, test } from './shopper';

test('a shopper resets a forgotten password', { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const { email } = await shopper.signUp('zaboravko');
  await shopper.open('/login');
  await page.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click();
  await expect(shopper.heading('Zaboravljena lozinka')).toBeFocused();
  const username = page.getByLabel('E-mail ili broj telefona');
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
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(shopper.main.getByText('Informacije su pogrešno unešene')).toBeVisible();
  await page.getByLabel('Kod', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/#\/login$/);
  await shopper.logInAs(email, 'dobra-lozinka-1');
  await expect(shopper.main.getByText('Pogrešnan email ili lozinka')).toBeVisible();
  await shopper.logInAs(email, 'nova-lozinka-2');
  await expect(page).not.toHaveURL(/login/);
});

test('a shopper changes profile and password', async ({ page }) => {
  const shopper = new Shopper(page, 'RS');
  const { email } = await shopper.signUp('promena');
  await shopper.open('/account?tab=postavke');
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(email, 'dobra-lozinka-1');
  await page.getByLabel('Prezime').fill('Đorđević');
  await page.getByLabel('Prezime').press('Enter');
  await expect(shopper.main.getByText('Promene uspešno sačuvane')).toBeVisible();

  const password = page.getByRole('form', { name: 'Promena lozinke' });
  await password.getByLabel('Stara lozinka', { exact: true }).fill('pogresna-lozinka');
  await password.getByLabel('Nova lozinka', { exact: true }).fill('nova-lozinka-2');
  await password.getByRole('button', { name: 'Promeni lozinku' }).click();
  await expect(password.getByText('Došlo je do greške prilikom promjene lozinke')).toBeVisible();
  await password.getByLabel('Stara lozinka', { exact: true }).fill('dobra-lozinka-1');
  await password.getByRole('button', { name: 'Promeni lozinku' }).click();
  await expect(password.getByText('Lozinka uspješno promjenjena')).toBeVisible();

  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page).not.toHaveURL(/account/);
  await shopper.open('/account?tab=postavke');
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(email, 'nova-lozinka-2');
  await expect(page.getByLabel('Prezime')).toHaveValue('Đorđević');
});
