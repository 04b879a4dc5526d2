import { expect, test } from '@playwright/test';

import { openDocs, openInWorkspace } from './workspace';

const windowWidth = () => window.innerWidth;

test('a board shows a state in the countries and widths of its address, uncut and without moving the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDocs(page, 'screens-contact--specification&countries=RS-HR&widths=390-1280');
  const row = page.getByRole('article').first();
  const figures = row.locator('figure');
  await expect(figures).toHaveCount(4);
  await figures.first().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  for (const [at, [lang, width, height]] of (
    [
      ['sr-Latn', 390, 844],
      ['sr-Latn', 1280, 900],
      ['hr', 390, 844],
      ['hr', 1280, 900],
    ] as const
  ).entries()) {
    const figure = figures.nth(at);
    await expect(figure).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
    const shown = figure.frameLocator('iframe').locator('html');
    expect(await shown.evaluate(windowWidth)).toBe(width);
    await expect(shown).toHaveAttribute('lang', new RegExp(`^${lang}`));
    const box = await figure.locator('div').first().boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(height / width, 1);
    const room = await row.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 2);
  }
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('the address of the workspace holds what is chosen on a board', async ({ page }) => {
  const docs = await openInWorkspace(page, '/?path=/docs/screens-checkout--specification');
  await docs.getByRole('checkbox', { name: 'BA' }).uncheck();
  await docs.getByRole('checkbox', { name: '834' }).check();
  await docs.getByRole('radio', { name: /^Guest/ }).check();
  await expect(page).toHaveURL(/countries=RS-HR-ME/);
  await expect(page).toHaveURL(/widths=390-834/);
  await page.reload();
  await expect(docs.getByRole('checkbox', { name: 'BA' })).not.toBeChecked();
  await expect(docs.getByRole('radio', { name: /^Guest/ })).toBeChecked();
  await expect(docs.getByRole('article').first().locator('figure')).toHaveCount(6);
});

test('the board comes before the rules, and the contents are beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDocs(page, 'screens-checkout--specification');
  await expect(page.getByRole('article').first()).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Table of contents' }).getByRole('link');
  await expect(contents.first()).toHaveText('Board');
  await expect(contents.last()).toHaveText('Messages');
});

test('states beside each other do not take the focus from each other', async ({ page }) => {
  // Each state of the cart panel moves the focus into the panel.
  await openDocs(page, 'shell-cart-panel--specification');
  const figures = page.locator('figure');
  await figures.first().scrollIntoViewIfNeeded();
  for (const at of [0, 1, 2])
    await expect(figures.nth(at)).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
});
