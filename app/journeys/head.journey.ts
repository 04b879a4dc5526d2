import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

const metaTag = (page: Page, name: string) =>
  page.locator(`head > meta[name="${name}"], head > meta[property="${name}"]`);

/** The page's structured data of one type (JSON-LD). */
async function structuredData(page: Page, type: string): Promise<unknown> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}

test('the landing page and an offer have titles, meta tags and structured data', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  const ofShop = /^Dodaci prehrani/;
  await shopper.open('/');
  await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Prirodna snaga | Hrast');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  await expect(metaTag(page, 'description')).toHaveAttribute('content', ofShop);
  await expect(metaTag(page, 'og:title')).toHaveAttribute('content', 'Prirodna snaga');
  await expect(metaTag(page, 'og:type')).toHaveAttribute('content', 'website');
  await expect(metaTag(page, 'og:locale')).toHaveAttribute('content', 'hr_HR');
  await expect(metaTag(page, 'og:image')).toHaveAttribute('content', new URL('/share.jpg', page.url()).href);
  expect(await structuredData(page, 'OnlineStore')).toMatchObject({ name: 'Hrast', areaServed: 'HR' });
  expect(await structuredData(page, 'Product')).toBeUndefined();

  await shopper.open('/offers/alpha-potent');
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await expect(page).toHaveTitle('Alpha Potent | Hrast');
  await expect(metaTag(page, 'og:title')).toHaveAttribute('content', 'Alpha Potent');
  await expect(metaTag(page, 'og:type')).toHaveAttribute('content', 'product');
  await expect(metaTag(page, 'og:image')).toHaveAttribute('content', /^http.*\/alpha-potent-hr\.webp$/);
  await expect(metaTag(page, 'description')).not.toHaveAttribute('content', ofShop);
  expect(await structuredData(page, 'OnlineStore')).toBeDefined();
  expect(await structuredData(page, 'Product')).toMatchObject({
    name: 'Alpha Potent',
    offers: { price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR' },
    aggregateRating: { ratingCount: expect.any(Number) },
  });
});

test('every tag occurs once, and none of the previous page is left', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  for (const address of ['/offers/libido', '/bundles', '/nema-toga', '/login', '/']) {
    await shopper.open(address);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['description', 'theme-color', 'og:title', 'og:type', 'og:image', 'og:url']) {
      await expect(metaTag(page, name), `${name} of ${address}`).toHaveCount(1);
    }
    await expect(page.locator('head > title')).toHaveCount(1);
  }
  expect(await structuredData(page, 'Product')).toBeUndefined();
});

const href = (page: Page, rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');

test('the icons and the sharing image exist; installed, the shop speaks its language, and its shortcuts lead somewhere', async ({
  page,
  request,
}) => {
  const shop = new Shopper(page, 'RS');
  await shop.open('/');
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  const links = [await href(page, 'icon'), await href(page, 'apple-touch-icon'), 'share.jpg'];
  const address = new URL((await href(page, 'manifest')) ?? '', page.url()).href;
  const manifest = await (await request.get(address)).json();
  const absolute = (relative: string) => new URL(relative, address).href;
  expect(manifest.lang).toBe('sr-Latn');
  const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => absolute(src));
  for (const picture of [...links.map((link) => new URL(link ?? '', page.url()).href), ...pictures]) {
    const answer = await request.get(picture);
    expect(answer.ok(), picture).toBe(true);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//);
  }
  // In a browser that has never seen the country.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
    await page.goto(absolute(url));
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveTitle(/404/);
  }
});
