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
  await shopper.cartPanel.getByRole('button', { name: /^Povećajte/ }).click();
  await shopper.cartPanel.getByRole('button', { name: /^Smanjite/ }).click();
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
