import { expect, type Page } from '@playwright/test';
import { addresses } from './addresses';

/** Opens every page of a country, with a filled cart and with the parts that load when they come into view. */
export async function openEveryPage(
  page: Page,
  country: string,
  look: (address: string) => Promise<void>,
): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('cart', '[{"ID":1,"quantity":2},{"ID":11,"quantity":1}]'),
  );
  for (const [nth, address] of addresses.entries()) {
    // Load every page from scratch: on a hash change alone, the previous screen would stay for a while.
    await page.goto(`/?country=${country}&nth=${nth}#${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The page grows while its parts are rendered; the footer loads when it comes near the window.
    await expect(async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await page.waitForLoadState('networkidle');
    await look(address);
  }
}
