import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';
import { scriptOf } from './size/builtFiles';

/** Gives one offer a name with diacritics, which the fixtures' names do not have. */
async function renameDigestBalance(page: Page): Promise<void> {
  await page.route('**/_rpc', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('Digest Balance', 'Šećer i ravnoteža');
    await route.fulfill({ response, body });
  });
}

test('search ignores diacritics and leads to an offer by keyboard', { tag: '@gate' }, async ({ page }) => {
  await renameDigestBalance(page);
  const shopper = new Shopper(page, 'RS');
  await shopper.open('/most-popular');
  await expect(shopper.heading('Najpopularniji')).toBeVisible();

  const button = page.getByRole('button', { name: 'Pretraga' });
  await button.press('Enter');
  const search = page.getByRole('dialog', { name: 'Pretraga' });
  const field = search.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('SECER I');
  const found = search.getByRole('link', { name: 'Šećer i ravnoteža' });
  await expect(found).toBeVisible();
  await expect(found.locator('mark')).toHaveText('Šećer i');
  await expect(search.getByRole('status')).toHaveText('1 proizvod');
  await expect(search.getByRole('list', { name: 'Proizvodi' })).toContainText(
    new RegExp(`\\d,\\d\\d\\s${shopper.texts.currency}`),
  );

  await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/offers\/digest-balance$/);
  await expect(search).toBeHidden();
  await expect(shopper.heading('Šećer i ravnoteža')).toBeFocused();

  await page.goBack();
  await expect(shopper.heading('Najpopularniji')).toBeVisible();
  await expect(search).toBeHidden();
});

test('text typed while the search is still loading is kept', async ({ page }) => {
  let load = () => {};
  const typed = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(`**/${scriptOf('features/search/parts/SearchOverlay.tsx')}`, async (route) => {
    await typed;
    await route.continue();
  });
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Pretraga' }).press('Enter');
  await page.keyboard.type('joinz');
  await page.keyboard.press('Backspace');
  const search = page.getByRole('dialog', { name: 'Pretraga' });
  await expect(search).toBeHidden();
  load();
  await expect(search.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('t');
  await expect(search.getByRole('searchbox')).toHaveValue('joint');
  await page.keyboard.press('Enter');
  await expect(shopper.heading('Joint Ease')).toBeFocused();
});
