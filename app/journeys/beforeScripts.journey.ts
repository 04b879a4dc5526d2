import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

/** Opens an address in Bosnia and Herzegovina, whose script files are held back until they are released. */
async function openBeforeScripts(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(`/?country=BA#${address}`, { waitUntil: 'commit' });
  return release;
}

test('the home page can be read before the scripts have loaded, and its focus survives the take-over', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  const release = await openBeforeScripts(page, '/');
  await expect(shopper.heading('Snaga ima korijen.')).toBeVisible();
  const picture = shopper.main.getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // What was typed there would be lost.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Pretraga' })).toHaveAttribute('inert');
  const first = shopper.main.getByRole('link', { name: 'Pogledajte najpopularnije' });
  await first.focus();
  release();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(shopper.heading('Snaga ima korijen.')).toHaveCount(1);
  await expect(first).toBeFocused();
});

test('a link of the home page works before the scripts have loaded', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  const release = await openBeforeScripts(page, '/');
  await shopper.main.getByRole('link', { name: 'Pogledajte najpopularnije' }).click();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  release();
  await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
  await page.goBack();
  await expect(shopper.heading('Snaga ima korijen.')).toBeVisible();
});

test('the listing shows its first pictures before the scripts have loaded, and asks for its data and the login once', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/_rpc'))
      calls.push(...[request.postDataJSON()].flat().map(({ method }) => method));
  });
  const shopper = new Shopper(page, 'BA');
  const release = await openBeforeScripts(page, '/most-popular');
  const pictures = shopper.main.locator('[data-offer-picture] img');
  await expect(pictures).toHaveCount(2);
  await expect(pictures.first()).toHaveAttribute('src', /alpha-potent/);
  release();
  await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
  await expect(pictures).toHaveCount(0);
  expect(calls.toSorted()).toEqual(['auth.checkLogin', 'offers.f.getAll']);
});

test('a first request that failed is sent again', async ({ page }) => {
  let failures = 0;
  await page.route('**/_rpc', (route) => {
    if (failures > 0 || !route.request().postData()?.includes('offers.f.getAll')) return route.fallback();
    failures += 1;
    return route.abort();
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
  expect(failures).toBe(1);
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says how to order, in each country', async ({ page }) => {
    await page.goto('/#/checkout');
    await expect(
      page.getByRole('heading', { name: 'Stranica se nije mogla otvoriti do kraja' }),
    ).toBeInViewport();
    for (const code of ['387', '381', '385', '382'])
      await expect(page.getByRole('link', { name: `+${code}` })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
