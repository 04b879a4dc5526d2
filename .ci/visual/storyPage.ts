import type { Page } from '@playwright/test';

/** The same on every day. */
const NOW = new Date('2026-11-21T12:00:00Z');

interface WatchedWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, listener: () => void): void };
  __finished?: boolean;
}

/** Notes the end of the first story. */
function watchEnd() {
  const own = window as unknown as WatchedWindow;
  const timer = setInterval(() => {
    if (!own.__STORYBOOK_ADDONS_CHANNEL__) return;
    clearInterval(timer);
    own.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', () => {
      own.__finished = true;
    });
  }, 2);
}

/** Freezes the clock of a page and notes the end of its story. Called once, before `openFinished`. */
export async function preparePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(watchEnd);
}

/** Opens the address of a story and waits until its play has finished. */
export async function openFinished(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => '__finished' in window, undefined, { timeout: 60_000 });
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
