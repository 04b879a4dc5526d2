import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { picturedStories } from './pictured';
import { readSettings } from './settings';
import { openFinished, preparePage, waitForContent } from './storyPage';

const { countries, match, pictures, storybook, takes, widths } = readSettings(process.env);

const stories = picturedStories(JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8'))).filter(
  ({ title, name }) => match.test(`${title}/${name}`),
);

const height = (width: number) => (width < 600 ? 844 : 900);

/** The country and the window size that a story names itself; `undefined` where it leaves them to the toolbar. */
interface OwnGlobals {
  country: string | undefined;
  size: { width: number; height: number } | undefined;
}

/** Opens a story and waits until its play has finished. */
async function openStory(page: Page, id: string, country: string): Promise<OwnGlobals> {
  await openFinished(
    page,
    `/iframe.html?viewMode=story&id=${id}&globals=country:${country};a11y.manual:!true`,
  );
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

for (const { id, title, name } of stories)
  for (const country of countries)
    for (const width of widths) {
      const picture = `${id}-${country}-${width}.png`;
      const isTaken = existsSync(`${pictures}/${picture}`);
      if (takes === 'old' && isTaken) continue;
      test(`${title}, ${name} · ${country} · ${width}`, async ({ page }, testInfo) => {
        await preparePage(page);
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
