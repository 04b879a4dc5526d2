import type { Page } from '@playwright/test';
import { finishStory, openStory } from '../../.storybook/journeys/workspace';

/** The same on every day. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** Opens a story alone, with toolbars as in an address and a frozen clock, and waits until its play has finished. */
export async function openFinished(page: Page, id: string, toolbars: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await openStory(page, id, toolbars);
  await finishStory(page);
}

/** Waits for fonts, and for the pictures that have begun to load. */
export async function waitForContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const loading = Array.from(document.images).filter(
      ({ loading, complete }) => loading !== 'lazy' || complete,
    );
    await Promise.allSettled(loading.map((image) => image.decode()));
  });
}
