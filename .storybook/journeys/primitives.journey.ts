import { expect, test } from '@playwright/test';
import { openDocs, openInWorkspace } from './workspace';

test.use({ viewport: { width: 1440, height: 900 } });

test('the page of a primitive says when to use it, and has its parts, its states, who uses it and its props', async ({
  page,
}) => {
  await openDocs(page, 'ui-actions-button--docs');
  for (const section of ['When to use it', 'Anatomy', 'Do and don’t', 'All states', 'Used by', 'Props'])
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`${section}$`) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'IconButton', exact: true })).toHaveAttribute(
    'href',
    /ui-actions-iconbutton--docs/,
  );
  await expect(page.getByRole('link', { name: 'Screens/Quiz', exact: true })).toBeVisible();
});

test('a primitive has no panel beside it; its Playground has the controls below', async ({ page }) => {
  const story = await openInWorkspace(page, '/?path=/story/ui-actions-button--states');
  await expect(story.getByRole('button').first()).toBeVisible();
  const panel = page.getByRole('tab', { name: /^Controls/ });
  await expect(panel).toBeHidden();
  await page.locator('#ui-actions-button--playground').click();
  await expect(panel).toBeVisible();
  const frame = await page.locator('#storybook-preview-iframe').boundingBox();
  // Below the story, not beside it.
  expect(frame?.width).toBeGreaterThan(1_150);
  // Props have a name and a control.
  await expect(page.getByRole('columnheader', { name: 'Description' })).toHaveCount(0);
});

test('a docs page has no toolbar', async ({ page }) => {
  const tool = page.getByRole('button', { name: /^Conditions/ });
  await openInWorkspace(page, '/?path=/story/screens-contact--default');
  await expect(tool).toBeVisible();
  await page.getByRole('link', { name: 'Specification' }).first().click();
  await expect(page).toHaveURL(/path=\/docs\/screens-contact--specification/);
  await expect(tool).toBeHidden();
});
