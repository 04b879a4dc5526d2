import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { offerId } from '#mocks/testing';
import { type Canvas, headed, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { ATTEMPT_KEY, type Attempted, createAttempt } from '../attempt';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  cart,
  expectCartKept,
  expectOrdered,
  finish,
  forgetAttempt,
  orderForm,
  retryButton,
  retype,
  said,
  shop,
  watchKeys,
  withMember,
} from '../checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout/Lost answer',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
  beforeEach: forgetAttempt,
});

export default meta;

const ORDER_FAILED = 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';

/** Of the order that a story has sent, for the test that goes on from it. */
let firstKey: string | undefined;

/** The same button once what it would send is not what was sent. */
const newOrderButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pošalji novu narudžbu za 133,70\sKM$/ });

/** What the profile says was ordered, and before there was an answer the page was loaded anew. */
function sendBeforeReload(articles: Attempted['articles']) {
  createAttempt(localStorage).add(
    { articles, firstName: 'Edin', lastName: 'Begović', phone: '38761234567' },
    0,
  );
}

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
    const heading = await headed(canvas, 'Narudžba je ipak stigla');
    await waitFor(() => expect(heading).toHaveFocus());
    // The fixtures' last number is 104512: one order came after it, not two.
    await expect(canvas.getByText('Broj narudžbe: 104513')).toBeVisible();
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
  await headed(canvas, '/checkout/5');
});

/** Who tries again before the screen has looked makes no second order: it looks first. */
export const Retried = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await userEvent.click(await retryButton(canvas));
    await expectOrdered(canvas);
    await headed(canvas, '/checkout/5');
    await expect(orders()).toHaveLength(1);
  },
});

/** Orders, loses the answer, and cannot look whether the order has arrived. */
async function finishUnseen(canvas: Canvas) {
  const keys = watchKeys();
  await finish(canvas);
  const status = await said(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
  await expect(status).toHaveTextContent('šalje se ista narudžba, a ne još jedna');
  [firstKey] = keys();
  return status;
}

/** Where it cannot be looked, the second try carries the same key, and the backend gives the same order. */
export const NoOrdersToSee = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async ({ canvas }) => {
    await finishUnseen(canvas);
    await retryButton(canvas);
  },
});

NoOrdersToSee.test('the second try is the same order', async ({ canvas }) => {
  const keys = watchKeys();
  await userEvent.click(await retryButton(canvas));
  await expectOrdered(canvas);
  await expect(firstKey).toBeDefined();
  await expect(keys()).toEqual([firstKey]);
  await headed(canvas, '/checkout/5');
});

/** The page was loaded anew while the order was being sent: the screen looks by itself whether it has arrived. */
export const ReloadedMeanwhile = meta.story({
  parameters: {
    shop: {
      ...shop,
      cart: [{ ID: 10, quantity: 1 }],
      scenarios: ['session.member' as const],
      // Just before the member's order of these articles was made.
      now: '2026-08-19T16:30:00Z',
    },
  },
  beforeEach: () => sendBeforeReload([{ id: offerId('10'), quantity: 1 }]),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await orderForm(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await headed(canvas, 'Narudžba je ipak stigla');
    await expect(canvas.getByText('Broj narudžbe: 103580')).toBeVisible();
    await expect(canvas.queryByText(/^Stigla je onakva/)).not.toBeInTheDocument();
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    await expect(orders()).toEqual([]);
  },
});

/** After a reload too, another order than the one on its way is sent only once that was said. */
export const AnotherOrderAfterReload = meta.story({
  parameters: withMember('account.fails'),
  beforeEach: () => sendBeforeReload([{ id: offerId('4'), quantity: 1 }]),
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

/** One order was sent, and it is not the story's again. */
async function expectAnother(keys: ReturnType<ReturnType<typeof watchKeys>>) {
  await expect(firstKey).toBeDefined();
  await expect(keys).toEqual([expect.any(String)]);
  await expect(keys).not.toEqual([firstKey]);
}

/** Another cart is another purchase (decision 18). */
export const CartChangedBetweenTries = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    const keys = watchKeys();
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    changeElsewhere([{ ID: 1, quantity: 1 }]);
    await canvas.findByRole('button', { name: anotherOrder });
    [firstKey] = keys();
  },
});

CartChangedBetweenTries.test('it is another order', async ({ canvas }) => {
  const keys = watchKeys();
  await userEvent.click(canvas.getByRole('button', { name: anotherOrder }));
  await expectOrdered(canvas);
  await expectAnother(keys());
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
    await headed(canvas, 'Narudžba je ipak stigla');
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
    await expect(status).not.toHaveTextContent('šalje se ista narudžba');
    await newOrderButton(canvas);
  },
});

CorrectedAndNoOrdersToSee.test('it is sent by whoever has read that', async ({ canvas }) => {
  const keys = watchKeys();
  await userEvent.click(await newOrderButton(canvas));
  await expectOrdered(canvas);
  await expectAnother(keys());
});

/** What another tab adds while the order is on its way stays in the cart. */
export const AddedWhileSending = meta.story({
  parameters: withMember('orders.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await waitFor(() => expect(orders()).toHaveLength(1));
    changeElsewhere([...cart, { ID: 4, quantity: 1 }]);
    await headed(canvas, '/checkout/5');
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
    await headed(canvas, 'Narudžba je ipak stigla');
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
    await headed(canvas, 'Narudžba je ipak stigla');
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":1,"quantity":1}]');
  },
});
