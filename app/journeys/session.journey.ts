import { expect, onComputer, Shopper, test } from './shopper';

test.use(onComputer);

test('a login that expires during the checkout loses nothing', { tag: '@gate' }, async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'BA');
  const account = await shopper.signUp('isteklo');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await shopper.logIn(account);
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  await page.getByLabel('Prezime').fill('Drugačić');

  await context.clearCookies();
  await page.getByRole('button', { name: shopper.texts.finish }).click();
  await expect(shopper.main.getByText(/^Prijava je istekla/)).toBeVisible();
  await shopper.logIn(account);
  await expect(page.getByLabel('Prezime')).toHaveValue('Drugačić');
  await page.getByRole('button', { name: shopper.texts.finish }).click();
  await shopper.expectThanks();
});

test('a password that is reset from the checkout leads back to it, and not back into the reset', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  const { email } = await shopper.signUp('zaboravljeno');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await page.getByRole('tab', { name: 'Već imam račun' }).click();
  await page.getByRole('link', { name: 'Zaboravili ste lozinku?' }).click();
  await expect(shopper.heading('Zaboravljena lozinka')).toBeFocused();
  await page.getByLabel('Email ili broj telefona').fill(email);
  await page.getByRole('button', { name: 'Pošaljite kod' }).click();
  await page.getByLabel('Kod', { exact: true }).fill('123456');
  await page.getByLabel('Nova lozinka', { exact: true }).fill('dobra-lozinka-2');
  await page.getByRole('button', { name: 'Sačuvajte lozinku' }).click();
  await expect(shopper.heading('Dobro došli')).toBeFocused();
  await shopper.logInAs(email, 'dobra-lozinka-2');
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(shopper.heading(shopper.texts.confirm)).toBeVisible();
});

test('logging out in one tab logs out all tabs', async ({ page, context }) => {
  const shopper = new Shopper(page, 'HR');
  const { email } = await shopper.signUp('dvije-kartice');
  await shopper.open('/account');
  await shopper.main.getByRole('button', { name: 'Prijavite se' }).click();
  await shopper.logInAs(email, 'dobra-lozinka-1');
  await expect(shopper.heading(shopper.texts.account)).toBeVisible();

  const other = new Shopper(await context.newPage(), 'HR');
  await other.open('/account');
  await expect(other.heading(shopper.texts.account)).toBeVisible();
  await expect(other.main.getByText('Nema evidentiranih narudžbi na vašem računu.')).toBeVisible();

  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page.getByRole('button', { name: 'Odjavite se' }).click();
  await expect(page).not.toHaveURL(/account/);
  await expect(other.main.getByText('Odjavili ste se u drugom prozoru')).toBeVisible();
  await expect(other.page.getByText('dvije-kartice')).toHaveCount(0);
});

test('the answer to an order leads to the thank-you page from where the shopper reads meanwhile', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  const account = await shopper.signUp('kasni-odgovor');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await shopper.logIn(account);
  let answer = () => {};
  const isDue = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/_rpc', async (route) => {
    const response = await route.fetch();
    if (route.request().postDataJSON().method === 'shopOrders.add') await isDue;
    await route.fulfill({ response });
  });
  const sent = page.waitForRequest((request) => request.postData()?.includes('shopOrders.add') === true);
  await shopper.finish();
  await sent;
  await shopper.main.getByRole('link', { name: /uslov/i }).click();
  await expect(page).toHaveURL(/terms-of-use/);
  answer();
  await shopper.expectThanks();
  await page.goBack();
  await expect(page).toHaveURL(/terms-of-use/);
});
