import { KeyboardUser } from './keyboardUser';
import { expect, newDigits, Shopper, test } from './shopper';

test('a purchase by keyboard alone', { tag: '@gate' }, async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  const keyboard = new KeyboardUser(page);
  await shopper.open('/most-popular');
  await keyboard.activate(shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }));
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  await keyboard.activate(shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first());
  // Afterwards the panel and the page leave the focus where the keyboard puts it.
  await expect(shopper.cartPanel.getByRole('button', { name: 'Zatvorite' })).toBeFocused();
  await keyboard.activate(shopper.cartPanel.getByRole('link', { name: 'Nastavite na' }));
  await expect(page).toHaveURL(/#\/checkout$/);
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeFocused();

  const digits = newDigits();
  const form = page.getByRole('form', { name: shopper.texts.create });
  await keyboard.type(form.getByRole('textbox', { name: 'Ime', exact: true }), 'Tvrtko');
  await keyboard.type(form.getByLabel('Prezime'), 'Putnik');
  await keyboard.type(form.getByRole('textbox', { name: 'Broj telefona' }), shopper.phoneOf(digits));
  await keyboard.type(form.getByLabel(/^Email/), `tipka-${digits}@example.hr`);
  await keyboard.type(form.getByRole('textbox', { name: /lozinku$/ }), 'dobra-lozinka-1');
  await keyboard.activate(form.getByRole('button', { name: shopper.texts.create }));
  await expect(shopper.heading(shopper.texts.confirm)).toBeFocused();
  await keyboard.activate(page.getByRole('button', { name: shopper.texts.finish }));
  await shopper.expectThanks();
});
