import type { Page } from '@playwright/test';
import { expect, inMotion, onComputer, Shopper, test } from './shopper';

for (const [device, settings] of Object.entries({ computer: onComputer, phone: {} }))
  test.describe(`on a ${device}`, () => {
    test.use({ ...inMotion, ...settings });

    test('the picture of a card grows into the picture of its page', async ({ page }) => {
      const shopper = new Shopper(page, 'BA');
      await shopper.open('/most-popular');
      await page.evaluate(recordTransition);
      await shopper.main.getByRole('link', { name: 'Prosta Vital', exact: true }).click();
      await expect(shopper.heading('Prosta Vital')).toBeFocused();
      expect(await changedInPlace(page)).toHaveLength(1);
    });

    test('the picture of another offer grows into that of its page', async ({ page }) => {
      const shopper = new Shopper(page, 'BA');
      await shopper.open('/offers/libido');
      const card = shopper.main.getByRole('article').filter({ hasText: 'Alpha Potent' }).first();
      await card.scrollIntoViewIfNeeded();
      await page.evaluate(recordTransition);
      await card.getByRole('link').first().click();
      expect(await changedInPlace(page)).toHaveLength(1);
    });
  });

test.describe('a view transition whose callback comes after 4 s', () => {
  test.use({
    ...inMotion,
    uncaught: ['TimeoutError: Transition was aborted because of timeout in DOM update. DOM update timed out'],
  });

  test('leads to the page, where everything can be pressed', async ({ page }) => {
    await page.addInitScript(delayTransitions, 4_200);
    const shopper = new Shopper(page, 'BA');
    await shopper.open('/most-popular');
    await shopper.main.getByRole('link', { name: 'Prosta Vital', exact: true }).click();
    await expect(shopper.heading('Prosta Vital')).toBeFocused({ timeout: 20_000 });
    await shopper.main.getByRole('button', { name: 'Dodaj u korpu' }).first().click();
    await expect(shopper.cartPanel).toBeVisible();
  });
});

declare global {
  interface Window {
    animated: string[] | undefined;
  }
}

/** Records what the next view transition of the page animates. */
function recordTransition() {
  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function (update) {
    const transition = startViewTransition.call(this, update);
    void transition.ready.then(() => {
      window.animated = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
    });
    return transition;
  };
}

/** Makes each view transition of the page change its content later, as a slow WebView does. */
function delayTransitions(delay: number) {
  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function (given) {
    const options = typeof given === 'function' ? { update: given } : given;
    return startViewTransition.call(this, {
      ...options,
      update: async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, delay);
        });
        await options?.update?.();
      },
    });
  };
}

/** The names of what was on the old page and is on the new one, and moves from place to place. */
async function changedInPlace(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.animated);
  const animated = await page.evaluate(() => window.animated ?? []);
  const namesOf = (part: string) =>
    animated.flatMap((pseudo) => new RegExp(`^::view-transition-${part}\\((.+)\\)$`).exec(pseudo)?.[1] ?? []);
  const arriving = new Set(namesOf('new'));
  return [...new Set(namesOf('old'))].filter((name) => arriving.has(name));
}
