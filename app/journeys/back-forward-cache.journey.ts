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

  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await shopper.toCheckout();
  await page.goto(`${baseURL}/favicon.svg`);
  await page.goBack();
  await expect(shopper.main.getByRole('complementary').getByText('(1 proizvod)')).toBeVisible();
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});
