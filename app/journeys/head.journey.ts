import type { Page } from '@playwright/test';
import { countries, expect, Shopper, test } from './shopper';

const contentOf = (page: Page, name: string) =>
  page.locator(`head > meta[name="${name}"], head > meta[property="${name}"]`);

/** What the page tells search engines, by kind. */
async function dataOf(page: Page, type: string): Promise<unknown> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}

const expected = {
  BA: { lang: 'bs', locale: 'bs_BA', description: /^Biljni dodaci prehrani/, currency: 'BAM' },
  RS: { lang: 'sr-Latn', locale: 'sr_RS', description: /^Biljni dodaci ishrani/, currency: 'RSD' },
  HR: { lang: 'hr', locale: 'hr_HR', description: /^Biljni dodaci prehrani/, currency: 'EUR' },
  ME: { lang: 'sr-Latn-ME', locale: 'sr_ME', description: /^Biljni dodaci ishrani/, currency: 'EUR' },
} as const;

for (const country of countries) {
  test(`${country}: landing page and offer name themselves to the outside`, async ({ page }) => {
    const { lang, locale, description, currency } = expected[country];
    const shopper = new Shopper(page, country);
    await shopper.open('/');
    await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Prirodna snaga | Hrast');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(contentOf(page, 'description')).toHaveAttribute('content', description);
    await expect(contentOf(page, 'og:title')).toHaveAttribute('content', 'Prirodna snaga');
    await expect(contentOf(page, 'og:type')).toHaveAttribute('content', 'website');
    await expect(contentOf(page, 'og:locale')).toHaveAttribute('content', locale);
    await expect(contentOf(page, 'og:image')).toHaveAttribute(
      'content',
      new URL('/share.jpg', page.url()).href,
    );
    expect(await dataOf(page, 'OnlineStore')).toMatchObject({ name: 'Hrast', areaServed: country });
    expect(await dataOf(page, 'Product')).toBeUndefined();

    await shopper.open('/offers/alpha-potent');
    await expect(shopper.heading('Alpha Potent')).toBeVisible();
    await expect(page).toHaveTitle('Alpha Potent | Hrast');
    await expect(contentOf(page, 'og:title')).toHaveAttribute('content', 'Alpha Potent');
    await expect(contentOf(page, 'og:type')).toHaveAttribute('content', 'product');
    await expect(contentOf(page, 'og:image')).toHaveAttribute('content', /^http.*\/alpha-potent\.webp$/);
    await expect(contentOf(page, 'description')).not.toHaveAttribute('content', description);
    expect(await dataOf(page, 'OnlineStore')).toBeDefined();
    expect(await dataOf(page, 'Product')).toMatchObject({
      name: 'Alpha Potent',
      offers: {
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingCount: expect.any(Number) },
    });
  });
}

test('nothing is said twice, and nothing of the page before is left', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  for (const address of ['/offers/libido', '/bundles', '/nema-toga', '/login', '/']) {
    await shopper.open(address);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['description', 'theme-color', 'og:title', 'og:type', 'og:image', 'og:url']) {
      await expect(contentOf(page, name), `${name} of ${address}`).toHaveCount(1);
    }
    await expect(page.locator('head > title')).toHaveCount(1);
  }
  expect(await dataOf(page, 'Product')).toBeUndefined();
});

test('manifest, icons and the shared picture are there', async ({ page, request }) => {
  await page.goto('/');
  const href = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const address = async (relative: string | null, base = page.url()) => new URL(relative ?? '', base).href;

  const manifest = await address(await href('manifest'));
  const answer = await request.get(manifest);
  expect(answer.status()).toBe(200);
  const { start_url, icons } = await answer.json();
  expect(new URL(start_url, manifest).href).toBe(new URL('/', page.url()).href);

  const pictures = [
    await address(await href('icon')),
    await address(await href('apple-touch-icon')),
    ...icons.map(({ src }: { src: string }) => new URL(src, manifest).href),
    await address('share.jpg'),
  ];
  expect(pictures).toHaveLength(6);
  for (const picture of pictures) {
    const { ok, type } = await request
      .get(picture)
      .then((got) => ({ ok: got.ok(), type: got.headers()['content-type'] }));
    expect(ok, picture).toBe(true);
    expect(type, picture).toMatch(/^image\//);
  }
});

test('what an offer says cannot break out of its data block', async ({ page }) => {
  const hostile = '</script><script>document.title = "broken"</script>';
  await page.route('**/_rpc', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({
      response: answer,
      body: text.replaceAll('"Heading":"', `"Heading":${JSON.stringify(hostile).slice(0, -1)}`),
    });
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  expect(await dataOf(page, 'Product')).toMatchObject({ description: expect.stringContaining(hostile) });
  expect(await page.locator('body').innerHTML()).toContain('\\u003c/script>');
  await expect(page).toHaveTitle('Alpha Potent | Hrast');
});
