import { openEveryPage } from './everyPage';
import { expect, onComputer, Shopper, test } from './shopper';

/** The ways to ask for help, in their order. A page has some of them. */
const order = [
  'header tel:+38510000000',
  'footer tel:+38510000000',
  'footer mailto:podrska@hrast.example.hr',
  'footer #/kontaktiraje-nas',
];

for (const [window, use] of [
  ['a phone', {}],
  ['a computer', onComputer],
] as const) {
  test.describe(`on ${window}`, () => {
    test.use(use);

    test('help is in the same order on every page', async ({ page }) => {
      test.setTimeout(180_000);
      const found = new Map<string, string[]>();
      const shopper = new Shopper(page, 'HR');
      await openEveryPage(page, 'HR', async (address) => {
        await shopper.footer();
        const ways = await page
          .locator('a[href^="tel:"], a[href^="mailto:"], a[href="#/kontaktiraje-nas"]')
          .evaluateAll((links) =>
            links.flatMap((link) => {
              const part = link.closest('header, footer')?.localName;
              return part ? [`${part} ${link.getAttribute('href')}`] : [];
            }),
          );
        found.set(address, [...new Set(ways)]);
      });
      for (const [address, ways] of found) {
        expect.soft(ways.length, address).toBeGreaterThan(0);
        expect.soft(ways, address).toEqual(order.filter((way) => ways.includes(way)));
      }
    });
  });
}
