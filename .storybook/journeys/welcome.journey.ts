import { expect, test } from '@playwright/test';
import { isPartOf, isState } from '#storybook/storyIndex';
import { openDocs, openInWorkspace, readIndex } from './workspace';

test('a visit begins at the welcome page, in the faces of the brand', async ({ page }) => {
  const docs = await openInWorkspace(page, '/');
  await expect(docs.getByRole('heading', { level: 1, name: /Every screen/ })).toBeVisible();
  await expect(page).toHaveTitle(/Welcome/);
  await expect(page.getByRole('img', { name: 'Hrast' })).toBeVisible();
  // The sidebar hides the tests of stories.
  await expect(page.locator('[data-nodetype="test"]')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
  // Its groups are named for those who do not know the code.
  for (const group of ['Shop: screens', 'Building blocks', 'Foundations', 'Rules', 'For developers'])
    await expect(page.locator('[data-nodetype="root"]').getByText(group, { exact: true })).toBeVisible();
});

test('the first window has a picture of the shop and six tasks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const docs = await openInWorkspace(page, '/');
  const cards = docs.getByRole('navigation', { name: 'Tasks' }).getByRole('link');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
  const hero = docs.locator('header img').first();
  await expect(hero).toHaveJSProperty('complete', true);
  expect(await hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const states = (await readIndex(page)).filter(isState).length;
  await expect(docs.getByText(`in ${states} states`)).toBeVisible();
});

test('the map has every screen, part of the shell and flow, and every picture is there', async ({ page }) => {
  const stories = (await readIndex(page)).filter(isState);
  const owners = stories.flatMap(({ title }) => title.match(/^(?:Screens|Shell|Flows)\/([^/]+)/)?.[1] ?? []);
  await openDocs(page, 'welcome--docs');
  const map = page.locator('#map');
  for (const owner of new Set(owners))
    await expect(map.getByRole('link', { name: owner, exact: true })).toBeVisible();
  const offers = stories.filter(isPartOf('Screens/Offer')).length;
  await expect(map.getByText(`${offers} states`)).toBeVisible();
  for (const picture of await page.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a picture of the map comes alive when it is pressed, and opens in the workspace', async ({ page }) => {
  const docs = await openInWorkspace(page, '/?path=/docs/welcome--docs');
  await expect(docs.locator('iframe')).toHaveCount(0);
  await docs.getByRole('button', { name: 'Bundles, live' }).click();
  const state = docs.locator('figure:has(a[href*="path=/story/screens-bundles--default"])');
  await expect(state).toHaveAttribute('data-story', 'reached', { timeout: 40_000 });
  await expect(state.frameLocator('iframe').getByRole('heading', { name: 'Paketi' })).toBeVisible();
  await state.getByRole('link').click();
  await expect(page).toHaveURL(/path=\/story\/screens-bundles--default/);
});
