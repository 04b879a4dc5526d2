import { expect, test } from '@playwright/test';
import { isState } from '#storybook/storyIndex';
import { openDocs, openInWorkspace, readIndex } from './workspace';

test('a visit begins at the welcome page', async ({ page }) => {
  const docs = await openInWorkspace(page, '/');
  await expect(docs.getByRole('heading', { level: 1, name: /Welcome to Hrast/ })).toBeVisible();
  await expect(page).toHaveTitle(/Welcome/);
  await expect(page.getByRole('img', { name: 'Hrast' })).toBeVisible();
  // The sidebar hides the tests of stories.
  await expect(page.locator('[data-nodetype="test"]')).toHaveCount(0);
});

test('the map has a row for each screen, part of the shell and flow', async ({ page }) => {
  const entries = await readIndex(page);
  const stories = entries.filter(isState);
  const owners = stories.flatMap(({ title }) => title.match(/^(?:Screens|Shell|Flows)\/([^/]+)/)?.[1] ?? []);
  await openDocs(page, 'welcome--docs');
  await expect(page.locator('h4')).toHaveCount(new Set(owners).size);
  for (const owner of new Set(owners)) {
    await expect(
      page.getByRole('heading', { level: 4, name: new RegExp(`^${owner} \\(\\d+\\)`) }),
    ).toBeVisible();
  }
});

test('a state of the map is live and opens in the workspace', async ({ page }) => {
  const docs = await openInWorkspace(page, '/?path=/docs/welcome--docs');
  const state = docs.locator('figure:has(a[href*="path=/story/screens-bundles--default"])');
  await state.scrollIntoViewIfNeeded();
  await expect(state).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
  await expect(state.frameLocator('iframe').getByRole('heading', { name: 'Paketi' })).toBeVisible();
  await state.getByRole('link').click();
  await expect(page).toHaveURL(/path=\/story\/screens-bundles--default/);
});
