import { expect, userEvent } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { offerId } from '#mocks/testing';
import { backToTop, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  expectCartKept,
  inCheckout,
  sentKeys,
  shop,
  shortenAnswerTimeout,
  storeAttempt,
  watchOrders,
  withMember,
} from '../checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout/Unclear order',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** A lost order that is not among the shopper's orders yet: a retry looks again before it sends. */
export const NotAmongTheOrders = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember('orders.failsOnce'),
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    await checkout.retype();
    await checkout.finish();
    const status = await checkout.findInStatus(text.look.notThere);
    await expect(status).toHaveTextContent(text.checkedAgain);
    await checkout.retryButton();
    backToTop();
  },
});

NotAmongTheOrders.test(
  'a retry sends the typed values and the same key',
  { globals: { shell: 'on' } },
  async (context) => {
    const { retryButton, expectOrdered } = inCheckout(context);
    const [firstKey] = sentKeys();
    const orders = watchOrders();
    await userEvent.click(await retryButton());
    await expectOrdered();
    await expect(firstKey).toBeDefined();
    await expect(orders()).toMatchObject([{ key: firstKey, params: { LastName: 'Drugačić' } }]);
  },
);

/** A lost order, while the shopper's orders cannot be loaded: nothing tells whether it has arrived, and a retry may make a second one. */
export const OrdersUnavailable = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    await checkout.finish();
    const status = await checkout.findInStatus(text.look.unknown);
    await expect(status).toHaveTextContent(text.mayBeTwo);
    await checkout.retryButton();
    backToTop();
  },
});

OrdersUnavailable.test(
  'a retry sends the same key and gets the same order',
  { globals: { shell: 'on' } },
  async (context) => {
    const { retryButton, expectOrdered } = inCheckout(context);
    const [firstKey] = sentKeys();
    const orders = watchOrders();
    await userEvent.click(await retryButton());
    await expectOrdered();
    await expect(firstKey).toBeDefined();
    await expect(orders()).toMatchObject([{ key: firstKey }]);
  },
);

/** A lost order that cannot be told from an earlier one, because the earlier orders did not load in time. */
export const EarlierOrdersUnknown = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember('orders.answerLostOnce', 'account.failsOnce'),
  play: async (context) => {
    const { text, finish, findInStatus } = inCheckout(context);
    await finish();
    const status = await findInStatus(text.look.unknown);
    await expect(status).toHaveTextContent(text.mayBeTwo);
    await expect(context.canvas.getByRole('link', { name: text.toOrders })).toBeVisible();
    backToTop();
  },
});

/** An order that has got no answer for 30 s: the shopper can act while the request goes on. */
export const NoAnswerYet = meta.story({
  tags: ['fault:slow-answer'],
  parameters: withMember('orders.pending'),
  beforeEach: shortenAnswerTimeout,
  play: async (context) => {
    const { text, finish, retryButton, findInStatus } = inCheckout(context);
    await finish();
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(fixedTexts.orderFailed);
    await expect(await retryButton()).not.toHaveAttribute('aria-busy');
    await findInStatus(text.look.notThere);
    await expectCartKept();
    await expect(sentKeys()).toHaveLength(1);
    backToTop();
  },
});

/** The order form as usual, although another user of the device has lost an order: it is not shown and takes nothing from this cart. */
export const LostByAnotherUser = meta.story({
  tags: ['fault:lost-order'],
  parameters: withMember(),
  beforeEach: () =>
    storeAttempt({
      lines: [{ offerId: offerId('1'), quantity: 2 }],
      latestBefore: 0,
      login: 'login-of-somebody-else',
    }),
  play: async (context) => {
    await inCheckout(context).finishButton();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expectCartKept();
  },
});

LostByAnotherUser.test(
  'the order of this user is sent at once',
  { globals: { shell: 'on' } },
  async (context) => {
    const { finish, expectOrdered } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    await finish();
    await expectOrdered();
    await expect(orders()).toHaveLength(1);
  },
);
