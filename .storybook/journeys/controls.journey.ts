import { expect, test } from '@playwright/test';
import { openInWorkspace } from './workspace';

test('a control chooses the offer, and the address of the workspace holds it', async ({ page }) => {
  const story = await openInWorkspace(page, './?path=/story/screens-offer--playground');
  await expect(story.getByRole('heading', { level: 1, name: 'Libido' })).toBeVisible();
  await page.getByRole('tab', { name: /^Controls/ }).click();
  await page.getByRole('combobox', { name: /address/ }).selectOption('prosta-vital');
  await expect(story.getByRole('heading', { level: 1, name: 'Prosta Vital' })).toBeVisible();
  await expect(page).toHaveURL(/args=address:prosta-vital/);
});
