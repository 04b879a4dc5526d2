import { openEveryPage } from './everyPage';
import { expect, onComputer, test } from './shopper';

for (const [window, use] of [
  ['a phone', {}],
  ['a computer', onComputer],
] as const) {
  test.describe(`on ${window}`, () => {
    test.use(use);

    test('help is in the same order on every page', async ({ page }) => {
      test.setTimeout(180_000);
      const found = new Map<string, string[]>();
      await openEveryPage(page, 'HR', async (address) => {
        const ways = await page
          .locator('a[href^="tel:"], a[href^="mailto:"], a[href="#/kontaktiraje-nas"]')
          .evaluateAll((links) =>
            links.flatMap((link) => {
              const part = link.closest('header, footer')?.localName;
              return part ? [`${part} ${link.getAttribute('href')}`] : [];
            }),
          );
        found.set(address, ways);
      });
      const order = found.get('/') ?? [];
      expect(order.length).toBeGreaterThan(2);
      for (const [address, ways] of found) {
        expect.soft(ways.length, address).toBeGreaterThan(0);
        expect.soft(ways, address).toEqual(order.filter((way) => ways.includes(way)));
      }
    });
  });
}
