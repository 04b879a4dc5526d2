import { test as base, expect } from '@playwright/test';
import { renderSVG } from 'uqr';
import { finishStory, openInWorkspace, openStory } from './workspace';

/** An address of a network, which leads to this machine. Without HTTPS no browser trusts it. */
const HOST = '192.0.2.1';

const test = base.extend({
  baseURL: ({ baseURL }, provide) => provide(baseURL?.replace('localhost', HOST)),
  launchOptions: [
    ({ launchOptions }, provide) =>
      provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
      }),
    { scope: 'worker' },
  ],
});

for (const [story, heading] of [
  ['screens-offer--default', 'Alpha Potent'],
  ['screens-checkout--default', 'Kako želite naručiti?'],
] as const) {
  test(`${story} is shown on a phone in the same network, where nothing is encrypted`, async ({ page }) => {
    await openStory(page, story, 'country:BA');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    expect(await finishStory(page)).toBe('success');
  });
}

test('the code in the toolbar holds the address of the state', async ({ page, context }) => {
  await openInWorkspace(page, '?path=/story/screens-offer--default&globals=country:HR');
  await page.getByRole('button', { name: 'Phone', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Phone' });
  const address = panel.getByRole('link', { name: HOST });
  const code = renderSVG((await address.getAttribute('href')) ?? '');
  await expect(panel.locator('img')).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(code)}`);
  const opened = context.waitForEvent('page');
  await address.click();
  const phone = await opened;
  await expect(phone.getByText('€').first()).toBeVisible();
  expect(new URL(phone.url()).searchParams.get('id')).toBe('screens-offer--default');
});

test.describe('on this machine alone', () => {
  test.use({ baseURL: ({ baseURL }, provide) => provide(baseURL?.replace(HOST, 'localhost')) });

  test('the toolbar says how a phone gets there', async ({ page }) => {
    await openInWorkspace(page, '?path=/story/screens-offer--default');
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Phone' });
    await expect(panel.getByText('npm start -- --host 192.168.1.20')).toBeVisible();
    await expect(panel.locator('img')).toHaveCount(0);
  });
});
