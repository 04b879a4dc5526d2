import type { Page } from '@playwright/test';
import { countries, expect, type JourneyCountry, Shopper, test } from './shopper';

/** Holds all script files back until they are released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Opens an address of the shop without waiting for its scripts. */
const openBeforeScripts = (page: Page, country: JourneyCountry, address: string) =>
  page.goto(`/?country=${country}#${address}`, { waitUntil: 'commit' });

/** The calls of a page by method, as often as they were sent. */
function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/_rpc')) return;
    for (const { method } of [request.postDataJSON()].flat()) calls.set(method, (calls.get(method) ?? 0) + 1);
  });
  return calls;
}

const headings = {
  BA: 'Snaga ima korijen.',
  RS: 'Snaga ima koren.',
  HR: 'Snaga ima korijen.',
  ME: 'Snaga ima korijen.',
};

for (const country of countries) {
  test(`${country}: the home page can be read before the scripts have loaded`, async ({ page }) => {
    const release = await holdScripts(page);
    const shopper = new Shopper(page, country);
    await openBeforeScripts(page, shopper.country, '/');
    await expect(shopper.heading(headings[country])).toBeVisible();
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /Hrast|početna/i })
        .first(),
    ).toBeVisible();
    const picture = shopper.main.getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    release();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(shopper.heading(headings[country])).toHaveCount(1);
  });
}

const kinds = [
  { address: '/most-popular', shows: 'Najpopularniji' },
  { address: '/shop/prostate', shows: 'Prostata' },
  { address: '/shop/prostate?sort=name', shows: 'Prostata' },
];

for (const { address, shows } of kinds) {
  test(`${address} has its heading and its categories before the scripts have loaded`, async ({ page }) => {
    const release = await holdScripts(page);
    const shopper = new Shopper(page, 'BA');
    await openBeforeScripts(page, 'BA', address);
    await expect(shopper.heading(shows)).toBeVisible();
    await expect(shopper.main.locator('[aria-current="page"]:visible')).toHaveText(
      shows === 'Prostata' ? shows : 'Sve',
    );
    // What is chosen there would be lost.
    const sort = shopper.main.getByRole('combobox');
    await expect(sort).toHaveCount(0);
    release();
    await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
    await expect(sort).toHaveValue(address.endsWith('sort=name') ? 'name' : '');
    await expect(shopper.heading(shows)).toHaveCount(1);
  });
}

for (const address of [
  '/offers/alpha-potent',
  '/club',
  '/checkout',
  '/quiz',
  '/blog/prostata',
  '/nema-ovoga',
]) {
  test(`${address} has its header before the scripts have loaded`, async ({ page }) => {
    const release = await holdScripts(page);
    await openBeforeScripts(page, 'HR', address);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('slot, h1')).toHaveCount(0);
    release();
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

for (const [address, first] of [
  ['/offers/alpha-potent', ['alpha-potent']],
  ['/most-popular', ['alpha-potent', 'libido']],
  ['/most-popular?sort=name', []],
] as const) {
  test(`${address} shows ${first.length} pictures of offers before the scripts have loaded`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    const shopper = new Shopper(page, 'BA');
    const answer = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('offers.f')),
    );
    await openBeforeScripts(page, shopper.country, address);
    await (await answer).finished();
    const pictures = shopper.main.locator('[data-offer-picture] img');
    await expect(pictures).toHaveCount(first.length);
    for (const [index, name] of first.entries()) {
      const picture = pictures.nth(index);
      await expect(picture).toHaveAttribute('src', new RegExp(name));
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    release();
    await expect(shopper.main.getByText(/\d\sKM$/).first()).toBeVisible();
    await expect(pictures).toHaveCount(0);
  });
}

for (const address of ['/offers/alpha-potent', '/most-popular']) {
  test(`${address} keeps its first picture in its place, so that it is painted once`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const painted = list.getEntries().map((entry) => ('url' in entry ? entry.url : ''));
        sessionStorage.setItem('painted', `${sessionStorage.getItem('painted') ?? ''} ${painted.join(' ')}`);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const readPainted = async () =>
      // The first two of a listing are equally large, and either may be painted first.
      (await page.evaluate(() => sessionStorage.getItem('painted')))?.match(/alpha-potent|libido/g)?.length;
    const release = await holdScripts(page);
    const shopper = new Shopper(page, 'BA');
    await openBeforeScripts(page, shopper.country, address);
    await expect.poll(readPainted).toBe(1);
    release();
    await expect(shopper.main.getByText(/\d\sKM$/).first()).toBeVisible();
    await expect(shopper.main.locator('[data-offer-picture]')).toHaveCount(0);
    expect(await readPainted()).toBe(1);
  });
}

test('a link of the prerender works before the scripts have loaded', async ({ page }) => {
  const release = await holdScripts(page);
  const shopper = new Shopper(page, 'BA');
  await openBeforeScripts(page, shopper.country, '/');
  await shopper.main.getByRole('link', { name: 'Pogledaj najpopularnije' }).click();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  release();
  await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
  await page.goBack();
  await expect(shopper.heading(headings.BA)).toBeVisible();
});

test('before the app has started its buttons take nothing: no press is lost, and no letter half taken', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const shopper = new Shopper(page, 'BA');
  await openBeforeScripts(page, shopper.country, '/');
  const search = page.getByRole('banner').getByRole('button', { name: 'Pretraga' });
  await expect(search).toHaveAttribute('inert');
  await search.click({ force: true });
  await page.keyboard.type('pro');
  release();
  await search.click();
  await page.keyboard.type('libido');
  await expect(page.getByRole('searchbox')).toHaveValue('libido');
});

test('scroll position and focus survive the take-over', async ({ page }) => {
  const release = await holdScripts(page);
  const shopper = new Shopper(page, 'BA');
  await openBeforeScripts(page, shopper.country, '/');
  const first = shopper.main.getByRole('link', { name: 'Pogledaj najpopularnije' });
  await first.focus();
  // A late font could move the text under the reader.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await page.evaluate(() => scrollTo({ top: 120, behavior: 'instant' }));
  release();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

for (const [address, method] of [
  ['/offers/alpha-potent', 'offers.f.getSlog'],
  ['/most-popular', 'offers.f.getAll'],
] as const) {
  test(`${address} asks for its data and for the login once`, async ({ page }) => {
    const calls = countCalls(page);
    const shopper = new Shopper(page, 'BA');
    await shopper.open(address);
    await expect(shopper.main.getByText(/\d\sKM$/).first()).toBeVisible();
    expect(calls.get(method)).toBe(1);
    expect(calls.get('auth.checkLogin')).toBe(1);
  });
}

test('the app starts although the picture of the home page never comes', async ({ page }) => {
  await page.route('**/assets/*.{avif,webp}', () => {});
  const shopper = new Shopper(page, 'BA');
  await openBeforeScripts(page, shopper.country, '/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a first request that failed is sent again', async ({ page }) => {
  let failures = 0;
  await page.route('**/_rpc', (route) => {
    if (failures < 1 && route.request().postData()?.includes('offers.f.getAll')) {
      failures += 1;
      return route.abort();
    }
    return route.fallback();
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
  expect(failures).toBe(1);
});

test('without the scripts, the home page stays and its links say how to order', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/');
  await expect(shopper.heading(headings.BA)).toBeVisible();
  await shopper.main.getByRole('link', { name: 'Pogledaj najpopularnije' }).click();
  await expect(shopper.heading('Stranica se nije mogla otvoriti do kraja')).toBeVisible();
  await expect(shopper.main.getByRole('link', { name: /^Pozovi / })).toHaveAttribute('href', /^tel:\+387/);
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says how to order, in each country, in the first window', async ({ page }) => {
    await page.goto('/#/checkout');
    await expect(
      page.getByRole('heading', { name: 'Stranica se nije mogla otvoriti do kraja' }),
    ).toBeInViewport();
    for (const code of ['387', '381', '385', '382'])
      await expect(page.getByRole('link', { name: `+${code}` })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('in a browser that lacks what the first script needs', () => {
  test.use({ uncaught: ['Error: too old'] });
  test('the page says how to order', async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.replaceChildren = () => {
        throw new Error('too old');
      };
    });
    await page.goto('/#/checkout');
    await expect(page.getByRole('link', { name: '+387' })).toBeInViewport();
  });
});

test('a picture that the screen would not show is not asked for', async ({ page }) => {
  await page.route('**/_rpc', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: text.replaceAll('"Images":["', '"Images":["javascript:1","') });
  });
  const release = await holdScripts(page);
  const shopper = new Shopper(page, 'BA');
  await openBeforeScripts(page, shopper.country, '/offers/alpha-potent');
  const picture = shopper.main.locator('[data-offer-picture] img');
  await expect(picture).toHaveAttribute('src', /alpha-potent/);
  release();
  await expect(shopper.main.getByText(/\d\sKM$/).first()).toBeVisible();
});
