import { within } from 'storybook/test';
import { orderMessages } from '#features/shared/order';
import { catalogue, offerSlugs } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, inCountry, type PlayContext } from '#storybook/shop/plays';
import { messages } from './messages';

/** Parameters: a logged-in user on the orders tab. */
export const orders = (...scenarios: ScenarioName[]) => ({
  shop: { path: '/account', scenarios: ['session.member', ...scenarios] satisfies ScenarioName[] },
});

/** Parameters: a logged-in user on the settings tab. */
export const settings = (...scenarios: ScenarioName[]) => ({
  shop: { ...orders(...scenarios).shop, path: '/account?tab=postavke', route: '/account' },
});

/** Globals: a phone's viewport. */
export const phone = { viewport: { value: 'phone' } };

/** Globals: a desktop viewport. */
export const desktop = { viewport: { value: 'desktop' } };

/** The texts and the member of the country, and what is shown of the member's newest order and of the one before. */
export function accountIn(globals: PlayContext['globals']) {
  const data = inCountry(messages, globals);
  const { member, offers, money } = data;
  const [newest, earlier] = member.Orders;
  if (!newest || !earlier) throw new Error('The member has not ordered twice.');
  const shownOf = (order: typeof newest) => {
    const articles = order.Articles.map(({ ID, Quantity }) => {
      const slug = offerSlugs.find((name) => catalogue[name].ID === ID);
      if (!slug) throw new Error(`No offer has the ID ${ID}.`);
      return { quantity: Quantity, ...offers[slug] };
    });
    const total = (price: 'OldPrice' | 'NewPrice') =>
      money(articles.reduce((sum, article) => sum + article[price] * article.quantity, 0));
    return {
      order,
      number: `${order.LeadID}`,
      articles,
      oldTotal: total('OldPrice'),
      newTotal: total('NewPrice'),
    };
  };
  const text = { ...data.text, ...inCountry(orderMessages, globals).text };
  return { ...data, text, newest: shownOf(newest), earlier: shownOf(earlier) };
}

/** Waits for the newest order, which its headline names, and returns queries within it. */
export const findNewest = async (canvas: Canvas, headline: string) =>
  within(await canvas.findByRole('region', { name: headline }));

/** The step that the newest order is at. */
export const currentStep = (order: Canvas): HTMLElement | undefined =>
  order.queryAllByRole('listitem').find((step: HTMLElement) => step.ariaCurrent === 'step');

/** Waits for the row of an order and returns queries within it. */
export const rowOf = async (canvas: Canvas, number: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(`^${number}\\b`) }));

/** The texts of a row's cells, with plain spaces in amounts. */
export const cellsOf = (row: Canvas) =>
  row.getAllByRole('cell').map((cell: HTMLElement) => cell.textContent?.replaceAll('\u00A0', ' '));
