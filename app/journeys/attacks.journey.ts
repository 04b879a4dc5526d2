import { expect, Shopper, test } from './shopper';

const polluting =
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"ID":1,"quantity":2,"choice":"all"}';

/** Storage keys of the shop, and one that it does not know. */
const keys = [
  'cart',
  'country',
  'consent',
  'quiz',
  'login',
  'order-attempt',
  'order-prices',
  'recently-viewed',
  'x',
];

test('stored texts, addresses and messages of other windows change no prototype', async ({ page }) => {
  await page.addInitScript(
    ({ names, text }) => {
      for (const name of names) {
        localStorage.setItem(name, text);
        sessionStorage.setItem(name, `[${text}]`);
      }
    },
    { names: keys, text: polluting },
  );
  const shopper = new Shopper(page, 'BA');
  await shopper.open(`/checkout?cart=${encodeURIComponent(`[${polluting}]`)}&__proto__[polluted]=1`);
  await expect(shopper.main.getByRole('heading').first()).toBeVisible();
  for (const message of [
    polluting,
    JSON.parse(polluting),
    'logout',
    { type: 'navigate', url: 'https://evil.test' },
  ])
    await page.evaluate((data) => window.postMessage(data, '*'), message);
  await shopper.open('/account');
  await expect(shopper.main.getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(Object.prototype), 'polluted' in {}])).toEqual([[], false]);
  expect(new URL(page.url()).host).toBe(new URL(await page.evaluate(() => document.baseURI)).host);
});

const markup = '<img src=x onerror="globalThis.attacked=1"><script>globalThis.attacked=1</script>';

for (const address of [
  `/offers/${encodeURIComponent(markup)}`,
  `/shop/${encodeURIComponent(markup)}`,
  `/most-popular?sort=${encodeURIComponent(markup)}`,
  `/checkout/${encodeURIComponent(markup)}`,
  `/quiz?goal=${encodeURIComponent(markup)}`,
  `/${encodeURIComponent(markup)}`,
  '/javascript:globalThis.attacked=1',
  '//evil.test/%2f..',
])
  test(`markup and addresses in ${address.slice(0, 24)} do nothing`, async ({ page }) => {
    const shopper = new Shopper(page, 'BA');
    await shopper.open(address);
    await expect(shopper.main.getByRole('heading').first()).toBeVisible();
    await expect(shopper.main.locator('img[src="x"]')).toHaveCount(0);
    const foreign = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      .then((links) => links.filter((href) => /evil\.test|^javascript:/.test(href)));
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
  });

test('markup in every text of an answer is shown as text', async ({ page }) => {
  await page.route('**/_rpc', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const marked = text.replace(
      /"(Name|Heading|SubHeading|Description|Review|ReviewHead|FirstName)":"/g,
      (start) => start + JSON.stringify(markup).slice(1, -1),
    );
    return route.fulfill({ response, body: marked });
  });
  const shopper = new Shopper(page, 'BA');
  for (const address of ['/offers/alpha-potent', '/most-popular', '/']) {
    await shopper.open(address);
    // What comes near the window loads.
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, window.innerHeight));
      await expect(shopper.main.getByText('onerror').first()).toBeAttached({ timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => 'attacked' in globalThis)).toBe(false);
  }
});
