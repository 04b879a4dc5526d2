import { expect, test } from '@playwright/test';
import { openInWorkspace } from './workspace';

const OFFER = './?path=/story/screens-offer--default';

test('the Design panel lays the picture for the width over the story, and the address holds it', async ({
  page,
}) => {
  const story = await openInWorkspace(page, `${OFFER}&globals=viewport.value:phone`);
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
  // The shortcut that opens the panel.
  await page.keyboard.press('Alt+A');
  await page.getByRole('tab', { name: 'Design (2)' }).click();
  const overlay = story.locator('[data-design] img');
  await expect(overlay).toHaveCount(0);

  await page.getByRole('radio', { name: /Difference/ }).check();
  await expect(overlay).toHaveCSS('mix-blend-mode', 'difference');
  await expect(overlay).toHaveAttribute('src', 'designs/offer-390.webp');
  await expect(overlay).toHaveJSProperty('naturalWidth', 585);

  await page.getByRole('radio', { name: 'Slider' }).check();
  await page.getByRole('slider').fill('58');
  await expect(overlay).toHaveCSS('clip-path', 'inset(0px 0px 0px 58%)');
  await expect(page).toHaveURL(/mock=slider&mockAt=58/);
  await page.getByRole('radio', { name: 'offer-1440' }).check();
  await expect(overlay).toHaveAttribute('src', 'designs/offer-1440.webp');
});

test('a design over the build can be sent, follows the width, and lets presses through', async ({ page }) => {
  const story = await openInWorkspace(page, `${OFFER}&mock=opacity&mockAt=30`);
  const overlay = story.locator('[data-design] img');
  await expect(overlay).toHaveCSS('opacity', '0.3');
  await expect(overlay).toHaveAttribute('src', /offer-/);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(overlay).toHaveAttribute('src', 'designs/offer-390.webp');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(overlay).toHaveAttribute('src', 'designs/offer-1440.webp');
  await story.getByRole('tab', { name: 'Prednosti' }).click();
  await expect(story.getByRole('tab', { name: 'Prednosti' })).toHaveAttribute('aria-selected', 'true');
});
