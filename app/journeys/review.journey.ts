import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

const PHOTO = 'mocks/fixtures/images/alpha-2.webp';

/** Collects the reviews that the page sends. */
function watchReviews(page: Page): unknown[] {
  const reviews: unknown[] = [];
  page.on('request', (request) => {
    const type = request.headers()['content-type'] ?? '';
    if (!request.url().endsWith('/_rpc') || !type.startsWith('application/json')) return;
    const { method, params } = request.postDataJSON();
    if (method === 'shopReviews.add') reviews.push(params);
  });
  return reviews;
}

test('a guest logs in, returns to the form and sends one review with a photo', {
  tag: '@gate',
}, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const { email, password } = await shopper.signUp('recenzent');
  const reviews = watchReviews(page);
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: 'Napišite recenziju' }).click();
  await shopper.main.getByRole('link', { name: 'Prijavite se' }).click();
  await expect(shopper.heading('Dobro došli')).toBeFocused();
  await shopper.logInAs(email, password);

  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  const heading = page.getByRole('heading', { level: 3, name: 'Napišite recenziju' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const form = page.getByRole('form', { name: 'Nova recenzija' });
  await form.getByRole('radio', { name: 'Odlično' }).press('Space');
  await form.getByLabel('Naslov').fill('Radi kako piše');
  await form.getByLabel('Vaše iskustvo').fill('Nakon mjesec dana osjetim razliku.');

  await form.getByLabel('Slika', { exact: true }).setInputFiles(PHOTO);
  await form.getByLabel('Ime slike').fill('Bočica na pultu');
  // The form's own link and Back lose nothing.
  await form.getByRole('link', { name: 'uslove korištenja' }).click();
  await expect(shopper.heading('Uslovi korištenja')).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('Naslov')).toHaveValue('Radi kako piše');
  await expect(form.getByText('alpha-2.webp')).toBeVisible();
  await form.getByRole('button', { name: 'Dodajte sliku' }).click();
  await expect(form.getByText('Poslano')).toBeVisible();

  await form.getByRole('button', { name: 'Pošaljite recenziju' }).click();
  await expect(page.getByText('Hvala, vaša recenzija je poslana')).toBeVisible();
  await expect(form).toHaveCount(0);
  expect(reviews).toEqual([
    {
      OfferID: '1',
      Rating: 5,
      ReviewHead: 'Radi kako piše',
      Review: 'Nakon mjesec dana osjetim razliku.',
      Attachments: [
        {
          ID: expect.any(String),
          ImageName: 'Bočica na pultu',
          Url: expect.stringMatching(/\/uploads\/[^/]+$/),
        },
      ],
    },
  ]);
});
