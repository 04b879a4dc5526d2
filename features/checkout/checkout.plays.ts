import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY, type CartLine } from '#features/shared/cart';
import { LOGIN_KEY } from '#features/shared/session';
import { fixtures } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, findPageHeading, watchRequests } from '#storybook/plays';
import { vars } from '#ui/theme';
import { ATTEMPT_KEY } from './order/attempt';
import { ANSWER_WITHIN_MS } from './order/useCheckout';

/** No order is under way when a story begins. */
export function forgetAttempt() {
  const forget = () => localStorage.removeItem(ATTEMPT_KEY);
  forget();
  return forget;
}

/** Who logs in. */
export const member = fixtures.BA.member;

const newest = member.Orders.toSorted((a, b) => Number(b.ID) - Number(a.ID))[0];

/** What the backend calls the member's next order. */
export const nextOrder = { id: `${Number(newest?.ID) + 1}`, number: `${Number(newest?.LeadID) + 1}` };

/** What an earlier page sent before it was reloaded. `login` is whose it was: the member's, if left out. */
export function storeAttempt({
  lines,
  latestBefore = Date.parse(newest?.createdAt ?? ''),
  login = 'login-of-the-member',
}: {
  lines: CartLine[];
  latestBefore?: number;
  login?: string;
}) {
  localStorage.setItem(LOGIN_KEY, 'login-of-the-member');
  const sent = [{ key: crypto.randomUUID(), lines }];
  localStorage.setItem(
    ATTEMPT_KEY,
    JSON.stringify({ id: 'attempt', login, since: Date.now(), latestBefore, sent }),
  );
}

/** The keys that the attempt was sent with so far. */
export function sentKeys(): string[] {
  const { sent }: { sent: { key: string }[] } = JSON.parse(
    localStorage.getItem(ATTEMPT_KEY) ?? '{"sent":[]}',
  );
  return sent.map(({ key }) => key);
}

/** An answer that has not come after 30 s has not come after a third of a second. */
export function losePatience() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const impatient = spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    timeout(ms === ANSWER_WITHIN_MS ? 300 : ms),
  );
  return () => impatient.mockRestore();
}

/** Two of Alpha Potent, one Libido. */
export const cart = [
  { ID: 1, quantity: 2 },
  { ID: 2, quantity: 1 },
];

/** Where the story is, with the cart. */
export const shop = { path: '/checkout', cart };

/** Somebody who is logged in orders. */
export const withMember = (...scenarios: ScenarioName[]) => ({
  shop: { ...shop, scenarios: ['session.member' as const, ...scenarios] },
});

/** Somebody who is not logged in orders. */
export const withGuest = (...scenarios: ScenarioName[]) => ({ shop: { ...shop, scenarios } });

/** The form to log in with, once it is there. */
export const loginForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Prijavi se' }));

/** The form of a new profile, once it is there. */
export const profileForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Napravi profil' }));

/** The form of the order, once it is there. */
export const orderForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Potvrdite narudžbu' }));

/** A form's phone number: its country picker belongs to the label too. */
export const phoneOf = (form: Canvas) => form.getByRole('textbox', { name: /^Broj telefona/ });

/** The button names the amount once it is known. */
export const finishButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Završi kupovinu za 133,70\sKM$/ });

/** Presses it. */
export const finish = async (canvas: Canvas) => userEvent.click(await finishButton(canvas));

/** The same button while it is not known whether the order has arrived. */
export const retryButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pokušaj ponovo za 133,70\sKM$/ });

/** A text that stands somewhere on the page, in one region that screen readers announce. */
export const said = async (canvas: Canvas, text: RegExp) => {
  const status = (await canvas.findByText(text)).closest('[role="status"]');
  if (!(status instanceof HTMLElement)) throw new Error(`${text} is in no status region`);
  return status;
};

/** Logs in as the member. */
export async function logIn(canvas: Canvas, password = member.Password) {
  const form = await loginForm(canvas);
  await userEvent.type(form.getByLabelText('E-mail'), member.UserInfo.Email);
  await userEvent.type(form.getByLabelText('Lozinka'), password);
  await userEvent.click(form.getByRole('button', { name: 'Prijavi se' }));
}

/** Puts other things into the order form than the profile's. */
export async function retype(canvas: Canvas) {
  const form = await orderForm(canvas);
  const lastName = form.getByLabelText(/^Prezime/);
  // The form fills in the profile once it is mounted.
  await waitFor(() => expect(lastName).not.toHaveValue(''));
  await userEvent.clear(lastName);
  await userEvent.type(lastName, 'Drugačić');
  await userEvent.clear(phoneOf(form));
  await userEvent.type(phoneOf(form), '063/111-222');
  await userEvent.tab();
  return form;
}

/** What `retype` has put there is still there. */
export async function expectRetyped(canvas: Canvas) {
  const form = await orderForm(canvas);
  await expect(form.getByLabelText(/^Ime/)).toHaveValue('Edin');
  await expect(form.getByLabelText(/^Prezime/)).toHaveValue('Drugačić');
  await expect(phoneOf(form)).toHaveValue('63 111 222');
}

/** The cart is empty, in storage too, and the address carries the order's id. */
export async function expectOrdered(canvas: Canvas) {
  await findPageHeading(canvas, /^\/checkout\/\d+$/);
  await expect(localStorage.getItem(CART_KEY)).toBeNull();
}

/** The cart is as the story began with it. */
export const expectCartKept = () => expect(localStorage.getItem(CART_KEY)).toBe(JSON.stringify(cart));

/** Amber moves an order forward, and stands once on a screen. */
export async function expectOneAmberButton(canvas: Canvas, name: RegExp) {
  const swatch = document.createElement('i');
  swatch.style.backgroundColor = vars.color.accent;
  document.body.append(swatch);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const amber = [...canvas.getAllByRole('button'), ...canvas.queryAllByRole('link')].filter(
    (button) => background(button) === background(swatch),
  );
  swatch.remove();
  await expect(amber).toEqual([canvas.getByRole('button', { name })]);
}

/** The keys of the orders that are sent while the story plays. */
export function watchKeys(): () => (string | undefined)[] {
  const requests = watchRequests('/_rpc');
  return () =>
    requests()
      .filter(({ method }) => method === 'shopOrders.add')
      .map(({ meta }) => /"key":"([0-9a-f-]{36})"/.exec(JSON.stringify(meta))?.[1]);
}
