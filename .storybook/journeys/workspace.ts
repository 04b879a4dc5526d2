import { expect, type FrameLocator, type Page } from '@playwright/test';
import * as v from 'valibot';

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      type: v.string(),
      title: v.string(),
      name: v.string(),
      importPath: v.string(),
      subtype: v.optional(v.string()),
    }),
  ),
});

/** The entries of Storybook's index. */
export async function readIndex(page: Page) {
  const answer = await page.request.get('index.json');
  return Object.values(v.parse(indexSchema, await answer.json()).entries);
}

/** Opens an address of the workspace; returns the story or docs page in it. */
export async function openInWorkspace(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  return page.frameLocator('#storybook-preview-iframe');
}

/** Opens a story alone, with toolbars as in an address: `country:HR;cart:many`. */
export async function openStory(page: Page, id: string, toolbars: string): Promise<void> {
  await page.goto(`iframe.html?viewMode=story&id=${id}&globals=${toolbars};a11y.manual:!true`);
}

/** Opens a docs page alone. */
export async function openDocs(page: Page, id: string): Promise<void> {
  await page.goto(`iframe.html?viewMode=docs&id=${id}`);
  await expect(page.locator('#storybook-docs h1').first()).toBeVisible({ timeout: 30_000 });
}

/** Texts by which Storybook and the docs blocks report an error. */
const errorText =
  /^\s*(?:Error|TypeError|ReferenceError): |The component failed to render|threw an exception/m;

/** Fails when a docs page, or a story in it, shows an error. */
export async function expectNoErrorText(page: Page): Promise<void> {
  expect(await page.locator('#storybook-docs').innerText()).not.toMatch(errorText);
  await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
}
