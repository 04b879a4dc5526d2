import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

/** Collects requests to the analytics host and answers with a container that sets cookies, as real ones do. */
async function watchAnalytics(page: Page): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  await page.route(/googletagmanager\.com|google-analytics\.com/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_ga=GA1.1.1; path=/'; document.cookie = '_ga_TEST=1; path=/';",
    });
  });
  return { requests };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Kolačići' });
const cookiesButton = async (page: Page) =>
  (await new Shopper(page, 'BA').footer()).getByRole('button', { name: 'Kolačići' });
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';

test('before consent there are no analytics requests, cookies or stored choice; after it the container loads once', {
  tag: '@gate',
}, async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(bar(page)).toBeVisible();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).click();
  await expect(shopper.heading('Alpha Potent')).toBeFocused();
  await expect(bar(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(Object.keys(await stored(page))).not.toContain('analytics-consent');
  expect(await cookies(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await bar(page).getByRole('button', { name: 'Prihvatam' }).click();
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => cookies(page)).toContain('_ga');
  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeFocused();
  expect(requests).toEqual([CONTAINER]);
});

test('a refusal takes one click, is stored and loads nothing', async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await stored(page)).toMatchObject({ 'analytics-consent': 'refused' });

  await page.reload();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect(await cookies(page)).toEqual([]);
});

test('a refusal counts for a container that is waiting for the network', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/googletagmanager/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await new Shopper(page, 'BA').open('/most-popular');
  await bar(page).getByRole('button', { name: 'Prihvatam' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  await expect(page.locator('script[src*="gtm.js"]')).toHaveCount(0);
  await (await cookiesButton(page)).click();
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('consent counts for the next visit, and Escape leaves it as it is', async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await bar(page).getByRole('button', { name: 'Prihvatam' }).click();
  await expect.poll(() => cookies(page)).toContain('_ga');
  await page.reload();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await expect.poll(() => requests.length).toBe(2);
  await expect(bar(page)).toBeHidden();

  await (await cookiesButton(page)).click();
  await expect(bar(page)).toBeFocused();
  await expect(bar(page)).toContainText('ponovo učitavamo stranicu');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(await cookiesButton(page)).toBeFocused();
  expect(await stored(page)).toMatchObject({ 'analytics-consent': 'accepted' });
});

test('consent can be withdrawn from the footer, which reloads the page without the container', {
  tag: '@gate',
}, async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await bar(page).getByRole('button', { name: 'Prihvatam' }).click();
  await expect.poll(() => cookies(page)).toContain('_ga');

  await (await cookiesButton(page)).click();
  const loaded = page.waitForEvent('load');
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await loaded;
  // It can be asked for again, so what loads with the page has begun to.
  await (await cookiesButton(page)).click();
  await expect(bar(page)).toBeFocused();
  expect(requests).toEqual([CONTAINER]);
  expect(await cookies(page)).toEqual([]);
  expect(await stored(page)).toMatchObject({ 'analytics-consent': 'refused' });
});

test('by keyboard the consent bar comes right after the skip link', async ({ page }) => {
  await watchAnalytics(page);
  await new Shopper(page, 'BA').open('/bundles');
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link', { name: 'Politika privatnosti' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Odbijam' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
});

test('an invalid stored value is not consent', async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  await page.addInitScript(() => localStorage.setItem('analytics-consent', '{"accepted":true}'));
  await new Shopper(page, 'BA').open('/most-popular');
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('without storage the shop works and asks again on every visit', async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
  });
  await new Shopper(page, 'BA').open('/most-popular');
  await bar(page).getByRole('button', { name: 'Odbijam' }).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(bar(page)).toBeVisible();
  expect(requests).toEqual([]);
});

test('a country without a container does not ask for consent', async ({ page }) => {
  const { requests } = await watchAnalytics(page);
  const shopper = new Shopper(page, 'RS');
  await shopper.open('/most-popular');
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  await expect(await cookiesButton(page)).toBeHidden();
  expect(requests).toEqual([]);
});

test('on a phone the buy bar is above the consent bar, and so is the end of the footer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchAnalytics(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await expect(bar(page)).toBeVisible();
  const add = shopper.main.getByRole('button', { name: shopper.texts.addToCart });
  await expect(add.first()).toBeVisible();
  // The page grows while its parts are rendered.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(add).toHaveCount(2);
    await expect(add.last()).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  const top = async () => (await bar(page).boundingBox())?.y ?? 0;
  await expect
    .poll(async () => {
      const box = await add.last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(await top());
  // What comes near the window loads, so the page may grow after it has been scrolled to its end.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
  }).toPass();
});

/** The e-commerce events in the data layer, in their order. */
const commerce = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event = '', ecommerce } = Object(entry);
      return ecommerce ? [{ event: String(event), ...ecommerce }] : [];
    }),
  );

test('with consent, the container is told what is seen, added, ordered, and of nobody who does it', async ({
  page,
}) => {
  await watchAnalytics(page);
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'accepted'));
  const shopper = new Shopper(page, 'BA');
  const events = async () => (await commerce(page)).map(({ event }) => event);
  const account = await shopper.signUp('mjerena-narudzba');
  await shopper.open('/most-popular');
  await expect.poll(events).toEqual(['view_item_list']);
  await shopper.addFromListing('Alpha Potent');
  await expect.poll(events).toEqual(['view_item_list', 'view_item', 'add_to_cart']);
  await shopper.cartPanel.getByRole('button', { name: /^Povećaj/ }).click();
  await shopper.cartPanel.getByRole('button', { name: /^Smanji/ }).click();
  await expect.poll(async () => (await events()).slice(3)).toEqual(['add_to_cart', 'remove_from_cart']);
  await shopper.toCheckout();
  await shopper.logIn(account);
  await shopper.finish();
  const orderId = await shopper.expectThanks();
  await expect.poll(async () => (await events()).slice(5)).toEqual(['begin_checkout', 'purchase']);

  const told = await commerce(page);
  const item = { item_id: expect.any(String), item_name: 'Alpha Potent', quantity: 1 };
  expect(told.at(-1)).toEqual({
    event: 'purchase',
    transaction_id: orderId,
    currency: 'BAM',
    value: told.at(-1)?.items[0].price,
    items: [expect.objectContaining(item)],
  });
  expect(told[2]).toMatchObject({ event: 'add_to_cart', items: [item] });
  expect(JSON.stringify(told)).not.toMatch(/@|Putnik|Novak|387/);

  await page.reload();
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
  expect(await events()).not.toContain('purchase');
});

test('what was done before the consent is not told, and after a refusal nothing is', async ({ page }) => {
  await watchAnalytics(page);
  const shopper = new Shopper(page, 'BA');
  const events = async () => (await commerce(page)).map(({ event }) => event);
  await shopper.open('/most-popular');
  // The list is seen before the consent.
  await expect(shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Prihvatam' }).click();
  await shopper.addFromListing('Alpha Potent');
  await expect.poll(events).toEqual(['view_item', 'add_to_cart']);

  // Another tab refuses; the container goes on running in this one.
  const other = await page.context().newPage();
  await watchAnalytics(other);
  await other.goto('/?country=BA#/bundles');
  await (await cookiesButton(other)).click();
  await bar(other).getByRole('button', { name: 'Odbijam' }).click();
  await expect(bar(other)).toBeHidden();
  await other.close();
  await shopper.toCheckout();
  await expect(shopper.main.getByRole('tab').first()).toBeVisible();
  expect(await events()).toEqual(['view_item', 'add_to_cart']);

  await page.reload();
  await expect(shopper.main.getByRole('tab').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});
