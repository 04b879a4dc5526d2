import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';
import { entryScript, scriptOf } from './size/builtFiles';

const failed = 'Stranica se nije mogla otvoriti do kraja';

/** The script that starts the app. */
const entryPattern = () => `**/${entryScript()}`;

/** Expects the sentence in place of the page, with the phone number and another try. */
async function expectSentence(shopper: Shopper) {
  await expect(shopper.heading(failed)).toBeFocused();
  await expect(shopper.main.getByRole('link', { name: 'Pozovite +387' })).toHaveAttribute(
    'href',
    /^tel:\+387\d+$/,
  );
  await expect(shopper.main.getByRole('link', { name: 'Pokušajte ponovo' })).toBeVisible();
}

test.describe('when the script that starts the shop throws', () => {
  test.use({ uncaught: ['Error: too new'] });

  const replaceEntry = (page: Page) =>
    page.route(entryPattern(), (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("too new");' }),
    );

  test('the page says so and reports it once, and another try opens it', async ({ page }) => {
    const reports: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/reports')) reports.push(...request.postDataJSON().reports);
    });
    await replaceEntry(page);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/shop/prostate');
    await expectSentence(shopper);
    const report = { kind: 'code', name: 'NotStarted', detail: 'run', frames: [], route: '*' };
    await expect.poll(() => reports).toEqual([report]);
    await page.unroute(entryPattern());
    await shopper.main.getByRole('link', { name: 'Pokušajte ponovo' }).click();
    await expect(shopper.main.getByText(/^\d+ proizvod/)).toBeVisible();
  });

  test('the home page says so and can still be read; links and buttons lead to the sentence', async ({
    page,
  }) => {
    await replaceEntry(page);
    const shopper = new Shopper(page, 'BA');
    const notice = shopper.main.getByRole('alert').filter({ hasText: failed });
    await shopper.open('/');
    await expect(notice).toBeInViewport();
    await expect(shopper.heading('Snaga ima korijen.')).toBeVisible();

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('banner').getByRole('button', { name: 'Pretraga' }).click();
    await expect(notice).toBeInViewport();
    await expect(shopper.main).toBeFocused();

    await shopper.main.getByRole('link', { name: 'Pogledajte najpopularnije' }).click();
    await expectSentence(shopper);
    await page.goBack();
    await page.unroute(entryPattern());
    await notice.getByRole('link', { name: 'Pokušajte ponovo' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});

test('when the code of the first page fails to load, the page says so, and another try opens it', async ({
  page,
}) => {
  const script = `**/${scriptOf('features/club/ClubScreen.tsx')}`;
  await page.route(script, (route) => route.abort());
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/club');
  await expect(shopper.heading('Stranica se nije učitala')).toBeVisible();
  // The screen tries again by itself first.
  const retry = shopper.main.getByRole('button', { name: 'Pokušajte ponovo' });
  await expect(retry).toBeEnabled();
  await page.unroute(script);
  await retry.click();
  await expect(shopper.main.getByRole('heading', { level: 1, name: /klub/i })).toBeVisible();
});

/** A script that is not the shop's fails in each way. Resolves when all that can follow has followed. */
async function failElsewhere() {
  setTimeout(() => {
    throw new Error('foreign');
  });
  Promise.reject(new Error('foreign'));
  const script = document.createElement('script');
  script.src = './no-such-file.js';
  const failedToLoad = new Promise((resolve) => script.addEventListener('error', resolve));
  document.head.append(script);
  await failedToLoad;
}

test.describe('failures of scripts that are not the shop’s', () => {
  test.use({ uncaught: Array(2).fill('Error: foreign') });

  test('leave the page as it is', async ({ page }) => {
    await page.route('**/no-such-file.js', (route) => route.fulfill({ status: 404 }));
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(entryPattern(), async (route) => {
      await released;
      await route.fallback();
    });
    const shopper = new Shopper(page, 'BA');
    await page.goto('/?country=BA#/most-popular', { waitUntil: 'commit' });
    await expect(shopper.heading('Najpopularniji')).toBeVisible();
    await page.evaluate(failElsewhere);
    await expect(shopper.heading('Najpopularniji')).toBeVisible();
    release();
    await shopper.addFromListing('Libido');
  });
});
