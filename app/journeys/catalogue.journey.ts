import type { Page } from '@playwright/test';
import { expect, Shopper, test, usualBackend } from './shopper';

/** The page of such a build has another script than its policy allows here; Chromium takes what a route serves for a page of the internet. */
test.use({ bypassCSP: true, permissions: ['local-network-access'] });

const pictureOf = (slug: string) => `${usualBackend}/images/${slug}.avif`;

/** Serves the page as if its build had read this picture for the offer. */
async function withPicture(page: Page, slug: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        '"pictures":{}',
        JSON.stringify({ pictures: { BA: { '/offers/alpha-potent': [pictureOf(slug)] } } }).slice(1, -1),
      );
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );
}

test('the picture that the build knows is requested before the offer has come', async ({ page }) => {
  await withPicture(page, 'alpha-potent');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/_rpc', async (route) => {
    await asked;
    await route.continue();
  });
  const picture = page.waitForRequest(/\/alpha-potent\.avif$/);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await picture;
  answer();
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
});

test('a picture that is no longer right gives way to the offer’s own', async ({ page }) => {
  await withPicture(page, 'libido');
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  const shown = shopper.main.getByRole('img', { name: 'Alpha Potent' }).first();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('alpha-potent');
});
