import { expect, test } from '@playwright/test';
import { openDocs } from './workspace';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const readClipboard = () => navigator.clipboard.readText();

test('a press on a value copies it, and says so', async ({ page }) => {
  await openDocs(page, 'foundations-tokens--docs');
  const brand = page.getByRole('button', { name: '#21402F' }).first();
  await brand.click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  await expect.poll(() => page.evaluate(readClipboard)).toBe('#21402F');

  await page.getByRole('button', { name: '44.44 px at 390, 76.48 px at 1280' }).click();
  await expect.poll(() => page.evaluate(readClipboard)).toMatch(/^clamp\(2\.75rem/);

  await page.getByLabel('A press on a value copies').selectOption('CSS variable');
  await page.getByRole('button', { name: 'var(--color-brand)' }).click();
  await expect.poll(() => page.evaluate(readClipboard)).toBe('var(--color-brand)');
});

test('the files of the theme can be taken away', async ({ page }) => {
  await openDocs(page, 'foundations-tokens--docs');
  const addresses = await page
    .getByRole('link', { name: /^(tokens\.json|figma-)/ })
    .evaluateAll((links) => links.flatMap((link) => (link instanceof HTMLAnchorElement ? link.href : [])));
  expect(addresses).toHaveLength(4);
  for (const address of addresses) {
    const file: unknown = await (await page.request.get(address)).json();
    expect(JSON.stringify(file), address).toContain('"$type"');
  }
});
