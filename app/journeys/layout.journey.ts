import { addresses } from './addresses';
import { expect, test } from './shopper';

test.use({ viewport: { width: 320, height: 700 } });

// RS has the longest prices, HR the longest words.
for (const country of ['RS', 'HR']) {
  test(`${country}: nothing scrolls sideways at 320 px`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.addInitScript(() =>
      localStorage.setItem('cart', '[{"ID":1,"quantity":2},{"ID":11,"quantity":1}]'),
    );
    for (const [nth, address] of addresses.entries()) {
      // Load every page from scratch: on a hash change alone, the previous screen would stay for a while.
      await page.goto(`/?country=${country}&nth=${nth}#${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await page.waitForLoadState('networkidle');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, address).toBe(0);
    }
  });
}
