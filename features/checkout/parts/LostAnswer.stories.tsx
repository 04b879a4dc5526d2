import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { offerId } from '#mocks/testing';
import { type Canvas, findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  cart,
  expectCartKept,
  expectOrdered,
  findInStatus,
  finish,
  finishButton,
  member,
  nextOrder,
  orderForm,
  retryButton,
  retype,
  sentKeys,
  shop,
  shortenAnswerTimeout,
  storeAttempt,
  watchKeys,
  withMember,
} from '../checkout.plays';
import { ATTEMPT_KEY } from '../order/attempt';

const meta = preview.meta({
  title: 'Screens/Checkout/Lost answer',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const ORDER_FAILED = 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';

/** The order button when the cart or the data differ from what was sent. */
const newOrderButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pošalji novu narudžbu za 133,70\sKM$/ });

/** Changes the cart as another tab would. */
function changeInOtherTab(lines: typeof cart) {
  localStorage.setItem(CART_KEY, JSON.stringify(lines));
  dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
}

/** The order was made and its answer lost: the screen finds it among the shopper's orders. */
export const Found = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    await expectCartKept();
    const heading = await findPageHeading(canvas, 'Narudžba je ipak stigla');
    await waitFor(() => expect(heading).toHaveFocus());
    // The number that follows the fixtures' last one shows that one order was made, not two.
    await expect(canvas.getByText(`Broj narudžbe: ${nextOrder.number}`)).toBeVisible();
    await expect(canvas.getByText(/^Ukupno/).parentElement).toHaveTextContent(/133,70\sKM$/);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(localStorage.getItem(CART_KEY)).toBeNull();
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    await expect(orders()).toHaveLength(1);
  },
});

Found.test('the link leads to the thank-you page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Potvrda narudžbe' }));
  await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
});

/** A retry before the first look makes no second order, because it looks first. */
export const Retried = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await userEvent.click(await retryButton(canvas));
    await expectOrdered(canvas);
    await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
    await expect(orders()).toHaveLength(1);
  },
});

/** The lost order is not among the user's orders yet. A retry looks again before it sends. */
export const NotAmongTheOrders = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    const status = await findInStatus(canvas, /^Za sada je nema među vašim narudžbama/);
    await expect(status).toHaveTextContent('Prije slanja još jednom provjeravamo da li je stigla.');
    await retryButton(canvas);
  },
});

NotAmongTheOrders.test('a retry sends the same key', async ({ canvas }) => {
  const [firstKey] = sentKeys();
  const keys = watchKeys();
  await userEvent.click(await retryButton(canvas));
  await expectOrdered(canvas);
  await expect(firstKey).toBeDefined();
  await expect(keys()).toEqual([firstKey]);
});

/** Sends an order whose answer is lost while the orders cannot be loaded. */
async function finishWithUnknownOutcome(canvas: Canvas) {
  await finish(canvas);
  const status = await findInStatus(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
  await expect(status).toHaveTextContent('ponovnim slanjem mogu nastati dvije');
  return status;
}

/** The orders cannot be loaded, so nothing can tell whether the order has arrived; a retry may create a second one. */
export const OrdersUnavailable = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async ({ canvas }) => {
    await finishWithUnknownOutcome(canvas);
    await retryButton(canvas);
  },
});

OrdersUnavailable.test('a retry sends the same key and gets the same order', async ({ canvas }) => {
  const [firstKey] = sentKeys();
  const keys = watchKeys();
  await userEvent.click(await retryButton(canvas));
  await expectOrdered(canvas);
  await expect(firstKey).toBeDefined();
  await expect(keys()).toEqual([firstKey]);
  await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
});

/** The earlier orders did not load in time, so a lost order cannot be told from an earlier one. */
export const EarlierOrdersUnknown = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.failsOnce'),
  play: async ({ canvas }) => {
    await finishWithUnknownOutcome(canvas);
    await expect(canvas.getByRole('link', { name: 'Moje narudžbe' })).toBeVisible();
  },
});

/** The backend takes longer than 30 s; the shopper can act while the request goes on. */
export const NoAnswerYet = meta.story({
  parameters: withMember('orders.pending'),
  beforeEach: shortenAnswerTimeout,
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    await expect(await retryButton(canvas)).not.toHaveAttribute('aria-busy');
    await findInStatus(canvas, /^Za sada je nema među vašim narudžbama/);
    await expectCartKept();
    await expect(orders()).toHaveLength(1);
  },
});

/** An answer that comes after 30 s still counts. */
export const LateAnswer = meta.story({
  parameters: withMember('orders.slow'),
  beforeEach: shortenAnswerTimeout,
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    await expectOrdered(canvas);
    await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
    await expect(orders()).toHaveLength(1);
  },
});

/** An order of the fixtures that was being sent when the page was reloaded. */
const [, , sentBefore] = member.Orders;
const sentLines = (sentBefore?.Articles ?? []).map(({ ID, Quantity }) => ({
  offerId: offerId(String(ID)),
  quantity: Quantity,
}));

/** After a reload the screen looks for the order by itself. */
export const ReloadedMeanwhile = meta.story({
  parameters: {
    shop: {
      ...shop,
      cart: sentLines.map(({ offerId, quantity }) => ({ ID: Number(offerId), quantity })),
      scenarios: ['session.member' as const],
    },
  },
  beforeEach: () =>
    storeAttempt({ lines: sentLines, latestBefore: Date.parse(sentBefore?.createdAt ?? '') - 1 }),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await orderForm(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    await expect(canvas.getByText(`Broj narudžbe: ${sentBefore?.LeadID}`)).toBeVisible();
    // The recipient is not stored, so the screen cannot tell whether it is still the same.
    await findInStatus(canvas, /^Stigla je onakva kakva je ranije poslana\./);
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    await expect(orders()).toEqual([]);
  },
});

/** A lost order of another user is not shown, and takes nothing out of this user's cart. */
export const LostByAnotherUser = meta.story({
  parameters: withMember(),
  beforeEach: () =>
    storeAttempt({
      lines: [{ offerId: offerId('1'), quantity: 2 }],
      latestBefore: 0,
      login: 'login-of-somebody-else',
    }),
  play: async ({ canvas }) => {
    await finishButton(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expectCartKept();
  },
});

LostByAnotherUser.test('the order of this user is sent at once', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await finish(canvas);
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
});

/** After a reload, too, an order that differs from the unclear one is sent only after a confirmation. */
export const AnotherOrderAfterReload = meta.story({
  parameters: withMember('account.fails'),
  beforeEach: () => storeAttempt({ lines: [{ offerId: offerId('4'), quantity: 1 }] }),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await findInStatus(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
    await findInStatus(canvas, /Ako je ranija već stigla, to su dvije narudžbe\.$/);
    await newOrderButton(canvas);
    await expect(orders()).toEqual([]);
    await expectCartKept();
  },
});

AnotherOrderAfterReload.test('confirming sends the new order', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(await newOrderButton(canvas));
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
});

const anotherOrder = /^Pošalji novu narudžbu za 46,90\sKM$/;

/** Expects that the press sends one order, with another key than the first. */
async function expectNewOrder(canvas: Canvas, press: () => Promise<void>) {
  const [firstKey] = sentKeys();
  const keys = watchKeys();
  await press();
  await expectOrdered(canvas);
  await expect(firstKey).toBeDefined();
  await expect(keys()).toEqual([expect.any(String)]);
  await expect(keys()).not.toEqual([firstKey]);
}

/** Another cart is another order. */
export const CartChangedBetweenTries = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    changeInOtherTab([{ ID: 1, quantity: 1 }]);
    await canvas.findByRole('button', { name: anotherOrder });
  },
});

CartChangedBetweenTries.test('confirming sends a new order', async ({ canvas }) => {
  await expectNewOrder(canvas, () => userEvent.click(canvas.getByRole('button', { name: anotherOrder })));
});

/** Moves the device's clock on by over an hour, after which an attempt has expired. `shop.now` restores the clock. */
function letAnHourPass() {
  const expired = Date.now() + 61 * 60_000;
  Date.now = () => expired;
}

/** An hour later, the same order counts as a new one, and a retry asks before it is sent. */
export const ExpiredMeanwhile = meta.story({
  parameters: { shop: { ...withMember('orders.failsOnce').shop, now: '2026-11-23T09:00:00Z' } },
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await findInStatus(canvas, /^Za sada je nema među vašim narudžbama/);
    letAnHourPass();
    await userEvent.click(await retryButton(canvas));
    await newOrderButton(canvas);
    const status = await findInStatus(canvas, /^Za sada je nema među vašim narudžbama/);
    await expect(status).toHaveTextContent('Od prošlog slanja je prošlo više od sat vremena');
    await expect(status).toHaveTextContent('Ako je ranija već stigla, to su dvije narudžbe.');
    await expectCartKept();
    await expect(orders()).toHaveLength(1);
  },
});

ExpiredMeanwhile.test('confirming sends a new order', async ({ canvas }) => {
  await expectNewOrder(canvas, async () => userEvent.click(await newOrderButton(canvas)));
});

/** The order was found, but without a correction made since; the notice gives the phone number for it. */
export const Corrected = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await retryButton(canvas);
    await retype(canvas);
    await userEvent.click(await newOrderButton(canvas));
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    const status = await findInStatus(canvas, /^Stigla je onakva kakva je ranije poslana\./);
    await expect(within(status).getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(orders()).toHaveLength(1);
  },
});

/** When the orders cannot be loaded, a corrected order counts as a new one, and the notice says so. */
export const CorrectedOrdersUnavailable = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async ({ canvas }) => {
    const status = await finishWithUnknownOutcome(canvas);
    await retype(canvas);
    await expect(status).toHaveTextContent('Ako je ranija već stigla, to su dvije narudžbe.');
    await expect(status).not.toHaveTextContent('ponovnim slanjem');
    await newOrderButton(canvas);
  },
});

CorrectedOrdersUnavailable.test('confirming sends a new order', async ({ canvas }) => {
  await expectNewOrder(canvas, async () => userEvent.click(await newOrderButton(canvas)));
});

/** Articles that another tab adds while the order is being sent stay in the cart. */
export const AddedWhileSending = meta.story({
  parameters: withMember('orders.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await waitFor(() => expect(orders()).toHaveLength(1));
    changeInOtherTab([...cart, { ID: 4, quantity: 1 }]);
    await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"4","quantity":1}]');
  },
});

/** Articles added while the order is looked for stay in the cart; the summary shows the order that was found. */
export const AddedWhileLooking = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await retryButton(canvas);
    changeInOtherTab([
      { ID: 1, quantity: 3 },
      { ID: 4, quantity: 1 },
    ]);
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    const summary = within(canvas.getByRole('complementary', { name: 'Vaša narudžba' }));
    await expect(summary.getByRole('heading', { name: 'Alpha Potent količina 2' })).toBeVisible();
    await expect(summary.getByRole('heading', { name: 'Libido količina 1' })).toBeVisible();
    await expect(summary.getByText(/^Ukupno/).parentElement).toHaveTextContent(/133,70\sKM$/);
    await findInStatus(canvas, /^Stigla je onakva kakva je ranije poslana\./);
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":1},{"ID":"4","quantity":1}]');
  },
});

/** Another tab found the order first and has already put new articles into the cart; they stay. */
export const FoundInAnotherTab = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await retryButton(canvas);
    localStorage.removeItem(ATTEMPT_KEY);
    changeInOtherTab([{ ID: 1, quantity: 1 }]);
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":1,"quantity":1}]');
  },
});
