import type { Request } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

/**
 * Browsers restore a page from the back/forward cache unless the page prevents that, for example by an `unload` listener
 * or an open channel. The browser of the journeys does not use the cache, but reports what would prevent it.
 */
test('the shop does not prevent the back/forward cache', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons: { type: string; reason: string }[] = [];
  devtools.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations));

  const open = new Set<Request>();
  let sent = 0;
  page.on('request', (request) => {
    open.add(request);
    sent += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  // A page that is left while it loads is not kept either. Some of its code is loaded a second or two after a press.
  let before: number | undefined;
  await expect
    .poll(
      () => {
        const isQuiet = open.size === 0 && sent === before;
        before = sent;
        return isQuiet;
      },
      { intervals: [2_500], timeout: 30_000 },
    )
    .toBe(true);
  await page.goto(`${baseURL}/favicon.svg`);
  await page.goBack();
  await expect(shopper.main.getByRole('complementary').getByText('(1 proizvod)')).toBeVisible();
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});
