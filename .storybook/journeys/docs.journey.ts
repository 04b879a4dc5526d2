import { expect, test } from '@playwright/test';
import { readIndex } from './workspace';

/** Texts by which Storybook and the blocks of docs pages report an error. */
const errorText =
  /^\s*(?:Error|TypeError|ReferenceError): |The component failed to render|threw an exception/m;

test('every docs page opens without an error', async ({ page, context }) => {
  test.setTimeout(1_200_000);
  const docs = (await readIndex(page)).filter(({ type }) => type === 'docs');
  expect(docs).not.toEqual([]);
  for (const { id } of docs) {
    await test.step(id, async () => {
      // Storybook reloads a page that is left while its stories are playing.
      const opened = await context.newPage();
      const errors: string[] = [];
      opened.on('pageerror', ({ message }) => errors.push(message));
      await opened.goto(`iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' });
      await expect(opened.locator('#storybook-docs h1').first()).toBeVisible();
      expect(await opened.locator('#storybook-docs').innerText()).not.toMatch(errorText);
      await expect(opened.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
      expect(errors).toEqual([]);
      await opened.close();
    });
  }
});
