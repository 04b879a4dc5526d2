import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

/** The backend has so many offers, with numbers in their names. */
const haveManyOffers = (page: Page, count: number) =>
  page.route('**/_rpc', async (route) => {
    if (route.request().postDataJSON().method !== 'offers.f.getAll') return route.continue();
    const response = await route.fetch();
    const { data, ...answer } = await response.json();
    const many = Array.from({ length: count }, (_, index) => {
      const offer = data[index % data.length];
      return { ...offer, ID: index + 1, Name: `${offer.Name} ${index + 1}`, NewPrice: count - index };
    });
    return route.fulfill({ response, json: { ...answer, data: many } });
  });

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

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
