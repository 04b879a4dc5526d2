import { expect, type FrameLocator, type Page } from '@playwright/test';
import { parseIndex } from '#storybook/storyIndex';

/** The entries of Storybook's index. */
export async function readIndex(page: Page) {
  const answer = await page.request.get('index.json');
  return parseIndex(await answer.json());
}

/** Opens an address of the workspace; returns the story or docs page in it, once it is there. */
export async function openInWorkspace(page: Page, address: string): Promise<FrameLocator> {
  await page.goto(address);
  const preview = page.frameLocator('#storybook-preview-iframe');
  // Storybook itself is 5 MB of scripts: a busy machine takes a minute to read them three times side by side.
  await expect(preview.locator('#storybook-root > *, #storybook-docs > *').first()).toBeAttached({
    timeout: 90_000,
  });
  return preview;
}

/** Opens a story alone, with toolbars as in an address: `country:HR;cart:many`. */
export async function openStory(page: Page, id: string, toolbars: string): Promise<void> {
  await page.goto(`iframe.html?viewMode=story&id=${id}&globals=${toolbars};a11y.manual:!true`);
}

/** Storybook's channel, as far as journeys use it. */
interface Channel {
  on: <Payload>(event: string, listener: (payload: Payload) => void) => void;
  emit: (event: string, payload: unknown) => void;
  /** What was sent with the last event of this name. */
  last: (event: 'storyFinished') => [{ status: string }] | undefined;
}

/** Waits until a story of the page has finished. Resolves to `success`, or to `error` where its play fails. */
export async function finishStory(page: Page): Promise<string> {
  const finished = await page.waitForFunction(() => {
    const channel: Channel | undefined = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    return channel?.last('storyFinished')?.[0];
  });
  return (await finished.jsonValue())?.status ?? '';
}
