import { test as base, expect } from '@playwright/test';
import { finishStory, openStory } from './workspace';

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
