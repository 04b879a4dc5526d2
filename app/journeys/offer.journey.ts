import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

test('a shopper reads the reviews of one number of stars with a word; a reload keeps them, Back returns to as many', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'BA');
  const titles = shopper.main.getByRole('list', { name: 'Recenzije', exact: true }).getByRole('heading');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: /^Ocjena 5:/ }).click();
  await expect(page).toHaveURL(/\?stars=5$/);
  const status = shopper.main.getByText(/^\d+ od 10 recenzija$/);
  await expect(status).toBeVisible();
  const withFiveStars = await titles.allTextContents();
  const [title = ''] = withFiveStars;
  // As on a keyboard without diacritics, in any order.
  const words = title.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().split(' ').reverse().join(' ');

  const search = shopper.main.getByRole('textbox', { name: 'Pretraži recenzije' });
  await search.fill(words);
  await search.press('Enter');
  await expect(titles).toHaveText([title]);
  await expect(search).toBeFocused();

  await page.reload();
  await expect(titles).toHaveText([title]);
  await expect(search).toHaveValue(words);
  await expect(shopper.main.getByRole('button', { name: /^Ocjena 5:/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.goBack();
  await expect(titles).toHaveText(withFiveStars);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/offers\/alpha-potent$/);
  await expect(titles).toHaveCount(5);
  await expect(status).toHaveCount(0);

  // What leaves no review out leads to the page's bare address, which only a link begins again.
  const five = shopper.main.getByRole('button', { name: /^Ocjena 5:/ });
  await five.click();
  await expect(status).toBeVisible();
  await five.click();
  await expect(page).toHaveURL(/\/offers\/alpha-potent$/);
  await expect(titles).toHaveCount(5);
  await expect(five).toBeFocused();
  await expect(five).toBeInViewport();

  // Back from another page leads to as many reviews, and to the same place.
  await shopper.main.getByRole('button', { name: 'Prikaži još' }).click();
  await expect(titles).toHaveCount(10);
  const link = shopper.main.getByRole('region', { name: 'Dobro se slaže s ovim' }).getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await link.click();
  await expect(shopper.heading('Alpha Potent')).toHaveCount(0);
  await page.goBack();
  await expect(titles).toHaveCount(10);
  await expect.poll(scrolled).toBe(before);
});

/** Visible colours of text and surfaces on paper. */
const coloursOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('main *')].map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor}`;
      }),
    ),
  ]);

/** Nothing to press, no bars; the company's contact; black on white. */
async function expectPaper({ main }: Shopper, page: Page) {
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main.getByText('Hrast · +387 33 000 000 · podrska@hrast.example.ba')).toBeVisible();
  expect(await coloursOf(page)).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
}

test('a printed offer has its price, and the texts of closed tabs and rows', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  const { main } = shopper;
  const hidden = [
    main.getByText('Korijen make, 500 mg dnevno'),
    main.getByText('Garancija važi 90 dana od dana dostave.'),
  ];
  for (const text of hidden) await expect.poll(() => text.evaluate(isDrawn)).toBe(false);
  await expect(main.getByRole('list', { name: 'Recenzije', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaper(shopper, page);
  for (const text of hidden) await expect.poll(() => text.evaluate(isDrawn)).toBe(true);
  await expect(main.getByText('46,90 KM').first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Dodaj u korpu' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Podijeli' })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Ide uz ovo' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});

const isDrawn = (element: Element) => element.checkVisibility();

test('a printed article has the addresses of its sources', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/blog/prostata');
  const source = shopper.main.getByRole('region', { name: 'Izvori' }).getByRole('link').first();
  await expect(source).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectPaper(shopper, page);
  const href = await source.getAttribute('href');
  expect(await source.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(href);
});

test('a printed receipt has articles, sum and contact, and nothing to press', async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/most-popular');
  await shopper.addFromListing('Alpha Potent');
  await shopper.toCheckout();
  await shopper.register('NaPapiru');
  await shopper.finish();
  await shopper.expectThanks();
  await expect(shopper.receipt).toContainText('Alpha Potent');
  await page.emulateMedia({ media: 'print' });
  await expectPaper(shopper, page);
  await expect(shopper.receipt).toContainText('46,90 KM');
  await expect(shopper.main.getByRole('button')).toHaveCount(0);
});
