import { expect, userEvent } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { offerId } from '#mocks/testing';
import { backToTop, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  changeInOtherTab,
  expectCartKept,
  type InCheckout,
  inCheckout,
  newestOrder,
  sentKeys,
  shop,
  storeAttempt,
  watchOrders,
  withMember,
} from '../checkout.plays';
import { messages } from '../messages';

/** An order that differs from one whose outcome is unclear: it is sent only after a confirmation. */
const meta = preview.meta({
  title: 'Screens/Checkout/Another order',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** Presses the button and expects that this sends one order, with another key than the first. */
async function confirm({ newOrderButton, expectOrdered }: InCheckout, amount?: string, orderId?: string) {
  const [firstKey] = sentKeys();
  const orders = watchOrders();
  await userEvent.click(await newOrderButton(amount));
  await expectOrdered(orderId);
  await expect(firstKey).toBeDefined();
  await expect(orders()).toMatchObject([{ key: expect.any(String) }]);
  await expect(orders()).not.toMatchObject([{ key: firstKey }]);
}

/** A notice about two orders, because the cart has changed since the failed try. */
export const CartChanged = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember('orders.failsOnce'),
  play: async (context) => {
    const { alpha, money, finish, newOrderButton } = inCheckout(context);
    await finish();
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(fixedTexts.orderFailed);
    changeInOtherTab([{ ID: 1, quantity: 1 }]);
    await newOrderButton(money(alpha.NewPrice));
    backToTop();
  },
});

CartChanged.test('confirming sends a new order', { globals: { shell: 'on' } }, async (context) => {
  const checkout = inCheckout(context);
  await confirm(checkout, checkout.money(checkout.alpha.NewPrice));
});

/** The same notice after a correction of the data, while the shopper's orders cannot be loaded. */
export const Corrected = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    await checkout.finish();
    const status = await checkout.findInStatus(text.look.unknown);
    await checkout.retype();
    await expect(status).toHaveTextContent(text.another);
    await expect(status).not.toHaveTextContent(text.mayBeTwo);
    await checkout.newOrderButton();
    backToTop();
  },
});

Corrected.test('confirming sends a new order', { globals: { shell: 'on' } }, async (context) => {
  const checkout = inCheckout(context);
  // The backend has the first one too.
  await confirm(checkout, checkout.total, `${Number(checkout.nextOrder.id) + 1}`);
});

/** The same notice after a reload, for another cart than the one that was being sent. */
export const AfterReload = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember('account.fails'),
  beforeEach: ({ globals }) => {
    const newest = newestOrder(inCountry(messages, globals).member);
    storeAttempt({
      lines: [{ offerId: offerId('4'), quantity: 1 }],
      latestBefore: Date.parse(newest?.createdAt ?? ''),
    });
  },
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    await checkout.finish();
    const status = await checkout.findInStatus(text.look.unknown);
    await expect(status).toHaveTextContent(text.another);
    await checkout.newOrderButton();
    await expectCartKept();
    backToTop();
  },
});

AfterReload.test('confirming sends the new order', { globals: { shell: 'on' } }, async (context) => {
  await confirm(inCheckout(context));
});

/** Moves the device's clock on by over an hour, after which an attempt has expired. `shop.now` restores the clock. */
function letAnHourPass() {
  const expired = Date.now() + 61 * 60_000;
  Date.now = () => expired;
}

/** A notice about two orders, because the first try was over an hour ago: the same order now counts as a new one. */
export const Expired = meta.story({
  tags: ['fault:lost-order'],
  parameters: { shop: { ...withMember('orders.failsOnce').shop, now: '2026-11-23T09:00:00Z' } },
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    await checkout.finish();
    await checkout.findInStatus(text.look.notThere);
    letAnHourPass();
    await userEvent.click(await checkout.retryButton());
    await checkout.newOrderButton();
    const status = await checkout.findInStatus(text.look.notThere);
    await expect(status).toHaveTextContent(text.expiredAttempt);
    await expectCartKept();
    backToTop();
  },
});

Expired.test('confirming sends a new order', { globals: { shell: 'on' } }, async (context) => {
  await confirm(inCheckout(context));
});
