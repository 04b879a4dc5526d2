import type { Page } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, Shopper, test } from './shopper';

/** The rules of HTML and of its accessibility, without those of style: how markup is written is React's matter. */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // A hash of a file protects from other servers; all files come from the page's own.
      'require-sri': 'off',
      // One technique of several: `aria-label` names a group too, and axe asks for the name.
      'wcag/h71': 'off',
      // ARIA allows to name every list.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Of two ways that mean the same: Radix writes `role="region"`, and `noscript` may not hold the element `main`.
      'prefer-native-element': 'off',
    },
  }),
);

/** Breaches of HTML's rules, with the address of the page and the element. */
async function breaches(markup: string, address: string): Promise<string[]> {
  const { results } = await checker.validateString(markup, address);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
  );
}

/** The markup of the page: without what is for browsers without scripts, and without menus of other window widths. */
const renderedMarkup = (page: Page) =>
  page.evaluate(() => {
    const menus = [...document.querySelectorAll('nav')].map((menu) => menu.checkVisibility());
    const copy = document.cloneNode(true);
    if (!(copy instanceof Document)) throw new Error('A copy of a document is one');
    for (const element of copy.querySelectorAll('noscript')) element.remove();
    for (const [at, menu] of copy.querySelectorAll('nav').entries()) if (!menus[at]) menu.remove();
    return `<!doctype html>${copy.documentElement.outerHTML}`;
  });

/** What W3C's checker refuses beyond that: `sizes` for files without widths, and `main` inside another part of a page. */
const misplaced = (page: Page) => page.locator('source[sizes]:not([srcset*=" "]), main main, noscript main');

test('the built page keeps the rules of HTML', async ({ request }) => {
  const answer = await request.get('/');
  expect(await breaches(await answer.text(), 'index.html')).toEqual([]);
});

test('without scripts, the page keeps the rules of HTML', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await breaches(await page.content(), 'without scripts')).toEqual([]);
  await expect(misplaced(page)).toHaveCount(0);
  await context.close();
});

/** A page of each kind. */
const kinds = [
  '/',
  '/most-popular',
  '/offers/alpha-potent',
  '/bundles',
  '/checkout',
  '/login',
  '/quiz?goal=prostate',
  '/blog/prostata',
  '/privacy-policy',
  '/nema-toga',
];

test('pages of each kind keep the rules of HTML', async ({ page }) => {
  const shopper = new Shopper(page, 'HR');
  await shopper.open('/');
  await page.evaluate(() => localStorage.setItem('cart', '[{"ID":1,"quantity":2}]'));
  for (const address of kinds) {
    // On a hash change alone, the previous screen would stay for a while.
    await page.goto('about:blank');
    await shopper.open(address);
    await expect(shopper.main.getByRole('heading', { level: 1 })).toBeVisible();
    await shopper.footer();
    await page.waitForLoadState('networkidle');
    expect.soft(await breaches(await renderedMarkup(page), address)).toEqual([]);
    await expect.soft(misplaced(page), address).toHaveCount(0);
  }
});
