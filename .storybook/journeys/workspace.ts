import { expect, type FrameLocator, type Page } from '@playwright/test';
import { parseIndex } from '#storybook/storyIndex';
import { viewports } from '../viewports';

/** What a project of `playwright.config.ts` sets for the journey through displays. */
export interface AccessOptions {
  /** Opens every state of the workspace, as `npm run states:access` does, not only a spread. */
  everyState: boolean;
}

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
  off: <Payload>(event: string, listener: (payload: Payload) => void) => void;
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

interface Size {
  width: string;
  height: string;
}

/** What Storybook's preview sends, as far as `renderStory` listens. */
interface Sent {
  storyFinished: { storyId: string; status: string };
  storyPrepared: { parameters: { viewport: { options: Record<string, { styles: Size }> } } };
  globalsUpdated: { storyGlobals: { viewport?: { value?: string } } };
  playFunctionThrewException: { message: string };
}

/**
 * Asks the preview for a story and waits until its play has finished.
 *
 * @returns `success` or why it failed, and the size of the window that it sets itself
 */
const renderStory = (page: Page, event: 'setCurrentStory' | 'forceRemount', id: string) =>
  page.evaluate(
    async ([name, storyId]) => {
      const channel: Channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
      let windows: Record<string, { styles: Size }> = {};
      let own: string | undefined;
      let thrown: string | undefined;
      const readWindows = ({ parameters }: Sent['storyPrepared']) => {
        windows = parameters.viewport.options;
      };
      const readOwn = ({ storyGlobals }: Sent['globalsUpdated']) => {
        own = storyGlobals.viewport?.value;
      };
      const readThrown = ({ message }: Sent['playFunctionThrewException']) => {
        thrown = message;
      };
      channel.on('storyPrepared', readWindows);
      channel.on('globalsUpdated', readOwn);
      channel.on('playFunctionThrewException', readThrown);
      const status = await new Promise<string>((resolve) => {
        channel.on<Sent['storyFinished']>('storyFinished', (finished) => {
          if (finished.storyId === storyId) resolve(finished.status);
        });
        channel.emit(name, { storyId, viewMode: 'story' });
      });
      channel.off('storyPrepared', readWindows);
      channel.off('globalsUpdated', readOwn);
      channel.off('playFunctionThrewException', readThrown);
      return { outcome: thrown ?? status, size: own === undefined ? undefined : windows[own]?.styles };
    },
    [event, id] as const,
  );

/**
 * Goes on to a story from another one, and waits until its play has finished, in the window that the story sets or else in
 * the one of a computer. Fails where the play does.
 */
export async function chooseStory(page: Page, id: string): Promise<void> {
  // Storybook reloads the page when a story is chosen while the one before is playing.
  await finishStory(page);
  let { outcome, size = viewports.desktop.styles } = await renderStory(page, 'setCurrentStory', id);
  const [width, height] = [Number.parseInt(size.width, 10), Number.parseInt(size.height, 10)];
  if (page.viewportSize()?.width !== width) {
    // The window is known once the story is chosen, and its play depends on it.
    await page.setViewportSize({ width, height });
    ({ outcome } = await renderStory(page, 'forceRemount', id));
  }
  expect.soft(outcome, id).toBe('success');
}
