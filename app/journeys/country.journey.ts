import type { Page } from '@playwright/test';
import { expect, Shopper, test } from './shopper';

const countryLinks = async (page: Page) => {
  const footer = await new Shopper(page, 'BA').footer();
  return footer.getByRole('navigation', { name: 'Država i valuta' });
};

const currencies = { BA: 'KM', RS: 'RSD' } as const;

async function expectPrices(page: Page, country: keyof typeof currencies) {
  const { main, cartPanel, texts } = new Shopper(page, country);
  await expect(main.getByText(new RegExp(`\\d,\\d\\d\\s${currencies[country]}`)).first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: texts.cart }).click();
  await expect(cartPanel.getByText('Alpha Potent').first()).toBeVisible();
  await expect(cartPanel.getByText(new RegExp(`\\d,\\d\\d\\s${currencies[country]}`)).first()).toBeVisible();
  const other = country === 'BA' ? 'RS' : 'BA';
  await expect(cartPanel.getByText(new RegExp(`\\s${currencies[other]}\\b`))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(cartPanel).toBeHidden();
}

test('with items in the cart, changing the country asks first, keeps page and cart, and can be undone', {
  tag: '@gate',
}, async ({ page }) => {
  const shopper = new Shopper(page, 'BA');
  await shopper.open('/offers/alpha-potent');
  await shopper.main.getByRole('button', { name: shopper.texts.addToCart }).first().click();
  await expect(shopper.cartPanel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopper.cartPanel).toBeHidden();
  const cart = await shopper.storedCart();
  expect(JSON.parse(cart ?? '')).toEqual([{ ID: '1', quantity: 1 }]);
  await expectPrices(page, 'BA');

  const serbia = (await countryLinks(page)).getByRole('link', { name: 'Srbija, RSD' });
  await serbia.click();
  const question = page.getByRole('dialog', { name: 'Promijeniti državu dostave?' });
  await expect(question).toContainText('Cijene u korpi bit će u dinarima, prema ponudi za Srbiju.');
  await question.getByRole('button', { name: 'Ostajem ovdje' }).click();
  await expect(question).toBeHidden();
  await expect(serbia).toBeFocused();
  await expect(page).toHaveURL(/\?country=BA#\/offers\/alpha-potent$/);

  await page.keyboard.press('Enter');
  await question.getByRole('link', { name: 'Promijenite državu' }).click();
  await expect(page).toHaveURL(/\?country=RS#\/offers\/alpha-potent$/);
  await expect(shopper.heading('Alpha Potent')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  await expectPrices(page, 'RS');
  expect(await shopper.storedCart()).toBe(cart);

  await (await countryLinks(page)).getByRole('link', { name: 'Bosna i Hercegovina, KM' }).click();
  const questionRS = page.getByRole('dialog', { name: 'Promeniti državu dostave?' });
  await expect(questionRS).toContainText(
    'Cene u korpi biće u konvertibilnim markama, prema ponudi za Bosnu i Hercegovinu.',
  );
  await questionRS.getByRole('link', { name: 'Promenite državu' }).click();
  await expect(page).toHaveURL(/\?country=BA#\/offers\/alpha-potent$/);
  await expectPrices(page, 'BA');
  expect(await shopper.storedCart()).toBe(cart);
});

test('a visitor in another country is offered its shop, and the choice is kept', async ({
  page,
  context,
}) => {
  await context.route('**/geo', (route) => route.fulfill({ json: { country_code: 'RS' } }));
  await page.goto('/#/bundles');
  const lineIn = (tab: Page) => tab.getByRole('region', { name: /^Država dostave$/ });
  await expect(lineIn(page)).toContainText('Jeste li u Srbiji?');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  // It never covers what has the focus.
  await lineIn(page).getByRole('button').focus();
  await page.keyboard.press('Tab');
  await expect(lineIn(page)).toBeHidden();
  await page.keyboard.press('Shift+Tab');
  await expect(lineIn(page)).toBeVisible();
  await lineIn(page).getByRole('link', { name: 'Prodavnica za Srbiju, cijene u dinarima' }).click();
  await expect(page).toHaveURL(/\?country=RS#\/bundles$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');

  const later = await context.newPage();
  await later.goto('/#/bundles');
  await expect(new Shopper(later, 'RS').heading('Paketi')).toBeVisible();
  await expect(later.locator('html')).toHaveAttribute('lang', 'sr-Latn');
  await expect(lineIn(later)).toHaveCount(0);
});
