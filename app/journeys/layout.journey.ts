import { openEveryPage } from './everyPage';
import { expect, test } from './shopper';

test.use({ viewport: { width: 320, height: 700 } });

// RS has the longest prices, HR the longest words.
for (const country of ['RS', 'HR']) {
  test(`${country}: nothing scrolls sideways at 320 px`, async ({ page }) => {
    test.setTimeout(240_000);
    await openEveryPage(page, country, async (address) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    });
  });
}
