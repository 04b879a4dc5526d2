import { type ServerType, serve } from '@hono/node-server';
import type { BrowserContext, Page } from '@playwright/test';
import { Hono } from 'hono';
import { expect, onComputer, Shopper, test as shopTest } from './shopper';

/** A host of the built shop, on which a release can be changed while pages are open. */
class Host {
  readonly #changed = new Map<string, () => Response>();
  readonly #server: ServerType;

  constructor(shop: string) {
    const app = new Hono();
    app.get('*', async (c) => {
      const path = c.req.path === '/' ? '/index.html' : c.req.path;
      const changed = this.#changed.get(path);
      if (changed) return changed();
      const { status, headers, body } = await fetch(new URL(path, shop));
      const type = headers.get('content-type') ?? 'text/plain';
      return new Response(body, { status, headers: { 'content-type': type } });
    });
    this.#server = serve({ fetch: app.fetch, port: 0 });
  }

  get origin() {
    const address = this.#server.address();
    if (!address || typeof address === 'string') throw new Error('The host has no port.');
    return `http://localhost:${address.port}`;
  }

  /** The text of a file as it is served. */
  text = async (path: string) => (await fetch(`${this.origin}${path}`)).text();

  put(path: string, content: string, type: string) {
    this.#changed.set(path, () => new Response(content, { headers: { 'content-type': type } }));
  }

  remove(path: string) {
    this.#changed.set(path, () => new Response(null, { status: 404 }));
  }

  /** Puts another release into the place of the first: another page, and the worker that keeps it. */
  async deploy(name: string) {
    const [page, worker] = await Promise.all([this.text('/index.html'), this.text('/sw.js')]);
    this.put(
      '/index.html',
      page.replace('<head>', `<head><meta name="release" content="${name}">`),
      'text/html',
    );
    this.put('/sw.js', worker.replace(/(revision:\s*["'`])[\da-f]+/, `$1${name}`), 'text/javascript');
  }

  close = () => new Promise((resolve) => this.#server.close(resolve));
}

const test = shopTest.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const host = new Host(baseURL ?? '');
    await use(host);
    await host.close();
  },
});

test.use({ ...onComputer, serviceWorkers: 'allow' });
// The worker fetches the whole shop.
test.describe.configure({ timeout: 240_000 });

/** Presses a key until the page listens, which starts the worker, and waits until that has taken the page over. */
const waitForWorker = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  }).toPass();

/** Opens a list, and waits until the worker keeps it. */
async function openWithWorker(page: Page, host: Host) {
  await page.goto(`${host.origin}/?country=BA#/most-popular`);
  await waitForWorker(page);
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const releaseOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content'));

async function loseNetwork(page: Page, context: BrowserContext) {
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Niste na mreži\./)).toBeVisible();
}

test('after a visit the shop opens without a network: orders, offers and cart; tracking needs one', async ({
  page,
  context,
  host,
}) => {
  const shopper = new Shopper(page, 'BA');
  const { email, password } = shopper.member;
  await page.goto(`${host.origin}/?country=BA#/login`);
  await shopper.logInAs(email, password);
  await expect(page).not.toHaveURL(/#\/login/);
  await page.goto(`${host.origin}/?country=BA#/account`);
  await expect(page.getByRole('row', { name: '104267' })).toBeVisible();
  await waitForWorker(page);

  await loseNetwork(page, context);
  await expect(shopper.heading('Moj račun')).toBeVisible();
  await expect(page.getByRole('row', { name: '104267' })).toBeVisible();
  await expect(shopper.main.getByText(/^Podaci od .*, bez mreže\.$/)).toHaveCount(2);

  await page.getByRole('banner').getByRole('link', { name: 'Najpopularniji' }).click();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  await expect(shopper.main.getByText(/^Podaci od .*, bez mreže\.$/)).toBeVisible();
  await shopper.main.getByRole('link', { name: 'Alpha Potent', exact: true }).click();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await expect(shopper.cartPanel.getByText(/^Podaci od .*, bez mreže\.$/)).toBeVisible();

  await page.goto(`${host.origin}/?country=BA#/track?id=104512`);
  await expect(page.getByText('Za praćenje pošiljke potrebna je mreža')).toBeVisible();

  await context.setOffline(false);
  await page.goto(`${host.origin}/?country=BA#/account`);
  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page.getByRole('button', { name: 'Odjavi se' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kept-orders'))).toBeNull();
});

test('a second release is the next page, and the one that opens without a network', async ({
  page,
  context,
  host,
}) => {
  await openWithWorker(page, host);
  await host.deploy('second');
  await page.reload();
  expect(await releaseOf(page)).toBe('second');

  await expect(async () => {
    await page.keyboard.press('Shift');
    const kept = await page.evaluate(async () =>
      (await caches.match('index.html', { ignoreSearch: true }))?.text(),
    );
    expect(kept).toContain('content="second"');
  }).toPass();
  await waitForWorker(page);
  await loseNetwork(page, context);
  expect(await releaseOf(page)).toBe('second');
  await expect(page.getByRole('main').getByRole('link', { name: 'Alpha Potent', exact: true })).toBeVisible();
});

for (const [fault, breakWorker] of [
  ['throws', (host: Host) => host.put('/sw.js', 'throw new Error("broken")', 'text/javascript')],
  ['is gone', (host: Host) => host.remove('/sw.js')],
] as const) {
  test(`a worker that ${fault} is removed, and the shop opens as without one`, async ({ page, host }) => {
    await openWithWorker(page, host);
    breakWorker(host);
    await page.reload();
    await expect(async () => {
      await page.keyboard.press('Shift');
      expect(await workers(page)).toBe(0);
    }).toPass();
    await page.reload();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Alpha Potent', exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
}

test('a worker that fails while it answers removes itself, and the shop opens as without one', async ({
  page,
  context,
  host,
}) => {
  await openWithWorker(page, host);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow();
  await context.setOffline(false);
  await page.goto(`${host.origin}/?country=BA#/most-popular`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Alpha Potent', exact: true })).toBeVisible();
  expect(await workers(page)).toBe(0);
});
