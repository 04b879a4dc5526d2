import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY, type CartLine } from '#features/shared/cart';
import { LOGIN_KEY } from '#features/shared/session';
import { fixtures } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import { type Canvas, findPageHeading, watchRequests } from '#storybook/plays';
import { vars } from '#ui/theme';
import { ATTEMPT_KEY } from './order/attempt';
import { ANSWER_TIMEOUT_MS } from './order/useCheckout';

/** The member of the fixtures. */
export const member = fixtures.BA.member;

const newest = member.Orders.toSorted((a, b) => Number(b.ID) - Number(a.ID))[0];

/** Id and number that the backend gives the member's next order. */
export const nextOrder = { id: `${Number(newest?.ID) + 1}`, number: `${Number(newest?.LeadID) + 1}` };

/** Stores an attempt as if the page had been reloaded while sending it. `login` is its user, by default the member. */
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

/** The idempotency keys of the stored attempt. */
export function sentKeys(): string[] {
  const { sent }: { sent: { key: string }[] } = JSON.parse(
    localStorage.getItem(ATTEMPT_KEY) ?? '{"sent":[]}',
  );
  return sent.map(({ key }) => key);
}

/** Shortens the 30 s after which an order without an answer is unclear to 300 ms. */
export function shortenAnswerTimeout() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const shortened = spyOn(AbortSignal, 'timeout').mockImplementation((ms) =>
    timeout(ms === ANSWER_TIMEOUT_MS ? 300 : ms),
  );
  return () => shortened.mockRestore();
}

/** Two of Alpha Potent, one Libido. */
export const cart = [
  { ID: 1, quantity: 2 },
  { ID: 2, quantity: 1 },
];

/** Shop parameters: the checkout with this cart. */
export const shop = { path: '/checkout', cart };

/** Parameters: a logged-in user in the checkout. */
export const withMember = (...scenarios: ScenarioName[]) => ({
  shop: { ...shop, scenarios: ['session.member' as const, ...scenarios] },
});

/** Parameters: a guest in the checkout. */
export const withGuest = (...scenarios: ScenarioName[]) => ({ shop: { ...shop, scenarios } });

/** Waits for the login form and returns queries within it. */
export const loginForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Prijavi se' }));

/** Waits for the registration form and returns queries within it. */
export const profileForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Napravi profil' }));

/** Waits for the order form and returns queries within it. */
export const orderForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Potvrdite narudžbu' }));

/** A form's phone field. The label also names its country picker. */
export const phoneOf = (form: Canvas) => form.getByRole('textbox', { name: /^Broj telefona/ });

/** Waits for the order button, which names the amount once the prices have loaded. */
export const finishButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Završi kupovinu za 133,70\sKM$/ });

/** Presses the order button. */
export const finish = async (canvas: Canvas) => userEvent.click(await finishButton(canvas));

/** Waits for the order button's label of an unclear order. */
export const retryButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pokušaj ponovo za 133,70\sKM$/ });

/** Waits for a text and returns the live region that contains it. */
export const findInStatus = async (canvas: Canvas, text: RegExp) => {
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

/** Replaces the profile's last name and phone number in the order form. */
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

/** The order form still holds what `retype` has typed. */
export async function expectRetyped(canvas: Canvas) {
  const form = await orderForm(canvas);
  await expect(form.getByLabelText(/^Ime/)).toHaveValue('Edin');
  await expect(form.getByLabelText(/^Prezime/)).toHaveValue('Drugačić');
  await expect(phoneOf(form)).toHaveValue('63 111 222');
}

/** The thank-you page of an order is open, and the stored cart is empty. */
export async function expectOrdered(canvas: Canvas) {
  await findPageHeading(canvas, /^\/checkout\/\d+$/);
  await expect(localStorage.getItem(CART_KEY)).toBeNull();
}

/** The stored cart is the one that the story began with. */
export const expectCartKept = () => expect(localStorage.getItem(CART_KEY)).toBe(JSON.stringify(cart));

/** The named button is the only one in the accent colour, which marks the next step of an order. */
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

/** Records the idempotency keys of the orders that are sent from now on. */
export function watchKeys(): () => (string | undefined)[] {
  const requests = watchRequests('/_rpc');
  return () =>
    requests()
      .filter(({ method }) => method === 'shopOrders.add')
      .map(({ meta }) => /"key":"([0-9a-f-]{36})"/.exec(JSON.stringify(meta))?.[1]);
}
