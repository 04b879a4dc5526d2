import puppeteer, { type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../../../.ci/chromium.mjs';
import { firefoxPaths } from '../../../.ci/engines/paths.mjs';
import type { Driver, TabOptions, VisitorKey } from './driver';

/** Chromium is driven by CDP, Firefox by WebDriver BiDi. */
export type PuppeteerEngine = 'chromium' | 'firefox';

const HOUR = 3_600_000;

export function launch(engine: PuppeteerEngine): Promise<Browser> {
  // Waiting has its limits in the visitor's steps.
  const common = { protocolTimeout: HOUR, timeout: HOUR };
  if (engine === 'chromium') return puppeteer.launch({ ...common, ...chromiumLaunchOptions() });
  return puppeteer.launch({
    ...common,
    browser: 'firefox',
    executablePath: firefoxPaths()[0] ?? 'firefox',
    // Firefox asks several hosts at its start. None is reached: only this machine is not behind the proxy.
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': 'localhost',
    },
  });
}

/** Opens a tab that shares nothing with those before it. */
export async function openTab(browser: Browser, options: TabOptions) {
  const context = await browser.createBrowserContext();
  const driver = await PuppeteerDriver.open(context, options);
  return { driver, end: () => context.close() };
}

class PuppeteerDriver implements Driver {
  private constructor(
    private readonly page: Page,
    private readonly options: TabOptions,
    readonly errors: string[],
  ) {
    page.on('pageerror', (error) => {
      // Firefox logs a request without an answer like an exception; nothing was thrown.
      if (!String(error).includes('Cross-Origin Request Blocked')) errors.push(String(error));
    });
  }

  static async open(context: BrowserContext, options: TabOptions, errors: string[] = []) {
    const page = await context.newPage();
    page.setDefaultTimeout(HOUR);
    await page.setViewport(options.viewport);
    if (options.before) await page.evaluateOnNewDocument(options.before);
    return new PuppeteerDriver(page, options, errors);
  }

  async goTo(address: string) {
    await this.page.goto(address);
  }

  async reload() {
    await this.page.reload();
  }

  async back() {
    await this.page.goBack();
  }

  async forward() {
    await this.page.goForward();
  }

  evaluate(expression: string) {
    return this.page.evaluate(expression);
  }

  async click(expression: string) {
    const element = await this.page.evaluateHandle(expression);
    await (element as ElementHandle<Element>).click();
  }

  async upload(expression: string, path: string) {
    const element = await this.page.evaluateHandle(expression);
    await (element as ElementHandle<HTMLInputElement>).uploadFile(path);
  }

  async type(text: string) {
    await this.page.keyboard.type(text);
  }

  async press(key: VisitorKey) {
    await this.page.keyboard.press(key);
  }

  newTab() {
    return PuppeteerDriver.open(this.page.browserContext(), this.options, this.errors);
  }

  async comeForward() {
    await this.page.bringToFront();
  }

  async forgetCookies() {
    const context = this.page.browserContext();
    await context.deleteCookie(...(await context.cookies()));
  }

  screenshot() {
    return this.page.screenshot();
  }
}
