import type { APIRequestContext, Page } from '@playwright/test';
import { countries, expect, Shopper, test } from './shopper';

const metaTag = (page: Page, name: string) =>
  page.locator(`head > meta[name="${name}"], head > meta[property="${name}"]`);

/** The page's structured data of one type (JSON-LD). */
async function structuredData(page: Page, type: string): Promise<unknown> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((text) => JSON.parse(text)).find((data) => data['@type'] === type);
}

const expected = {
  BA: {
    lang: 'bs',
    locale: 'bs_BA',
    description: /^Dodaci prehrani/,
    currency: 'BAM',
    picture: 'alpha-potent',
  },
  RS: {
    lang: 'sr-Latn',
    locale: 'sr_RS',
    description: /^Dodaci ishrani/,
    currency: 'RSD',
    picture: 'alpha-potent',
  },
  HR: {
    lang: 'hr',
    locale: 'hr_HR',
    description: /^Dodaci prehrani/,
    currency: 'EUR',
    picture: 'alpha-potent-hr',
  },
  ME: {
    lang: 'sr-Latn-ME',
    locale: 'sr_ME',
    description: /^Dodaci ishrani/,
    currency: 'EUR',
    picture: 'alpha-potent',
  },
} as const;

for (const country of countries) {
  test(`${country}: the landing page and an offer have titles, meta tags and structured data`, async ({
    page,
  }) => {
    const { lang, locale, description, currency, picture } = expected[country];
    const shopper = new Shopper(page, country);
    await shopper.open('/');
    await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('Prirodna snaga | Hrast');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(metaTag(page, 'description')).toHaveAttribute('content', description);
    await expect(metaTag(page, 'og:title')).toHaveAttribute('content', 'Prirodna snaga');
    await expect(metaTag(page, 'og:type')).toHaveAttribute('content', 'website');
    await expect(metaTag(page, 'og:locale')).toHaveAttribute('content', locale);
    await expect(metaTag(page, 'og:image')).toHaveAttribute(
      'content',
      new URL('/share.jpg', page.url()).href,
    );
    expect(await structuredData(page, 'OnlineStore')).toMatchObject({ name: 'Hrast', areaServed: country });
    expect(await structuredData(page, 'Product')).toBeUndefined();

    await shopper.open('/offers/alpha-potent');
    await expect(shopper.heading('Alpha Potent')).toBeVisible();
    await expect(page).toHaveTitle('Alpha Potent | Hrast');
    await expect(metaTag(page, 'og:title')).toHaveAttribute('content', 'Alpha Potent');
    await expect(metaTag(page, 'og:type')).toHaveAttribute('content', 'product');
    await expect(metaTag(page, 'og:image')).toHaveAttribute(
      'content',
      new RegExp(`^http.*/${picture}\\.webp$`),
    );
    await expect(metaTag(page, 'description')).not.toHaveAttribute('content', description);
    expect(await structuredData(page, 'OnlineStore')).toBeDefined();
    expect(await structuredData(page, 'Product')).toMatchObject({
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

async function expectPictures(request: APIRequestContext, pictures: readonly string[]) {
  for (const picture of pictures) {
    const answer = await request.get(picture);
    expect(answer.ok(), picture).toBe(true);
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//);
  }
}

test('the icons and the sharing image exist', async ({ page, request }) => {
  await page.goto('/');
  const links = [await href(page, 'icon'), await href(page, 'apple-touch-icon'), 'share.jpg'];
  await expectPictures(
    request,
    links.map((link) => new URL(link ?? '', page.url()).href),
  );
});

for (const [country, lang, names] of [
  ['BA', 'bs', ['Praćenje pošiljke', 'Korpa', 'Kontakt']],
  ['RS', 'sr-Latn', ['Praćenje pošiljke', 'Korpa', 'Kontakt']],
  ['HR', 'hr', ['Praćenje pošiljke', 'Košarica', 'Kontakt']],
  ['ME', 'sr-Latn-ME', ['Praćenje pošiljke', 'Korpa', 'Kontakt']],
] as const) {
  test(`installed in ${country} the shop speaks its language, and its shortcuts lead somewhere`, async ({
    page,
    request,
  }) => {
    await page.goto(`/?country=${country}`);
    const shop = new Shopper(page, country);
    await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
    const address = new URL((await href(page, 'manifest')) ?? '', page.url()).href;
    const manifest = await (await request.get(address)).json();
    const absolute = (relative: string) => new URL(relative, address).href;
    expect(manifest.lang).toBe(lang);
    expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual(names);
    await expectPictures(
      request,
      [...manifest.icons, ...manifest.screenshots].map(({ src }) => absolute(src)),
    );
    // In a browser that has never seen the country.
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    for (const { url } of [{ url: manifest.start_url }, ...manifest.shortcuts]) {
      await page.goto(absolute(url));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/404/);
    }
  });
}

test('texts of an offer cannot break out of the structured data', async ({ page }) => {
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
  expect(await structuredData(page, 'Product')).toMatchObject({
    description: expect.stringContaining(hostile),
  });
  expect(await page.locator('body').innerHTML()).toContain('\\u003c/script>');
  await expect(page).toHaveTitle('Alpha Potent | Hrast');
});
