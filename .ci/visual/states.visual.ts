import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { goneStories, picturedStories } from './pictured';
import { settings } from './settings';
import { openFinished, waitForContent } from './storyPage';

const { before, countries, pictures, storybook, takes, widths } = settings;
const match = new RegExp(settings.match, 'i');
const isChosen = ({ title, name }: { title: string; name: string }) => match.test(`${title}/${name}`);

const indexOf = (folder: string): unknown => JSON.parse(readFileSync(`${folder}/index.json`, 'utf8'));
const stories = picturedStories(indexOf(storybook)).filter(isChosen);
const gone = takes === 'new' ? goneStories(indexOf(before), indexOf(storybook)).filter(isChosen) : [];

const height = (width: number) => (width < 600 ? 844 : 900);

/** The country and the window size that a story names itself; `undefined` where it leaves them to the toolbar. */
interface OwnGlobals {
  country: string | undefined;
  size: { width: number; height: number } | undefined;
}

/** Opens a story and waits until its play has finished. */
async function openStory(page: Page, id: string, country: string): Promise<OwnGlobals> {
  await openFinished(page, id, `country:${country}`);
  return page.evaluate(() => {
    const { story } = (window as unknown as WorkspaceWindow).__STORYBOOK_PREVIEW__.currentRender;
    const { viewport, country: own } = story.storyGlobals;
    const styles = story.parameters.viewport?.options?.[viewport?.value ?? '']?.styles;
    const size = styles && {
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    };
    return { country: own, size };
  });
}

/** What Storybook's preview offers in its window. */
interface WorkspaceWindow {
  __STORYBOOK_PREVIEW__: {
    currentRender: {
      story: {
        storyGlobals: { country?: string; viewport?: { value?: string } };
        parameters: {
          viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
        };
      };
    };
  };
}

for (const { title, name } of gone)
  test(`${title}, ${name} · gone`, () => {
    throw new Error('The other commit has pictures of this state, this tree has no such state.');
  });

for (const { id, title, name } of stories)
  for (const country of countries)
    for (const width of widths) {
      const picture = `${id}-${country}-${width}.png`;
      const isTaken = existsSync(`${pictures}/${picture}`);
      if (takes === 'old' && isTaken) continue;
      test(`${title}, ${name} · ${country} · ${width}`, async ({ page }, testInfo) => {
        await page.setViewportSize({ width, height: height(width) });
        const own = await openStory(page, id, country);
        // A story that names its country or its size has one picture.
        if (own.country !== undefined && country !== countries[0]) return;
        if (own.size !== undefined && width !== widths[0]) return;
        if (own.size && own.size.width !== width) {
          await page.setViewportSize(own.size);
          await openStory(page, id, country);
        }
        await waitForContent(page);
        if (takes === 'old' || isTaken) {
          await expect(page).toHaveScreenshot(picture, { fullPage: true, timeout: 20_000 });
          return;
        }
        testInfo.annotations.push({ type: 'new state', description: 'The other commit has no picture.' });
        const body = await page.screenshot({ fullPage: true });
        await testInfo.attach(picture, { body, contentType: 'image/png' });
      });
    }
