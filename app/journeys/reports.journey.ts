import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';
import { entryScript, scriptOf } from './size/builtFiles';

/** The statuses with which the local backend has answered the page's reports. It refuses what is not in a report. */
function watchReports(page: Page) {
  const statuses: number[] = [];
  const bodies: string[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/reports') return;
    bodies.push(response.request().postData() ?? '');
    statuses.push(response.status());
  });
  return { statuses, sent: () => bodies.flatMap((body) => JSON.parse(body).reports) };
}

test('code that fails to load is reported, and so is how soon the page has shown', async ({ page }) => {
  const { statuses, sent } = watchReports(page);
  await page.route(`**/${scriptOf('features/cart/CartPanel.tsx')}`, (route) => route.abort());
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect.poll(() => statuses, { timeout: 30_000 }).toEqual([204]);
  expect(sent()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'code',
        name: 'CodeError',
        detail: scriptOf('features/cart/CartPanel.tsx').replace('assets/', ''),
        route: '/offers/:slog',
      }),
    ]),
  );

  // A press ends the wait for something larger to show.
  await shopper.heading('Alpha Potent').click();
  await expect.poll(() => sent().map(({ name }) => name), { timeout: 30_000 }).toContain('LCP');
  expect(new Set(statuses)).toEqual(new Set([204]));
});

for (const { why, answer, uncaught } of [
  { why: 'load', answer: undefined, uncaught: [] },
  { why: 'run', answer: 'throw new Error("too new");', uncaught: ['Error: too new'] },
])
  test.describe(`where its first script does not ${why}`, () => {
    test.use({ uncaught });
    test('a shop that never starts is reported once', async ({ page }) => {
      const { statuses, sent } = watchReports(page);
      await page.route(`**/${entryScript()}`, (route) =>
        answer ? route.fulfill({ contentType: 'text/javascript', body: answer }) : route.abort(),
      );
      await new Shopper(page, 'BA').open('/checkout');
      await expect.poll(() => statuses).toEqual([204]);
      expect(sent()).toEqual([{ kind: 'code', name: 'NotStarted', detail: why, frames: [], route: '*' }]);
    });
  });

test('an answer that is not in the protocol is reported without what it says', async ({ page }) => {
  const { statuses, sent } = watchReports(page);
  await page.route('**/_rpc', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Edin Begović</h1>' }),
  );
  await new Shopper(page, 'BA').open('/bundles');
  await expect.poll(() => statuses[0], { timeout: 30_000 }).toBe(204);
  expect(sent()).toContainEqual(
    expect.objectContaining({ kind: 'answer', name: 'RpcError', route: '/bundles' }),
  );
  expect(JSON.stringify(sent())).not.toContain('Edin');
});
