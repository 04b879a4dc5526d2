import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { chromiumLaunchOptions, commandPaths } from '../../../.ci/chromium.mjs';

export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const phone = { width: 390, height: 844 };

/** Opens a window, by the protocol that its engine speaks. Scripts are expressions. */
export const openBrowser = (engine: Engine) => (engine === 'webkit' ? openWebKit() : openByPuppeteer(engine));

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** The path of a command; fails where it is not installed. */
function pathOf(what: string, packages: string, ...names: string[]): string {
  const path = names.flatMap(commandPaths).find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${what} is not installed: apt-get install ${packages}`);
  return path;
}

/** Chromium by CDP, Firefox by WebDriver BiDi: Debian has no geckodriver, which WebDriver would need. */
async function openByPuppeteer(engine: 'chromium' | 'firefox') {
  const options: LaunchOptions =
    engine === 'chromium'
      ? chromiumLaunchOptions()
      : { browser: 'firefox', executablePath: pathOf('Firefox', 'firefox-esr', 'firefox-esr', 'firefox') };
  const browser = await puppeteer.launch({ ...options, defaultViewport: phone });
  const page = await browser.newPage();
  const element = async (script: string) =>
    (await page.evaluateHandle(script)) as ElementHandle<HTMLInputElement>;
  return {
    open: (address: string) => page.goto(address),
    back: () => page.goBack(),
    reload: () => page.reload(),
    run: (script: string): Promise<unknown> => page.evaluate(script),
    click: async (script: string) => (await element(script)).click(),
    upload: async (script: string, file: string) => (await element(script)).uploadFile(file),
    type: (text: string) => page.keyboard.type(text),
    forgetCookies: async () => browser.deleteCookie(...(await browser.cookies())),
    close: () => browser.close(),
  };
}

/** WebKitGTK by WebDriver, on a display of its own, with the GTK settings beside this file. Its window is at least 447 px wide. */
async function openWebKit() {
  const install = 'webkit2gtk-driver xvfb xauth';
  const port = await getPort();
  const driver = spawn(
    pathOf('A virtual display', install, 'xvfb-run'),
    ['--auto-servernum', pathOf('WebKit’s driver', install, 'WebKitWebDriver'), `--port=${port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, XDG_CONFIG_HOME: import.meta.dirname } },
  );
  const address = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${address}/status`)).toPass();
  const session = await new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await session.manage().window().setRect(phone);
  const run = <Value>(script: string) => session.executeScript<Value>(`return ${script}`);
  return {
    open: (to: string) => session.get(to),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    run,
    click: async (script: string) => (await run<WebElement>(script)).click(),
    upload: async (script: string, file: string) => (await run<WebElement>(script)).sendKeys(file),
    type: (text: string) => session.actions().sendKeys(text).perform(),
    forgetCookies: () => session.manage().deleteAllCookies(),
    close: async () => {
      // After a crash there is no session, but still the driver and the display.
      await session.quit().catch(() => {});
      if (driver.pid) process.kill(-driver.pid);
    },
  };
}
