import type { Page } from '@playwright/test';
import { openEveryPage } from './everyPage';
import { KeyboardUser } from './keyboardUser';
import { countries, expect, newDigits, Shopper, test } from './shopper';

/** A shopper, and the keyboard that is all that they use. */
const withKeyboard = (page: Page) => ({ shopper: new Shopper(page, 'HR'), keyboard: new KeyboardUser(page) });

for (const width of [390, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a purchase by keyboard alone', { tag: width === 390 ? '@gate' : [] }, async ({ page }) => {
      const { shopper, keyboard } = withKeyboard(page);
      await shopper.open('/most-popular');
      await keyboard.activate(shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }));
      await expect(shopper.heading('Alpha Potent')).toBeFocused();
      await keyboard.activate(shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first());
      // Afterwards the panel and the page leave the focus where the keyboard puts it.
      await expect(shopper.cartPanel.getByRole('button', { name: 'Zatvori' })).toBeFocused();
      await keyboard.activate(shopper.cartPanel.getByRole('link', { name: 'Nastavi na' }));
      await expect(page).toHaveURL(/#\/checkout$/);
      await expect(shopper.main.getByRole('heading', { level: 1 })).toBeFocused();

      const digits = newDigits();
      const form = page.getByRole('form', { name: shopper.texts.create });
      await keyboard.type(form.getByRole('textbox', { name: 'Ime', exact: true }), 'Tvrtko');
      await keyboard.type(form.getByLabel('Prezime'), 'Putnik');
      await keyboard.type(form.getByRole('textbox', { name: 'Broj telefona' }), shopper.phoneOf(digits));
      await keyboard.type(form.getByLabel(/^E-mail/), `tipka-${digits}@example.hr`);
      await keyboard.type(form.getByRole('textbox', { name: /lozinku$/ }), 'dobra-lozinka-1');
      await keyboard.activate(form.getByRole('button', { name: shopper.texts.create }));
      await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
      await keyboard.activate(page.getByRole('button', { name: shopper.texts.finish }));
      await shopper.expectThanks();
    });

    test('a withdrawal by keyboard alone', async ({ page }) => {
      const { shopper, keyboard } = withKeyboard(page);
      await shopper.open('/odustajanje');
      await keyboard.type(shopper.main.getByLabel('Ime i prezime'), 'Žarko Đurić');
      await keyboard.type(shopper.main.getByLabel('E-mail ili poštanska adresa'), 'zarko@example.hr');
      await keyboard.type(shopper.main.getByLabel('Broj narudžbe'), '304512');
      await keyboard.type(shopper.main.getByLabel('Kada ste primili paket?'), '1.11.2026.');
      await keyboard.activate(shopper.main.getByRole('button', { name: 'Pregledaj izjavu' }));
      await expect(shopper.main.getByRole('heading', { name: 'Provjerite i potvrdite' })).toBeFocused();
      await keyboard.activate(shopper.main.getByRole('button', { name: 'Potvrđujem raskid ugovora' }));
      await expect(shopper.main.getByRole('heading', { name: 'Vaša izjava' })).toBeFocused();
    });

    test('a review by keyboard alone', async ({ page }) => {
      const { shopper, keyboard } = withKeyboard(page);
      await shopper.open('/login');
      await keyboard.type(page.getByLabel('E-mail adresa ili broj telefona'), shopper.member.email);
      await keyboard.type(page.getByLabel('Lozinka', { exact: true }), shopper.member.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#\/$/);
      await shopper.open('/offers/libido');
      await keyboard.activate(shopper.main.getByRole('button', { name: 'Napiši recenziju' }));
      const form = page.getByRole('form', { name: 'Nova recenzija' });
      await keyboard.tabTo(form.getByRole('radio').first());
      await keyboard.press('Space');
      for (let star = 1; star < 4; star += 1) await keyboard.press('ArrowRight');
      await expect(form.getByRole('radio', { name: 'Vrlo dobro' })).toBeChecked();
      await keyboard.type(form.getByLabel('Naslov'), 'Bez miša');
      await keyboard.type(form.getByLabel('Vaše iskustvo'), 'Napisano samo tipkovnicom.');
      await keyboard.tabTo(form.getByRole('checkbox'));
      await page.keyboard.press('Space');
      await keyboard.activate(form.getByRole('button', { name: 'Pošalji recenziju' }));
      await expect(page.getByText('Hvala, vaša recenzija je poslana')).toBeVisible();
    });

    test('the quiz by keyboard alone', async ({ page }) => {
      const { shopper, keyboard } = withKeyboard(page);
      await shopper.open('/quiz');
      await keyboard.activate(shopper.main.getByRole('link', { name: 'Prostata' }));
      for (let number = 1; number <= 7; number += 1) {
        await expect(shopper.main.getByText(`Pitanje ${number} od 7`)).toBeVisible();
        await expect(shopper.main.getByRole('heading', { level: 1 })).toBeFocused();
        await keyboard.tabTo(shopper.main.getByRole('checkbox').first());
        await page.keyboard.press('Space');
        await keyboard.activate(page.getByRole('button', { name: 'Dalje' }));
      }
      await expect(shopper.heading('Prosta Vital')).toBeFocused();
      await keyboard.activate(page.getByRole('link', { name: 'Preskoči e-mail' }));
      await keyboard.activate(page.getByRole('link', { name: 'Preskoči telefon' }));
      await expect(page).toHaveURL(/#\/offers\/prosta-vital$/);
    });

    test('the account by keyboard alone', async ({ page }) => {
      const { shopper, keyboard } = withKeyboard(page);
      const { email, password } = await shopper.signUp(`tipkovnica-${width}`);
      await shopper.open('/account');
      await keyboard.activate(shopper.main.getByRole('button', { name: 'Prijavi se' }));
      await keyboard.type(page.getByLabel('E-mail adresa ili broj telefona'), email);
      await keyboard.type(page.getByLabel('Lozinka', { exact: true }), password);
      await page.keyboard.press('Enter');
      await expect(shopper.heading(shopper.texts.account)).toBeFocused();
      await keyboard.tabTo(page.getByRole('tab', { selected: true }));
      await keyboard.press('ArrowRight');
      await expect(page.getByRole('tab', { name: 'Postavke' })).toHaveAttribute('aria-selected', 'true');
      await keyboard.type(page.getByLabel('Ime', { exact: true }), 'Vjeko');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Promjene uspješno sačuvane')).toBeVisible();
      await keyboard.tabTo(page.getByRole('button', { name: 'Odjavi se' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/account/);
    });
  });
}

test('a held Enter key adds an article once, and presses nothing in the panel that opens', async ({
  page,
}) => {
  const { shopper } = withKeyboard(page);
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().focus();
  // The first is the press, the others are its repetitions.
  for (let repetition = 0; repetition < 4; repetition += 1) await page.keyboard.down('Enter');
  const close = shopper.cartPanel.getByRole('button', { name: 'Zatvori' });
  await expect(close).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[{"ID":"1","quantity":1}]');
  await expect(shopper.cartPanel).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shopper.cartPanel).toBeHidden();
});

test('a character that is typed outside a field does nothing', async ({ page }) => {
  test.setTimeout(180_000);
  const characters = Array.from({ length: 0x7f - 0x21 }, (_, at) => String.fromCharCode(0x21 + at)).join('');
  await openEveryPage(page, 'HR', async () => {
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    const read = () =>
      page.evaluate(() => ({
        address: location.href,
        open: document.querySelectorAll('[role="dialog"], [aria-expanded="true"]').length,
        focused: document.activeElement?.localName,
        cart: localStorage.getItem('cart'),
      }));
    const before = await read();
    await page.keyboard.type(characters);
    expect(await read()).toEqual(before);
  });
});

/** The fields of a page that ask for something about the visitor, with what a browser may fill in. */
const purposesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('input:visible')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field instanceof HTMLInputElement && ['text', 'email', 'tel', 'password'].includes(field.type)
          ? [
              `${[...(field.labels ?? [])].map(({ innerText }) => innerText.replace(/ \*$/, '')).join(' ')}: ${field.autocomplete}`,
            ]
          : [],
      ),
    );

test('each field tells the browser what it asks for', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/login');
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeVisible();
  expect(await purposesOf(page)).toEqual([
    'E-mail adresa ili broj telefona: username',
    'Lozinka: current-password',
  ]);
  await page.getByRole('tab', { name: 'Novi račun' }).click();
  await expect(page.getByLabel('Prezime')).toBeVisible();
  const newProfile = [
    'Ime: given-name',
    'Prezime: family-name',
    'Broj telefona: tel',
    'E-mail adresa: username',
    'Odaberite lozinku: new-password',
  ];
  expect(await purposesOf(page)).toEqual(newProfile);

  await shopper.open('/forgotPassword');
  const field = page.getByLabel('E-mail adresa ili broj telefona');
  await expect(field).toBeVisible();
  expect(await purposesOf(page)).toEqual(['E-mail adresa ili broj telefona: username']);
  const { email } = await shopper.signUp('svrha-polja');
  await field.fill(email);
  await field.press('Enter');
  await expect(shopper.main.getByRole('textbox', { name: 'Kod', exact: true })).toBeVisible();
  expect(await purposesOf(page)).toEqual(['Kod: one-time-code', 'Nova lozinka: new-password']);

  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await expect(page.getByLabel('Prezime')).toBeVisible();
  expect(await purposesOf(page)).toEqual(newProfile);
  await shopper.logIn();
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  expect(await purposesOf(page)).toEqual(['Ime: given-name', 'Prezime: family-name', 'Broj telefona: tel']);

  await shopper.open('/account?tab=postavke');
  await expect(page.getByLabel('Nova lozinka')).toBeVisible();
  expect(await purposesOf(page)).toEqual([
    'Ime: given-name',
    'Prezime: family-name',
    'E-mail adresa: email',
    'Broj telefona: tel',
    'Stara lozinka: current-password',
    'Nova lozinka: new-password',
  ]);

  await shopper.open('/odustajanje');
  await expect(page.getByLabel('Ime i prezime')).toBeVisible();
  expect(await purposesOf(page)).toEqual(
    expect.arrayContaining(['Ime i prezime: name', 'E-mail ili poštanska adresa: email']),
  );
});

for (const country of countries)
  test(`${country}: name and password can be pasted at the login`, async ({ page }) => {
    const shopper = new Shopper(page, country);
    const { email, password } = shopper.member;
    await shopper.open('/login');
    const name = page.getByLabel(/^E-mail (adresa )?ili broj telefona$/);
    const secret = page.getByLabel('Lozinka', { exact: true });
    // A password manager of its own window: what it has copied is cut from a field here.
    for (const [field, text] of [
      [secret, password],
      [name, email],
    ] as const) {
      await name.fill(text);
      await name.press('ControlOrMeta+a');
      await name.press('ControlOrMeta+x');
      await field.press('ControlOrMeta+v');
      await expect(field).toHaveValue(text);
    }
    await secret.press('Enter');
    await expect(page).toHaveURL(/#\/$/);
  });
