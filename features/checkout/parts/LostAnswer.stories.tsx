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
  finish,
  finishButton,
  forgetAttempt,
  losePatience,
  member,
  nextOrder,
  orderForm,
  retryButton,
  retype,
  said,
  sentKeys,
  shop,
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
  beforeEach: forgetAttempt,
});

export default meta;

const ORDER_FAILED = 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';

/** The same button once what it would send is not what was sent. */
const newOrderButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pošalji novu narudžbu za 133,70\sKM$/ });

/** As another tab does it. */
function changeElsewhere(lines: typeof cart) {
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
    // The number after the fixtures' last one: there is one order, not two.
    await expect(canvas.getByText(`Broj narudžbe: ${nextOrder.number}`)).toBeVisible();
    await expect(canvas.getByText(/^Ukupno/).parentElement).toHaveTextContent(/133,70\sKM$/);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    await expect(localStorage.getItem(CART_KEY)).toBeNull();
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    await expect(orders()).toHaveLength(1);
  },
});

Found.test('leads to its thank-you page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Potvrda narudžbe' }));
  await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
});

/** Who tries again before the screen has looked makes no second order: it looks first. */
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

/** The lost order is looked for; where it is not among the orders so far, a retry looks again first. */
export const NotAmongTheOrders = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    const status = await said(canvas, /^Za sada je nema među vašim narudžbama/);
    await expect(status).toHaveTextContent('Prije slanja još jednom provjeravamo da li je stigla.');
    await retryButton(canvas);
  },
});

NotAmongTheOrders.test('the second try has the same key', async ({ canvas }) => {
  const [firstKey] = sentKeys();
  const keys = watchKeys();
  await userEvent.click(await retryButton(canvas));
  await expectOrdered(canvas);
  await expect(firstKey).toBeDefined();
  await expect(keys()).toEqual([firstKey]);
});

/** Orders, loses the answer, and cannot look whether the order has arrived. */
async function finishUnseen(canvas: Canvas) {
  await finish(canvas);
  const status = await said(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
  await expect(status).toHaveTextContent('ponovnim slanjem mogu nastati dvije');
  return status;
}

/** Where the orders cannot be loaded, nothing can tell whether it has arrived: a further try may make a second one. */
export const NoOrdersToSee = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async ({ canvas }) => {
    await finishUnseen(canvas);
    await retryButton(canvas);
  },
});

NoOrdersToSee.test(
  'the second try carries the same key, and the backend gives the same order',
  async ({ canvas }) => {
    const [firstKey] = sentKeys();
    const keys = watchKeys();
    await userEvent.click(await retryButton(canvas));
    await expectOrdered(canvas);
    await expect(firstKey).toBeDefined();
    await expect(keys()).toEqual([firstKey]);
    await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
  },
);

/** The earlier orders did not come in time, and later nobody can say which order is the lost one. */
export const EarlierOrdersUnknown = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.failsOnce'),
  play: async ({ canvas }) => {
    await finishUnseen(canvas);
    await expect(canvas.getByRole('link', { name: 'Moje narudžbe' })).toBeVisible();
  },
});

/** The backend takes longer than 30 s: the shopper can act, while the request goes on. */
export const NoAnswerYet = meta.story({
  parameters: withMember('orders.pending'),
  beforeEach: losePatience,
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    await expect(await retryButton(canvas)).not.toHaveAttribute('aria-busy');
    await said(canvas, /^Za sada je nema među vašim narudžbama/);
    await expectCartKept();
    await expect(orders()).toHaveLength(1);
  },
});

/** An answer that comes after 30 s counts as any other. */
export const LateAnswer = meta.story({
  parameters: withMember('orders.slow'),
  beforeEach: losePatience,
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    await expectOrdered(canvas);
    await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
    await expect(orders()).toHaveLength(1);
  },
});

/** An order of the fixtures: the page was reloaded while it was being sent. */
const [, , sentBefore] = member.Orders;
const sentLines = (sentBefore?.Articles ?? []).map(({ ID, Quantity }) => ({
  offerId: offerId(String(ID)),
  quantity: Quantity,
}));

/** After a reload the screen looks by itself whether the order has arrived. */
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
    // Who it was sent for is not stored.
    await said(canvas, /^Stigla je onakva kakva je ranije poslana\./);
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    await expect(orders()).toEqual([]);
  },
});

/** Somebody else's lost order says nothing to the next person on the device, and takes nothing out of their cart. */
export const LostBySomebodyElse = meta.story({
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

LostBySomebodyElse.test('their own order is sent at once', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await finish(canvas);
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
});

/** After a reload too, another order than the one on its way is sent only once that was said. */
export const AnotherOrderAfterReload = meta.story({
  parameters: withMember('account.fails'),
  beforeEach: () => storeAttempt({ lines: [{ offerId: offerId('4'), quantity: 1 }] }),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await said(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
    await said(canvas, /Ako je ranija već stigla, to su dvije narudžbe\.$/);
    await newOrderButton(canvas);
    await expect(orders()).toEqual([]);
    await expectCartKept();
  },
});

AnotherOrderAfterReload.test('it is sent by whoever has read that', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(await newOrderButton(canvas));
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
});

const anotherOrder = /^Pošalji novu narudžbu za 46,90\sKM$/;

/** One order is sent by the press, and it is not the story's again. */
async function expectAnother(canvas: Canvas, press: () => Promise<void>) {
  const [firstKey] = sentKeys();
  const keys = watchKeys();
  await press();
  await expectOrdered(canvas);
  await expect(firstKey).toBeDefined();
  await expect(keys()).toEqual([expect.any(String)]);
  await expect(keys()).not.toEqual([firstKey]);
}

/** Another cart is another purchase (decision 18). */
export const CartChangedBetweenTries = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    changeElsewhere([{ ID: 1, quantity: 1 }]);
    await canvas.findByRole('button', { name: anotherOrder });
  },
});

CartChangedBetweenTries.test('it is another order', async ({ canvas }) => {
  await expectAnother(canvas, () => userEvent.click(canvas.getByRole('button', { name: anotherOrder })));
});

/** Who corrects what the order was sent with hears that it arrived without the correction, and where to tell it. */
export const Corrected = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await retryButton(canvas);
    await retype(canvas);
    await userEvent.click(await newOrderButton(canvas));
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    const status = await said(canvas, /^Stigla je onakva kakva je ranije poslana\./);
    await expect(within(status).getByRole('link', { name: '+387 33 000 000' })).toHaveAttribute(
      'href',
      'tel:+38733000000',
    );
    await expect(orders()).toHaveLength(1);
  },
});

/** Where it cannot be looked, a corrected order is another one: said before it is sent, and not called the same. */
export const CorrectedAndNoOrdersToSee = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async ({ canvas }) => {
    const status = await finishUnseen(canvas);
    await retype(canvas);
    await expect(status).toHaveTextContent('Ako je ranija već stigla, to su dvije narudžbe.');
    await expect(status).not.toHaveTextContent('ponovnim slanjem');
    await newOrderButton(canvas);
  },
});

CorrectedAndNoOrdersToSee.test('it is sent by whoever has read that', async ({ canvas }) => {
  await expectAnother(canvas, async () => userEvent.click(await newOrderButton(canvas)));
});

/** What another tab adds while the order is on its way stays in the cart. */
export const AddedWhileSending = meta.story({
  parameters: withMember('orders.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await waitFor(() => expect(orders()).toHaveLength(1));
    changeElsewhere([...cart, { ID: 4, quantity: 1 }]);
    await findPageHeading(canvas, `/checkout/${nextOrder.id}`);
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"4","quantity":1}]');
  },
});

/** The same while it is looked for; what has arrived is shown, not what the cart has become. */
export const AddedWhileLooking = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await retryButton(canvas);
    changeElsewhere([
      { ID: 1, quantity: 3 },
      { ID: 4, quantity: 1 },
    ]);
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    const summary = within(canvas.getByRole('complementary', { name: 'Vaša narudžba' }));
    await expect(summary.getByRole('heading', { name: 'Alpha Potent količina 2' })).toBeVisible();
    await expect(summary.getByRole('heading', { name: 'Libido količina 1' })).toBeVisible();
    await expect(summary.getByText(/^Ukupno/).parentElement).toHaveTextContent(/133,70\sKM$/);
    await said(canvas, /^Stigla je onakva kakva je ranije poslana\./);
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":1},{"ID":"4","quantity":1}]');
  },
});

/** Another tab found it first, and its shopper has begun to fill the cart anew. */
export const FoundInAnotherTab = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await retryButton(canvas);
    localStorage.removeItem(ATTEMPT_KEY);
    changeElsewhere([{ ID: 1, quantity: 1 }]);
    await findPageHeading(canvas, 'Narudžba je ipak stigla');
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":1,"quantity":1}]');
  },
});
