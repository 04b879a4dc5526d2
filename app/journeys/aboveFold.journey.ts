import { fixtures, offerSlugs } from '#mocks/fixtures';
import { countries, expect, Shopper, test } from './shopper';

test.use({ viewport: { width: 390, height: 844 } });

for (const country of countries) {
  test(`${country}: the price of every offer is above the fold on a phone`, async ({ page }) => {
    const shopper = new Shopper(page, country);
    const below: string[] = [];
    for (const slug of offerSlugs) {
      await shopper.open(`/offers/${slug}`);
      await expect(shopper.heading(fixtures[country].offers[slug].Name)).toBeVisible();
      const price = shopper.main.getByText(/\d\s(?:KM|RSD|€)$/).first();
      await expect(price).toBeVisible();
      const box = await price.boundingBox();
      if (!box || box.y + box.height > 844) below.push(`${slug} ends at ${box && box.y + box.height}`);
    }
    expect(below).toEqual([]);
  });
}
