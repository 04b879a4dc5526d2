import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';
import { readChunks } from './size/builtFiles';

/** Names of the screens whose code is requested from now on. */
function followCode(page: Page): string[] {
  const names: string[] = [];
  const chunks = readChunks();
  page.on('request', (request) => {
    const modules = chunks[new URL(request.url()).pathname.slice(1)] ?? [];
    names.push(...modules.flatMap((id) => /^features\/([^/]+)\/[^/]+Screen\.tsx$/.exec(id)?.[1] ?? []));
  });
  return names;
}

const once = (names: readonly string[], name: string) => names.filter((each) => each === name).length;

test('the pages that the screen leads to load once the visitor scrolls, each once', async ({ page }) => {
  const names = followCode(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(shopper.main.getByRole('link', { name: /Alpha Potent/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(names).not.toContain('offer');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => once(names, 'offer')).toBe(1);
  await shopper.main
    .getByRole('link', { name: /Alpha Potent/ })
    .first()
    .click();
  await expect(shopper.main.getByRole('heading', { level: 1, name: 'Alpha Potent' })).toBeVisible();
  await page.mouse.wheel(0, 100);
  expect(once(names, 'offer')).toBe(1);
});

test('the checkout loads when the cart opens', async ({ page }) => {
  const names = followCode(page);
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => once(names, 'checkout')).toBe(1);
});

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('a page loads when the pointer or the focus reaches its link', async ({ page }) => {
    const names = followCode(page);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/terms-of-use');
    await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
    const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
    await link('Klub').first().hover();
    await expect.poll(() => once(names, 'club')).toBe(1);
    expect(names).not.toContain('quiz');
    await link('Kviz').first().focus();
    await expect.poll(() => once(names, 'quiz')).toBe(1);
  });

  test('nothing loads ahead for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const names = followCode(page);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/most-popular');
    await expect(shopper.main.getByRole('link', { name: /Alpha Potent/ }).first()).toBeVisible();
    await shopper.main
      .getByRole('link', { name: /Alpha Potent/ })
      .first()
      .hover();
    await page.mouse.wheel(0, 100);
    await page.waitForTimeout(2_500);
    expect(names).not.toContain('offer');
  });
});
