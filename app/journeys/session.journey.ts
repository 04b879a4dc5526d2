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

test('resetting a password from the checkout leads back to it and keeps the form data', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'BA');
  const { email } = await shopper.signUp('zaboravljeno');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  const profile = page.getByRole('form', { name: shopper.texts.create });
  const phone = profile.getByRole('textbox', { name: 'Broj telefona' });
  await profile.getByRole('textbox', { name: 'Ime', exact: true }).fill('Novak');
  await profile.getByLabel('Prezime').fill('Putnik');
  await phone.fill('061 234 567');
  await profile.getByLabel('E-mail').fill('novak@example.ba');
  await profile.getByLabel('Izaberite lozinku').fill('dobra-lozinka-1');
  const expectFormData = async () => {
    await expect(profile.getByRole('textbox', { name: 'Ime', exact: true })).toHaveValue('Novak');
    await expect(profile.getByLabel('Prezime')).toHaveValue('Putnik');
    await expect(phone).toHaveValue('61 234 567');
    await expect(profile.getByLabel('E-mail')).toHaveValue('novak@example.ba');
    await expect(profile.getByLabel('Izaberite lozinku')).toHaveValue('');
  };

  const forget = page.getByRole('link', { name: 'Zaboravili ste lozinku?' });
  await page.getByRole('tab', { name: 'Već imam račun' }).click();
  await forget.click();
  await expect(shopper.heading('Zaboravljena lozinka')).toBeFocused();
  await page.goBack();
  await page.getByRole('tab', { name: 'Prvi put naručujem' }).click();
  await expectFormData();
  await page.getByRole('tab', { name: 'Već imam račun' }).click();

  await forget.click();
  await page.getByRole('link', { name: 'Nazad na prijavu' }).click();
  await expect(shopper.heading('Dobro došli')).toBeFocused();
  await page.getByRole('tab', { name: 'Novi račun' }).click();
  await expectFormData();
  await page.getByRole('tab', { name: 'Prijava' }).click();

  await forget.click();
  await expect(shopper.heading('Zaboravljena lozinka')).toBeFocused();
  await page.getByLabel('E-mail ili broj telefona').fill(email);
  await page.getByRole('button', { name: 'Pošalji kod' }).click();
  await page.getByLabel('Kod', { exact: true }).fill('123456');
  await page.getByLabel('Nova lozinka', { exact: true }).fill('dobra-lozinka-2');
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).click();
  await expect(shopper.heading('Dobro došli')).toBeFocused();
  await shopper.logInAs(email, 'dobra-lozinka-2');
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  // Neither step of the reset is left in the history.
  await page.goBack();
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(shopper.heading(shopper.texts.confirm)).toBeVisible();

  // The next person on this device must not see the form data.
  await context.clearCookies();
  await page.getByRole('button', { name: shopper.texts.finish }).click();
  await expect(shopper.main.getByText(/^Prijava je istekla/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Već imam račun', selected: true })).toBeVisible();
  await page.getByRole('tab', { name: 'Prvi put naručujem' }).click();
  await expect(profile.getByRole('textbox', { name: 'Ime', exact: true })).toHaveValue('');
});

test('what was typed into the order form is there after a look at the terms, not after the order', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/login');
  await shopper.logInAs(shopper.member.email, shopper.member.password);
  await expect(page).toHaveURL(/#\/$/);
  await shopper.open('/most-popular');
  await shopper.addFromListing('Libido');
  await shopper.toCheckout();
  const phone = shopper.main.getByRole('textbox', { name: /^Broj telefona/ });
  await expect(phone).not.toHaveValue('');
  const ofProfile = await phone.inputValue();
  await phone.fill('63 111 222');
  await shopper.main.getByRole('link', { name: /uslov/i }).click();
  // The address changes before the page.
  await expect(phone).toHaveCount(0);
  await page.goBack();
  await expect(phone).toHaveValue('63 111 222');
  // Another look, after which what was changed back is back.
  const lastName = shopper.main.getByRole('textbox', { name: 'Prezime' });
  const ownName = await lastName.inputValue();
  await lastName.fill('Drugačić');
  await lastName.fill(ownName);
  await shopper.main.getByRole('link', { name: /uslov/i }).click();
  await expect(phone).toHaveCount(0);
  await page.goBack();
  await expect(phone).toHaveValue('63 111 222');
  await expect(lastName).toHaveValue(ownName);
  await shopper.finish();
  await shopper.expectThanks();

  await shopper.open('/most-popular');
  await shopper.addFromListing('Libido');
  await shopper.toCheckout();
  await expect(phone).toHaveValue(ofProfile);
});

test('logging out in one tab logs out all tabs', async ({ page, context }) => {
  const shopper = new Shopper(page, 'HR');
  const { email } = await shopper.signUp('dvije-kartice');
  await shopper.open('/account');
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(email, 'dobra-lozinka-1');
  await expect(shopper.heading(shopper.texts.account)).toBeVisible();

  const other = new Shopper(await context.newPage(), 'HR');
  await other.open('/account');
  await expect(other.heading(shopper.texts.account)).toBeVisible();
  await expect(other.main.getByText('Nema evidentiranih narudžbi na vašem računu.')).toBeVisible();

  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();
  await expect(other.main.getByText('Odjavili ste se u drugom prozoru')).toBeVisible();
  await expect(other.page.getByText('dvije-kartice')).toHaveCount(0);
});

test('a tab that wakes up after another user has logged in shows nothing that the first one typed', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'HR');
  const first = await shopper.signUp('budan-jedan');
  const second = await shopper.signUp('budan-dva');
  await shopper.open('/account?tab=postavke');
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(first.email, first.password);
  const [name, email] = [page.getByLabel('Ime', { exact: true }), page.getByLabel(/^E-mail/)];
  await expect(email).toHaveValue(first.email);
  await name.fill('Tajni');

  // Its calls wait, as in a tab that the phone has put to sleep.
  let wakeUp = () => {};
  const isAwake = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });
  await page.route('**/_rpc', async (route) => {
    await isAwake;
    await route.continue();
  });
  const other = new Shopper(await context.newPage(), 'HR');
  await other.open('/account?tab=postavke');
  await other.main.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(other.page).not.toHaveURL(/account/);
  await other.open('/login');
  await other.logInAs(second.email, second.password);
  await expect(other.page).not.toHaveURL(/login/);

  wakeUp();
  await expect(email).toHaveValue(second.email);
  await expect(name).toHaveValue('Novak');
});

test('a checkout that wakes up after another user has logged in shows nothing that the first one typed', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'BA');
  const first = await shopper.signUp('kasa-jedan');
  const second = await shopper.signUp('kasa-dva');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await shopper.logIn({ email: first.email, password: first.password });
  const lastName = page.getByLabel('Prezime');
  const known = await lastName.inputValue();
  await lastName.fill('Tajni');

  const other = new Shopper(await context.newPage(), 'BA');
  await other.open('/account?tab=postavke');
  await page.route('**/_rpc', (route) => route.abort());
  await other.main.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(other.page).not.toHaveURL(/account/);
  await other.open('/login');
  await other.logInAs(second.email, second.password);
  await expect(other.page).not.toHaveURL(/login/);
  await page.unroute('**/_rpc');

  await expect(lastName).toHaveValue(known);
});

test('what was typed into the settings is there after the login has expired and begun again', async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page, 'RS');
  const { email, password } = await shopper.signUp('istekla-prijava');
  await shopper.open('/account?tab=postavke');
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(email, password);
  const lastName = page.getByLabel('Prezime');
  await lastName.fill('Nikolić-Savić');
  await context.clearCookies();
  await shopper.main.getByRole('button', { name: 'Sačuvaj promene' }).click();
  await shopper.main.getByRole('button', { name: 'Prijavi se' }).click();
  await shopper.logInAs(email, password);
  await expect(lastName).toHaveValue('Nikolić-Savić');
});

test.describe('an order whose answer comes late', () => {
  /** Sends an order whose answer waits. Returns a function that lets it come. */
  async function sendOrder(shopper: Shopper): Promise<() => void> {
    let answer = () => {};
    const isDue = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await shopper.open('/login');
    await shopper.logInAs(shopper.member.email, shopper.member.password);
    await expect(shopper.page).toHaveURL(/#\/$/);
    await shopper.open('/most-popular');
    await shopper.addFromListing('Libido');
    await shopper.toCheckout();
    await shopper.page.route('**/_rpc', async (route) => {
      const response = await route.fetch();
      if (route.request().postDataJSON().method === 'shopOrders.add') await isDue;
      await route.fulfill({ response });
    });
    const sent = shopper.page.waitForRequest(
      (request) => request.postData()?.includes('shopOrders.add') === true,
    );
    await shopper.finish();
    await sent;
    return answer;
  }

  test('leads to the thank-you page from where the shopper reads meanwhile, and Back returns there', async ({
    page,
  }) => {
    const shopper = new Shopper(page, 'BA');
    const answer = await sendOrder(shopper);
    await shopper.main.getByRole('link', { name: /uslov/i }).click();
    await expect(page).toHaveURL(/terms-of-use/);
    answer();
    await shopper.expectThanks();
    await page.goBack();
    await expect(page).toHaveURL(/terms-of-use/);
  });

  test('leads there also with the cart open, and Back does not return to the checkout', async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    const answer = await sendOrder(shopper);
    await page.getByRole('banner').getByRole('button', { name: /korp/i }).click();
    await expect(shopper.cartPanel).toBeVisible();
    answer();
    await shopper.expectThanks();
    await page.goBack();
    await expect(page).toHaveURL(/offers\/libido/);
  });
});

test('a lost order is not disclosed to the next user of a device, who keeps the cart', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const { email } = await shopper.signUp('prva-osoba');
  const next = await shopper.signUp('druga-osoba');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await shopper.logIn({ email, password: 'dobra-lozinka-1' });
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  await page.getByLabel('Prezime').fill('Drugačić');

  // The order is made, and nobody can see that it was.
  await page.route('**/_rpc', async (route) => {
    const { method } = route.request().postDataJSON();
    if (method === 'shopOrders.add') await route.fetch();
    return method.startsWith('shopOrders.') ? route.abort('connectionreset') : route.continue();
  });
  await page.getByRole('button', { name: shopper.texts.finish }).click();
  await expect(page.getByRole('alert')).toContainText('Ne znamo da li je narudžba stigla');
  await page.unrouteAll({ behavior: 'wait' });
  await shopper.main.getByRole('link', { name: 'Moje narudžbe' }).click();
  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prijava' })).toBeVisible();

  await page.evaluate(() => location.assign('#/checkout'));
  await shopper.logIn(next);
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  await expect(page.getByLabel('Prezime')).toHaveValue('Putnik');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(JSON.parse((await shopper.storedCart()) ?? '')).toEqual([{ ID: '2', quantity: 1 }]);
  await shopper.finish();
  await shopper.expectThanks();
});
