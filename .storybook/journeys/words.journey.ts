import { expect, test } from '@playwright/test';
import { openInWorkspace } from './workspace';

test('a press on a text of a state shows its key, file and the words of all countries', async ({ page }) => {
  const story = await openInWorkspace(page, './?path=/story/screens-offer--default&globals=country:HR');
  const add = story.getByRole('button', { name: 'Dodaj u košaricu' }).first();
  await expect(add).toBeVisible();
  // The shortcut that opens the panel.
  await page.keyboard.press('Alt+A');
  await page.getByRole('tab', { name: 'Words', exact: true }).click();
  const panel = page.getByRole('tabpanel', { name: 'Words', exact: true });
  await add.click();
  await expect(panel.getByText(/^features\/.+\/hr\.ts$/).first()).toBeVisible();
  await expect(panel.getByText('Dodaj u korpu', { exact: true }).first()).toBeVisible();
  await expect(panel.getByText('Dodaj u košaricu', { exact: true }).first()).toBeVisible();

  await story.getByRole('heading', { level: 1 }).click();
  await expect(panel.getByText(/^‘Alpha Potent’ is no message of the shop/)).toBeVisible();

  const tab = story.getByRole('tab', { name: 'Prednosti' });
  await tab.click();
  await expect(panel.getByText('Prednosti', { exact: true }).first()).toBeVisible();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await panel.getByRole('checkbox').uncheck();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('checkbox').check();

  // Behind another panel, and while the panel is closed, a press acts.
  const [first] = await story.getByRole('tab').all();
  await page.getByRole('tab', { name: 'Actions', exact: true }).click();
  await first?.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await page.getByRole('tab', { name: 'Words', exact: true }).click();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Alt+A');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
