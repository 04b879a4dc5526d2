import type { Page } from '@playwright/test';
import { expect, inMotion, onComputer, Shopper, test } from './shopper';

test.use(inMotion);

/** The best sellers on the landing page, with a fake clock so that tests need not wait for the carousel. */
class BestSellers {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.clock.install();
    await new Shopper(this.page, 'BA').open('/');
    await this.region.scrollIntoViewIfNeeded();
    await expect(this.carousel('Svi proizvodi')).toBeVisible();
    // The clock runs on meanwhile, and cannot be paused at a time that has passed.
    await expect(async () => {
      await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 1_000);
    }).toPass();
  }

  get region() {
    return this.page.getByRole('region', { name: 'Šta se najviše naručuje' });
  }

  carousel(name: string) {
    return this.region.getByRole('region', { name, exact: true });
  }

  button(name: string) {
    return this.region.getByRole('button', { name });
  }

  /** Expects `count` visible cards; `from` is the position of the first, as in '2 od 13'. */
  async expectInSight(from: number, count: number) {
    const cards = this.region.locator('fieldset:not([inert])');
    await expect(cards).toHaveCount(count);
    await expect(cards.first()).toHaveAccessibleName(new RegExp(`^${from} od `));
  }

  /** Presses a button and lets the cards move. */
  async press(name: string) {
    await this.button(name).click();
    await this.waitFor(1);
  }

  /** Lets time pass on the fake clock. */
  async waitFor(seconds: number) {
    await this.page.clock.runFor(seconds * 1_000);
  }
}

test.describe('on a desktop', () => {
  test.use(onComputer);

  test('arrows move the cards, and tabs choose a category', async ({ page }) => {
    const sellers = new BestSellers(page);
    await sellers.open();
    await sellers.expectInSight(1, 5);
    await expect(sellers.button('Prethodni proizvod')).toBeDisabled();
    await sellers.press('Sljedeći proizvod');
    await sellers.expectInSight(2, 5);
    await sellers.press('Prethodni proizvod');
    await sellers.expectInSight(1, 5);

    await page.clock.resume();
    await expect(page.getByRole('combobox', { name: 'Kategorija' })).toHaveCount(0);
    await page.getByRole('tab', { name: 'Sve' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Potencija' })).toHaveAttribute('aria-selected', 'true');
    await expect(sellers.carousel('Potencija').getByRole('heading', { name: 'Alpha Potent' })).toBeVisible();
    await page.getByRole('tab', { name: 'Prostata' }).click();
    await expect(sellers.carousel('Prostata').getByRole('heading', { name: 'Prosta Vital' })).toBeVisible();
    await expect(sellers.region.getByRole('heading', { name: 'Alpha Potent' })).toHaveCount(0);
    await sellers.region.getByRole('link', { name: 'Sve iz kategorije Prostata' }).click();
    await expect(page).toHaveURL(/#\/shop\/prostate$/);
  });

  test('it moves automatically and pauses on hover, on focus and with its button', async ({ page }) => {
    const sellers = new BestSellers(page);
    await sellers.open();
    await sellers.expectInSight(1, 5);
    await sellers.waitFor(6);
    await sellers.expectInSight(2, 5);

    await sellers.carousel('Svi proizvodi').hover();
    await sellers.waitFor(11);
    await sellers.expectInSight(2, 5);
    await page.mouse.move(0, 0);
    await sellers.waitFor(6);
    await sellers.expectInSight(3, 5);

    await sellers.region.locator('fieldset:not([inert])').first().getByRole('link').first().focus();
    await sellers.waitFor(11);
    await sellers.expectInSight(3, 5);
    await page.getByRole('tab', { name: 'Sve' }).focus();
    await sellers.waitFor(6);
    await sellers.expectInSight(4, 5);

    await sellers.button('Zaustavi pomjeranje').click();
    await page.mouse.move(0, 0);
    await page.getByRole('tab', { name: 'Sve' }).focus();
    await sellers.waitFor(11);
    await sellers.press('Sljedeći proizvod');
    await sellers.expectInSight(5, 5);
  });
});

test.describe('with reduced motion', () => {
  test.use({ ...onComputer, contextOptions: { reducedMotion: 'reduce' } });

  test('it does not move automatically, but the arrows work', async ({ page }) => {
    const sellers = new BestSellers(page);
    await sellers.open();
    await sellers.waitFor(11);
    await sellers.expectInSight(1, 5);
    await expect(sellers.button('Zaustavi pomjeranje')).toHaveCount(0);
    await sellers.press('Sljedeći proizvod');
    await sellers.expectInSight(2, 5);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('it shows one card and a slice of the next, and a dropdown chooses the category', async ({ page }) => {
    const sellers = new BestSellers(page);
    await sellers.open();
    await sellers.expectInSight(1, 2);
    await sellers.press('Sljedeći proizvod');
    await sellers.expectInSight(2, 2);

    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Kategorija' }).selectOption('Prostata');
    await sellers.expectInSight(1, 1);
    await expect(sellers.carousel('Prostata').getByRole('heading', { name: 'Prosta Vital' })).toBeVisible();
    await expect(sellers.region.getByRole('heading', { name: 'Alpha Potent' })).toHaveCount(0);
  });

  test('a tap on the slice of the next card opens its offer', async ({ page }) => {
    const sellers = new BestSellers(page);
    await sellers.open();
    await sellers.expectInSight(1, 2);
    const next = sellers.region.locator('fieldset').nth(1);
    const name = await next.getByRole('heading').textContent();
    const box = await next.boundingBox();
    if (!box) throw new Error('The second card has no place.');
    await page.touchscreen.tap(box.x + 30, box.y + 80);
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  });

  test('a slice that Tab reaches comes into view', async ({ page }) => {
    const sellers = new BestSellers(page);
    await sellers.open();
    await sellers.region.locator('fieldset').first().getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    const next = sellers.region.locator('fieldset').nth(1).getByRole('link').first();
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    await sellers.expectInSight(2, 2);
  });
});
