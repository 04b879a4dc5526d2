import { expect, test } from '@playwright/test';
import { chooseDocs, openDocs, readIndex } from './workspace';

/** Texts by which Storybook and the blocks of docs pages report an error. */
const errorText =
  /^\s*(?:Error|TypeError|ReferenceError): |The component failed to render|threw an exception/m;

test('every docs page opens without an error', async ({ page }) => {
  test.setTimeout(600_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const [first, ...others] = (await readIndex(page)).filter(({ type }) => type === 'docs');
  if (!first) throw new Error('The workspace has no docs page.');
  // The page that is open is not chosen again.
  await openDocs(page, first.id);
  for (const { id } of [...others, first]) {
    await test.step(id, async () => {
      await chooseDocs(page, id);
      expect(await page.locator('#storybook-docs').innerText()).not.toMatch(errorText);
      await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
      expect(errors).toEqual([]);
    });
  }
});
