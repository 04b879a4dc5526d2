import { expect, Shopper, test } from './shopper';

/**
 * Browsers keep a page that was left as it was, and show it at once on the way back, unless it does something that
 * forbids that: a listener for `unload`, an open channel. The browser of the journeys keeps none, but names what would
 * forbid it.
 */
test('nothing in the shop keeps the browser from putting a page aside', async ({ page, baseURL }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reasons: { type: string; reason: string }[] = [];
  devtools.on('Page.backForwardCacheNotUsed', (event) => reasons.push(...event.notRestoredExplanations));

  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/libido');
  await shopper.main.getByRole('button', { name: shopper.words.addToCart }).first().click();
  await shopper.toCheckout();
  await page.goto(`${baseURL}/favicon.svg`);
  await page.goBack();
  await expect(shopper.main.getByRole('complementary').getByText('(1 proizvod)')).toBeVisible();
  await expect.poll(() => reasons.length).toBeGreaterThan(0);
  expect(reasons.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});
