import { expect, test } from '@playwright/test';
import type { Driver, VisitorKey } from './driver';
import { eyes, type Sight } from './eyes';
import { describe, type Target } from './target';

/** A busy machine must not fail a journey. */
const patience = { timeout: 60_000, intervals: [100] };

/** A person in one tab of any browser. Each step waits until it can be done. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly shop: string,
    /** Makes the person's profile unique. */
    readonly name: string,
  ) {}

  /** Opens an address of the shop, for example `/most-popular`. */
  async open(address: string): Promise<void> {
    await this.driver.goTo(`${this.shop}/?country=BA#${address}`);
  }

  async press(target: Target): Promise<void> {
    await this.until(`press ${describe(target)}`, async () => {
      await this.driver.comeForward();
      await this.driver.click(`window.eyes.reach(${JSON.stringify(target)})`);
    });
  }

  /** Writes into a field, in place of what it holds. */
  async write(target: Target, words: string): Promise<void> {
    await this.press(target);
    await this.read(() => {
      const { activeElement: focused } = document;
      if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) focused.select();
    });
    await this.driver.type(words);
  }

  /** Chooses a file for a field. */
  async choose(target: Target, file: string): Promise<void> {
    await this.until(`choose ${file}`, () =>
      this.driver.upload(`window.eyes.find(${JSON.stringify(target)})[0]`, file),
    );
  }

  /** Waits until a target is there and is as expected. */
  async sees(target: Target, expected: Partial<Sight> = {}): Promise<Sight> {
    return this.until(`see ${describe(target)} ${JSON.stringify(expected)}`, async () => {
      const sight = await this.look(target);
      if (!sight) throw new Error(`There is no ${describe(target)}.`);
      expect(sight).toMatchObject(expected);
      return sight;
    });
  }

  async seesNo(target: Target): Promise<void> {
    await this.until(`see no ${describe(target)}`, async () => expect(await this.look(target)).toBeNull());
  }

  /** Waits until the address in the shop, such as `/checkout`, matches. */
  async isAt(address: RegExp): Promise<void> {
    await this.until(`be at ${address}`, async () =>
      expect(await this.read(() => location.hash.slice(1))).toMatch(address),
    );
  }

  key = (key: VisitorKey) => this.driver.press(key);
  back = () => this.driver.back();
  forward = () => this.driver.forward();
  reload = () => this.driver.reload();
  forgetCookies = () => this.driver.forgetCookies();

  async newTab(): Promise<Visitor> {
    return new Visitor(await this.driver.newTab(), this.shop, this.name);
  }

  /** Calls a function in the page. Everything that it needs are its arguments. */
  async read<Args extends unknown[], Value>(read: (...args: Args) => Value, ...args: Args) {
    return (await this.driver.evaluate(`(${read})(...${JSON.stringify(args)})`)) as Value;
  }

  private look(target: Target): Promise<Sight | null> {
    return this.read((wanted) => window.eyes?.look(wanted) ?? null, target);
  }

  /** Repeats an attempt until it succeeds. */
  private until<Value>(step: string, attempt: () => Promise<Value>): Promise<Value> {
    return test.step(
      step,
      async () => {
        const results: Value[] = [];
        await expect(async () => {
          // Each document needs eyes of its own.
          if (!(await this.read(() => 'eyes' in window))) await this.driver.evaluate(eyes);
          results.push(await attempt());
        }).toPass(patience);
        const [result] = results;
        return result as Value;
      },
      { box: true },
    );
  }
}
