import { expect, userEvent, waitFor } from 'storybook/test';
import { type Country, facts } from '#features/shared/country';
import { catalogue, offerSlugs } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import {
  type Canvas,
  clientOfAnotherTab,
  type Globals,
  inCountry,
  type PlayContext,
} from '#storybook/shop/plays';
import { messages } from './messages';

/** Parameters: the screen on a fixed date, 21 November 2026, because the statement contains it. */
export const at = (path: string | ((country: Country) => string), ...scenarios: ScenarioName[]) => ({
  shop: { path, route: '/odustajanje', scenarios, now: '2026-11-21T13:05:00Z' },
});

/** Parameters: the screen for a logged-in user. */
export const member = (...scenarios: ScenarioName[]) => at('/odustajanje', 'session.member', ...scenarios);

/** The texts and the member of the country, with the member's newest order: several pieces of the first of two articles. */
export function withdrawalIn(globals: Globals) {
  const data = inCountry(messages, globals);
  const { UserInfo, Orders } = data.member;
  const [newest, earlier] = Orders;
  if (!newest || !earlier) throw new Error('The member has fewer than two orders.');
  const [first, second] = newest.Articles.map(({ ID, Quantity }) => {
    const slug = offerSlugs.find((name) => catalogue[name].ID === ID);
    if (!slug) throw new Error(`No offer has the ID ${ID}.`);
    return { name: data.offers[slug].Name, quantity: Quantity };
  });
  if (!first || !second) throw new Error('The newest order has fewer than two articles.');
  return {
    ...data,
    statement: messages[data.country].wording,
    name: `${UserInfo.FirstName} ${UserInfo.LastName}`,
    email: UserInfo.Email,
    newest: `${newest.LeadID}`,
    earlier: `${earlier.LeadID}`,
    first: { ...first, label: `${first.name} × ${first.quantity}` },
    second,
    /** The last day of the period after receipt on a day of November. */
    lastDay: (received: number) => `${received + facts.withdrawalDays[data.country]}.11.2026`,
  };
}

export const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

/** Pastes a text into a field, in place of the old one. */
export async function enter(canvas: Canvas, name: string, text: string) {
  await userEvent.clear(field(canvas, name));
  await userEvent.paste(text);
}

export const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export const toggle = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('checkbox', { name }));

export const chooseOrder = async ({ canvas, globals }: PlayContext, order: string) =>
  userEvent.selectOptions(
    await canvas.findByRole('combobox', { name: withdrawalIn(globals).text.order }),
    order,
  );

/** Waits for a step by its heading, which receives the focus. */
export async function expectStep(canvas: Canvas, name: string) {
  const heading = await canvas.findByRole('heading', { level: 2, name });
  await waitFor(() => expect(heading).toHaveFocus());
}

/** Fills the form as a guest who withdraws from the whole order. */
export async function fill({ canvas, globals }: PlayContext, received = '14.11.2026') {
  const { text, name, email, newest } = withdrawalIn(globals);
  await enter(canvas, text.name, name);
  await enter(canvas, text.contact, email);
  await enter(canvas, text.orderNumber, newest);
  await enter(canvas, text.received, received);
}

/** Goes from the first step to the second. */
export async function toReview({ canvas, globals }: PlayContext) {
  const { text } = withdrawalIn(globals);
  await press(canvas, text.toReview);
  await expectStep(canvas, text.review);
}

/** Goes from the first step to the statement. */
export async function toStatement({ canvas, globals }: PlayContext) {
  const { text } = withdrawalIn(globals);
  await toReview({ canvas, globals });
  await press(canvas, text.confirm);
  await expectStep(canvas, text.statement);
}

/** Waits for the form of a user without known orders. The number is typed: a legal right must not depend on the backend. */
export async function expectNumberField({ canvas, globals }: PlayContext) {
  const { text, name } = withdrawalIn(globals);
  await waitFor(() => expect(field(canvas, text.name)).toHaveValue(name));
  await expect(field(canvas, text.orderNumber)).toBeVisible();
  await expect(canvas.queryByRole('combobox')).toBeNull();
}

/** Saves another email of the user, who is also called by it, in another tab. */
export async function saveAnotherEmail(globals: Globals): Promise<void> {
  const email = 'drugi@example.com';
  await clientOfAnotherTab(globals).call({
    method: 'shopUsers.f.edit',
    params: { Username: email, Email: email },
  });
}

/** Returns to the page at another moment. It has been open meanwhile. */
export function returnAt(moment: string): void {
  const now = Date.parse(moment);
  // The story puts the clock back when it ends.
  Date.now = () => now;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** The texts of list items. */
export const itemsOf = (part: Canvas) =>
  part.getAllByRole('listitem').map((item: HTMLElement) => item.textContent);
