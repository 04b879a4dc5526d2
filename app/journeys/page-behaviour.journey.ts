import { expect, inMotion, Shopper, test } from './shopper';

test('no form is sent by the browser, with what was typed in the address', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/login');
  await expect(shopper.main.getByLabel('Lozinka', { exact: true })).toBeVisible();
  // Outside the root, where React handles no events, as everywhere while the page changes.
  const isPrevented = page.evaluate(
    () =>
      new Promise((resolve) => {
        const form = document.createElement('form');
        document.body.append(form);
        window.addEventListener('submit', (event) => resolve(event.defaultPrevented));
        form.requestSubmit();
      }),
  );
  expect(await isPrevented).toBe(true);
});

test('the second click of a double-click presses nothing that has moved under the pointer', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  const card = (name: string) => shopper.main.getByRole('link', { name, exact: true });
  await card('Libido').waitFor();
  await shopper.heading('Najpopularniji').click();
  await card('Libido').dispatchEvent('click', { detail: 2 });
  await card('Alpha Potent').click();
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
});

test('a held Enter key adds an article once, and presses nothing in the panel that opens', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().focus();
  // The first is the press, the others are its repetitions.
  for (let repetition = 0; repetition < 4; repetition += 1) await page.keyboard.down('Enter');
  await expect(shopper.cartPanel.getByRole('button', { name: 'Zatvorite' })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await shopper.storedCart()).toBe('[{"ID":"1","quantity":1}]');
  await expect(shopper.cartPanel).toBeVisible();
});

test('the browser can fill in the checkout', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  const purposes = (form: string) =>
    page
      .getByRole('form', { name: form })
      .locator('input:visible')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')));
  await expect
    .poll(() => purposes(shopper.texts.create))
    .toEqual(['given-name', 'family-name', 'tel', 'username', 'new-password']);
  await page.getByRole('tab', { name: /^Već imam/ }).click();
  await expect.poll(() => purposes('Prijavite se')).toEqual(['username', 'current-password']);
});

const withoutMotion = {
  'on a weak device': { deviceMemory: 1 },
  // Where view transitions may hang.
  'in the browser of an app': {
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A536B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36 Instagram 336.0.0.35.90 Android',
  },
};

for (const [where, hints] of Object.entries(withoutMotion))
  test.describe(where, () => {
    test.use(inMotion);

    test('pages change without view transitions', async ({ page }) => {
      await page.addInitScript((values) => {
        for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { value });
        document.startViewTransition = () => {
          throw new Error(`A view transition with ${JSON.stringify(values)}`);
        };
      }, hints);
      const shopper = new Shopper(page, 'BA');
      await shopper.open('/most-popular');
      await shopper.main.getByRole('link', { name: 'Libido', exact: true }).click();
      await expect(shopper.heading('Libido')).toBeFocused();
    });
  });
