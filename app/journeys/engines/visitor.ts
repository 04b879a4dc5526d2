import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { type Browser, type Engine, openBrowser } from './browsers';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Runs in the page, with Testing Library. Everything else that it needs are its arguments. */
type InPage<Args extends unknown[], Value> = (library: typeof TestingLibrary, ...args: Args) => Value;

/** Runs in the page: an element in the middle of the window, where it stands still and nothing covers it. */
function reach(element: Element | undefined) {
  if (!element || element.matches(':disabled')) throw new Error('It is not there, or disabled.');
  const moves = document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect instanceof KeyframeEffect && effect.target?.contains(element),
    );
  if (moves) throw new Error('It moves.');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(top)) throw new Error(`It is covered by ${top?.outerHTML.slice(0, 120)}`);
  return element;
}

/** A person in one window of any browser. Each step waits until it can be done. */
export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly shop: string,
  ) {}

  /** Opens an address of the shop, for example `/most-popular`. */
  open = (address: string) => this.browser.open(`${this.shop}/?country=BA#${address}`);
  back = () => this.browser.back();
  reload = () => this.browser.reload();
  forgetCookies = () => this.browser.forgetCookies();

  /** Waits until a function gives something other than `false`, and throws no error. */
  sees<Args extends unknown[]>(what: InPage<Args, unknown>, ...args: Args) {
    return this.until(what, args, async (script) =>
      expect(await this.browser.run(`${script} !== false`)).toBe(true),
    );
  }

  press<Args extends unknown[]>(what: InPage<Args, Element | undefined>, ...args: Args) {
    return this.until(what, args, (script) => this.browser.click(`(${reach})(${script})`));
  }

  /** Writes into the field whose label begins so, in place of what it holds. */
  async write(label: string, text: string) {
    await this.press(
      ({ screen }, name) => screen.getByLabelText(new RegExp(`^${name}`), { selector: 'input, textarea' }),
      label,
    );
    await this.browser.run('document.activeElement.select()');
    await this.browser.type(text);
  }

  choose(what: InPage<[], Element>, file: string) {
    return this.until(what, [], (script) => this.browser.upload(script, file));
  }

  /** Repeats an attempt until it succeeds. A busy machine must not fail a journey. */
  private until<Args extends unknown[]>(
    what: InPage<Args, unknown>,
    args: Args,
    attempt: (script: string) => Promise<void>,
  ) {
    return expect(async () => {
      // Each document needs a library of its own.
      if (!(await this.browser.run(`'TestingLibraryDom' in window`)))
        await this.browser.run(`(() => {${library}})()`);
      await attempt(`(${what})(...[TestingLibraryDom, ...${JSON.stringify(args)}])`);
    }).toPass({ timeout: 60_000, intervals: [100] });
  }
}

export const test = base.extend<{ engine: Engine; visitor: Visitor }>({
  engine: ['chromium', { option: true }],
  visitor: async ({ engine, baseURL }, use) => {
    const browser = await openBrowser(engine);
    await use(new Visitor(browser, baseURL ?? ''));
    await browser.close();
  },
});
