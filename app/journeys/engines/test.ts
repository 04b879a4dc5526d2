import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import type { Browser } from 'puppeteer-core';
import type { Driver } from './driver';
import { type Kind, takeAway } from './floor';
import { launch, openTab } from './puppeteer';
import { Visitor } from './visitor';
import { openSession } from './webdriver';

/** What a project of `playwright.config.ts` sets. */
export interface EngineOptions {
  engine: 'chromium' | 'firefox' | 'webkit';
  /** Where WebKit's driver listens. */
  driverAddress: string;
  /** What the browser lacks. */
  without: Kind | undefined;
}

interface WorkerFixtures extends EngineOptions {
  /** The browser of a worker's journeys. WebKit has one for each journey. */
  puppet: Browser | undefined;
}

interface Fixtures {
  /** A script that runs in each page before its own. */
  before: string | undefined;
  driver: Driver;
  /** A person who comes to the shop for the first time. */
  visitor: Visitor;
}

/** A journey that is the same in each engine. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  driverAddress: ['', { option: true, scope: 'worker' }],
  puppet: [
    async ({ engine }, use) => {
      const browser = engine === 'webkit' ? undefined : await launch(engine);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  without: [undefined, { option: true, scope: 'worker' }],
  before: async ({ without }, use) => {
    await use(without && (await takeAway(without)));
  },
  driver: async ({ puppet, driverAddress, viewport, before }, use) => {
    const options = { viewport: viewport ?? { width: 390, height: 844 }, before };
    const { driver, end } = puppet
      ? await openTab(puppet, options)
      : await openSession(driverAddress, options);
    await use(driver);
    await end();
  },
  visitor: async ({ driver, baseURL }, use, testInfo) => {
    await use(new Visitor(driver, baseURL ?? '', testInfo.testId));
    if (testInfo.status !== testInfo.expectedStatus)
      await writeFile(testInfo.outputPath('page.png'), await driver.screenshot());
    expect(driver.errors).toEqual([]);
  },
});

export { expect };
