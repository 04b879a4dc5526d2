import type { Page } from '@playwright/test';
import { expect, haveManyOffers, inMotion, Shopper, still, test } from './shopper';

test.use(inMotion);

const firstItem = (shopper: Shopper) => shopper.main.getByRole('heading', { level: 2 }).first();

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the sort order is in the address and survives another category, a reload and Back, as does the scroll position', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  const sort = shopper.main.getByRole('combobox', { name: 'Poredaj proizvode' });
  await sort.selectOption('Cijena: od više ka nižoj');
  await expect(page).toHaveURL(/#\/most-popular\?sort=price-desc$/);
  await expect(firstItem(shopper)).toHaveText('Paket 50+');

  await shopper.main.getByRole('link', { name: 'Potencija' }).click();
  await expect(page).toHaveURL(/#\/shop\/potency\?sort=price-desc$/);
  await expect(firstItem(shopper)).toHaveText('Paket Snaga');
  await page.reload();
  await expect(sort).toHaveValue('price-desc');
  await expect(firstItem(shopper)).toHaveText('Paket Snaga');

  const last = shopper.main.getByRole('link', { name: 'Pogledaj Libido' });
  await last.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(100);
  await last.click();
  await expect(shopper.heading('Libido')).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/#\/shop\/potency\?sort=price-desc$/);
  await expect(firstItem(shopper)).toHaveText('Paket Snaga');
  await expect.poll(() => scrollPosition(page)).toBe(position);

  // Changing the order replaces the history entry.
  await page.goBack();
  await expect(page).toHaveURL(/#\/most-popular\?sort=price-desc$/);
});

test('an unknown sort order is ignored', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular?sort=rating');
  await expect(firstItem(shopper)).toHaveText('Alpha Potent');
  await expect(shopper.main.getByRole('combobox', { name: 'Poredaj proizvode' })).toHaveValue('');
});

test.describe(() => {
  test.use(still);

  test('Back and a reload restore the place in a list of 100 offers that was the first page', {
    tag: '@gate',
  }, async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await haveManyOffers(page, 100);
    await shopper.open('/most-popular?sort=price-desc');
    const card = page.locator('article').nth(60);
    await card.scrollIntoViewIfNeeded();
    // The cards come in steps.
    await expect(page.locator('article')).toHaveCount(100);
    const topOfCard = async () => (await card.boundingBox())?.y;
    const top = await topOfCard();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/#\/offers\//);
    await expect(shopper.heading('Najpopularniji')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('article')).toHaveCount(100);
    await expect.poll(topOfCard).toBe(top);
    await expect(shopper.main.getByRole('combobox')).toHaveValue('price-desc');

    await page.reload();
    await expect(page.locator('article')).toHaveCount(100);
    await expect.poll(topOfCard).toBe(top);
  });
});

test('Back from an offer and a reload restore the scroll position of the listing', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular?sort=name');
  const item = shopper.main.getByRole('link', { name: 'Pogledaj Prosta Vital' });
  await item.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(1_500);
  await item.click();
  await expect(shopper.heading('Prosta Vital')).toBeFocused();
  await page.goBack();
  await expect(item).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBe(position);

  await page.reload();
  await expect(item).toBeInViewport();
  await expect.poll(() => scrollPosition(page)).toBe(position);
});

test('an address that is opened again begins at its top', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/libido');
  const address = page.url();
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).last().scrollIntoViewIfNeeded();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(shopper.heading('Libido')).toBeVisible();
  // The page is as long as before by then.
  await expect(shopper.main.getByRole('heading', { level: 2 }).last()).toBeVisible();
  expect(await scrollPosition(page)).toBe(0);
});

test('a link to the listing without its sort order begins the listing again', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular?sort=name');
  await expect(shopper.main.getByRole('combobox')).toHaveValue('name');
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => scrollPosition(page)).toBe(900);
  await page.getByRole('button', { name: 'Meni' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Najpopularniji' }).click();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
  expect(await scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(900);
});

test('a bundle links to its products and to its own page', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/bundles');
  const bundle = shopper.main.getByRole('article').filter({ hasText: 'Paket 50+' });
  await expect(bundle.getByRole('listitem')).toHaveText([
    '1 ×Alpha Potent',
    '1 ×Prosta Vital',
    '1 ×Joint Ease',
  ]);
  await bundle.getByRole('link', { name: 'Joint Ease', exact: true }).click();
  await expect(shopper.heading('Joint Ease')).toBeFocused();
  await page.goBack();
  await bundle.getByRole('link', { name: 'Naruči Paket 50+' }).click();
  await expect(page).toHaveURL(/#\/offers\/paket-muskarac$/);
  await expect(shopper.heading('Paket 50+')).toBeFocused();
});
