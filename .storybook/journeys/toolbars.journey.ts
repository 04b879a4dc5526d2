import { expect, test } from '@playwright/test';
import { openInWorkspace } from './workspace';

test('the toolbar changes the country of the story that is open', async ({ page }) => {
  const story = await openInWorkspace(page, './?path=/story/screens-account--default');
  await expect(story.getByRole('heading', { level: 1, name: 'Moj račun' })).toBeVisible();
  await page.getByRole('button', { name: /Country/ }).click();
  await page.getByRole('option', { name: /Srbija|RS/ }).click();
  await expect(story.getByRole('heading', { level: 1, name: 'Moj nalog' })).toBeVisible();
  await expect(page).toHaveURL(/country:RS/);
});
