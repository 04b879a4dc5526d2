import { expect, test } from '@playwright/test';
import { openInWorkspace } from './workspace';

test('the design of a screen can be seen beside the build', async ({ page }) => {
  const story = await openInWorkspace(page, './?path=/story/screens-offer--default');
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
  // The shortcut that opens the panel.
  await page.keyboard.press('Alt+A');
  await page.getByRole('tab', { name: 'Design (2)' }).click();
  const picture = page
    .frameLocator('iframe[src*="offer-390"]')
    .getByRole('img', { name: 'Design: offer-390' });
  await expect(picture).toBeVisible();
  // Retried, because the panel draws its frame again when the story has finished.
  await expect(picture).toHaveJSProperty('naturalWidth', 585);
});
