import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

/** No bars; the company's contact. */
async function expectPaper({ main }: Shopper, page: Page) {
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByText('Hrast · +387 33 000 000 · podrska@hrast.example.ba')).toBeVisible();
}

const isDrawn = (element: Element) => element.checkVisibility();

test('a printed offer has its price, and the texts of closed tabs and rows', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  const { main } = shopper;
  const hidden = [
    main.getByText('Bez dodatog šećera, glutena i laktoze'),
    main.getByText('Garancija važi 90 dana od dana dostave.'),
  ];
  for (const text of hidden) await expect.poll(() => text.evaluate(isDrawn)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expectPaper(shopper, page);
  for (const text of hidden) await expect.poll(() => text.evaluate(isDrawn)).toBe(true);
  await expect(main.getByText('46,90 KM').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Dodajte u korpu' })).toHaveCount(0);
});

test('a printed article has the addresses of its sources', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/blog/prostata');
  const source = shopper.main.getByRole('region', { name: 'Izvori' }).getByRole('link').first();
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaper(shopper, page);
  const href = await source.getAttribute('href');
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href);
});

test('a printed receipt has articles, sum and contact, and nothing to press', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.addFromListing('Alpha Potent');
  await shopper.toCheckout();
  await shopper.register('NaPapiru');
  await shopper.finish();
  await shopper.expectThanks();
  await expect(shopper.receipt).toContainText('Alpha Potent');
  await page.emulateMedia({ media: 'print' });
  await expectPaper(shopper, page);
  await expect(shopper.receipt).toContainText('46,90 KM');
  await expect(shopper.main.getByRole('button')).toHaveCount(0);
});

test('of a withdrawal the declaration alone is printed', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  const { main } = shopper;
  await shopper.open('/odustajanje');
  await main.getByLabel('Ime i prezime').fill('Žarko Đurić');
  await main.getByLabel('Email ili poštanska adresa').fill('zarko@example.hr');
  await main.getByLabel('Broj narudžbe').fill('304512');
  await main.getByLabel('Kada ste primili paket?').fill('1.11.2026.');
  await main.getByRole('button', { name: 'Pregledajte izjavu' }).click();
  await main.getByRole('button', { name: 'Potvrđujem raskid ugovora' }).click();
  await expect(main.getByRole('heading', { name: 'Vaša izjava' })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  const declaration = main.getByRole('article');
  await expect(declaration.getByText(/^Potpis/)).toBeVisible();
  const words = async (text: string | Promise<string>) => (await text).split(/\s+/).filter(Boolean);
  expect(await words(page.locator('body').innerText())).toEqual(await words(declaration.innerText()));
});
