import { expect, test } from '@playwright/test';
import { isOfShop, isPartOf, isState } from '#storybook/storyIndex';
import { openInWorkspace, readIndex } from './workspace';

const COMPARE = '/?path=/docs/compare--docs';

test('one state of all screens is on one sheet, and what has no such state is named', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const docs = await openInWorkspace(page, COMPARE);
  const entries = (await readIndex(page)).filter(isState);
  const ofShop = entries.filter(isOfShop);
  const figures = docs.locator('figure');
  await expect(figures).toHaveCount(ofShop.filter(({ name }) => name === 'Empty').length);
  await expect(docs.getByText(/Without it: .*Contact/)).toBeVisible();
  const first = figures.first();
  await expect(first).toHaveAttribute('data-story', 'reached', { timeout: 60_000 });
  const frame = first.frameLocator('iframe').locator('html');
  expect(await frame.evaluate(() => window.innerWidth)).toBe(390);
  // Lazy: frames far below have not begun.
  await expect(figures.last()).toHaveAttribute('data-story', 'waiting');

  await docs.getByLabel('State', { exact: true }).selectOption('failed');
  await docs.getByRole('radio', { name: 'HR' }).check();
  await docs.getByRole('radio', { name: '834' }).check();
  await expect(page).toHaveURL(/countries=HR&.*state=failed&widths=834/);
  await expect(figures).toHaveCount(ofShop.filter(({ name }) => name === 'Failed').length);
});

test('the address of a sheet can be sent: one screen over countries, widths and text sizes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const docs = await openInWorkspace(
    page,
    `${COMPARE}&sheet=screen&screen=screens-contact&state=default&countries=BA-HR&widths=390-834&texts=100-200`,
  );
  const figures = docs.locator('figure');
  await expect(figures).toHaveCount(8);
  const widths = await figures.evaluateAll((all) =>
    all.map((figure) => Math.round(Number.parseFloat(getComputedStyle(figure).width))),
  );
  // One scale for all.
  expect(new Set(widths)).toEqual(new Set([156, 334]));
  const large = figures.nth(6);
  await large.scrollIntoViewIfNeeded();
  await expect(large).toHaveAttribute('data-story', 'reached', { timeout: 60_000 });
  const shown = large.frameLocator('iframe').locator('html');
  await expect(shown).toHaveAttribute('lang', 'hr');
  await expect(shown).toHaveCSS('font-size', '32px');
  const states = (await readIndex(page)).filter(isState).filter(isPartOf('Screens/Contact'));
  await expect(docs.getByLabel('State', { exact: true }).locator('option')).toHaveCount(states.length);
});
