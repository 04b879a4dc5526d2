import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { webKitPaths } from '../../../.ci/engines/paths.mjs';
import type { Driver, TabOptions, VisitorKey } from './driver';

const keys: Record<VisitorKey, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE };

/** Starts WebKitGTK's own browser through its driver, which listens at an address. */
export async function openSession(driverAddress: string, { viewport }: TabOptions) {
  const session = await new Builder()
    .usingServer(driverAddress)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: webKitPaths()[0], args: ['--automation'] },
      }),
    )
    .build();
  await session.manage().window().setRect(viewport);
  const driver = new WebKitDriver(session, await session.getWindowHandle());
  return { driver, end: () => session.quit() };
}

/** WebKitGTK by WebDriver. The protocol neither runs a script before the page's, nor cuts the network, nor reports errors. */
class WebKitDriver implements Driver {
  readonly errors: string[] = [];

  constructor(
    private readonly session: WebDriver,
    private readonly tab: string,
  ) {}

  async goTo(address: string) {
    await this.comeForward();
    await this.session.get(address);
  }

  async reload() {
    await this.comeForward();
    await this.session.navigate().refresh();
  }

  async back() {
    await this.comeForward();
    await this.session.navigate().back();
  }

  async forward() {
    await this.comeForward();
    await this.session.navigate().forward();
  }

  async evaluate(expression: string) {
    await this.comeForward();
    return this.session.executeScript<unknown>(`return ${expression}`);
  }

  async click(expression: string) {
    await this.comeForward();
    const element = await this.session.executeScript<WebElement>(`return ${expression}`);
    await element.click();
  }

  async upload(expression: string, path: string) {
    await this.comeForward();
    const element = await this.session.executeScript<WebElement>(`return ${expression}`);
    await element.sendKeys(path);
  }

  async type(text: string) {
    await this.comeForward();
    await this.session.actions().sendKeys(text).perform();
  }

  async press(key: VisitorKey) {
    await this.comeForward();
    await this.session.actions().sendKeys(keys[key]).perform();
  }

  async newTab() {
    await this.session.switchTo().newWindow('tab');
    return new WebKitDriver(this.session, await this.session.getWindowHandle());
  }

  /** WebDriver sends a command to the tab that was chosen last. */
  async comeForward() {
    await this.session.switchTo().window(this.tab);
  }

  async forgetCookies() {
    await this.session.manage().deleteAllCookies();
  }

  async screenshot() {
    return Buffer.from(await this.session.takeScreenshot(), 'base64');
  }
}
