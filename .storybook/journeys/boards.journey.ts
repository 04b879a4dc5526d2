import { expect, test } from '@playwright/test';

import { openDocs } from './workspace';

const windowWidth = () => window.innerWidth;

test('a board shows one state in every country and width, without moving the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await openDocs(page, 'screens-contact--specification');
  await page.getByLabel('Zoom').selectOption('25 %');
  await page.getByLabel('State').selectOption({ label: 'Default, everywhere' });
  const figures = page.locator('figure');
  await expect(figures).toHaveCount(12);
  for (const country of ['BA', 'RS', 'HR', 'ME'])
    await expect(page.locator(`figure a[href$="globals=country:${country}"]`)).toHaveCount(3);

  await figures.first().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  for (const [at, width] of [390, 834, 1280].entries()) {
    await expect(figures.nth(at)).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
    const shown = figures.nth(at).frameLocator('iframe').locator('html');
    expect(await shown.evaluate(windowWidth)).toBe(width);
  }
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('a board shows its states in another country and width', async ({ page }) => {
  await openDocs(page, 'screens-contact--specification');
  await page.getByLabel('Country').selectOption('HR');
  await page.getByLabel('Width').selectOption('834');
  const first = page.locator('figure').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
  const shown = first.frameLocator('iframe').locator('html');
  await expect(shown).toHaveAttribute('lang', 'hr');
  expect(await shown.evaluate(windowWidth)).toBe(834);
});

test('states beside each other do not take the focus from each other', async ({ page }) => {
  // Each state of the cart panel moves the focus into the panel.
  await openDocs(page, 'shell-cart-panel--specification');
  const figures = page.locator('figure');
  await figures.first().scrollIntoViewIfNeeded();
  for (const at of [0, 1, 2])
    await expect(figures.nth(at)).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
});
