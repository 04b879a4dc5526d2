import { expect, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { offerId } from '#mocks/testing';
import { backToTop, findPageHeading, holdDelays, watchCalls } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  changeInOtherTab,
  expectCartKept,
  inCheckout,
  sentKey,
  shop,
  storeAttempt,
  watchOrders,
  withMember,
} from '../checkout.plays';
import { ATTEMPT_KEY } from '../order/attempts';
import { ANSWER_TIMEOUT_MS } from '../order/placeOrder';

/** An order that may have been made: the shopper is told, and nothing is sent again without a press. */
const meta = preview.meta({
  title: 'Screens/Checkout/Unknown order',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** A lost answer: a retry looks among the shopper's orders before it sends. */
export const Default = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    await checkout.retype();
    await checkout.finish();
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(text.looksFirst);
    await checkout.retryButton();
    backToTop();
  },
});

Default.test(
  'a retry sends the typed values and the same key',
  { globals: { shell: 'on' } },
  async (context) => {
    const { retry, expectOrdered } = inCheckout(context);
    const firstKey = sentKey();
    const orders = watchOrders();
    await retry();
    await expectOrdered();
    await expect(firstKey).toBeDefined();
    await expect(orders()).toMatchObject([{ key: firstKey, params: { LastName: 'Drugačić' } }]);
  },
);

Default.test(
  'another cart is sent with the same key',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { text, alpha, money, press, expectOrdered } = inCheckout(context);
    const firstKey = sentKey();
    const orders = watchOrders();
    changeInOtherTab([{ ID: 1, quantity: 1 }]);
    await press(text.retryFor(money(alpha.NewPrice)));
    await expectOrdered();
    await expect(orders()).toMatchObject([
      { key: firstKey, params: { Articles: [{ ID: '1', Quantity: 1 }] } },
    ]);
  },
);

Default.test(
  'a retry whose look fails sends nothing before it has said so',
  { parameters: withMember('orders.failsOnce', 'account.failsLater') },
  async (context) => {
    const { text, nextOrder, retry } = inCheckout(context);
    const orders = watchOrders();
    await retry();
    const alert = await context.canvas.findByText(text.cannotTell, { exact: false });
    await expect(alert).toBeVisible();
    await expect(orders()).toEqual([]);
    await retry();
    await findPageHeading(context.canvas, text.foundHeading);
    await expect(context.canvas.getByText(`${text.foundNumber}: ${nextOrder.id}`)).toBeVisible();
    await expect(orders()).toHaveLength(1);
  },
);

Default.test('the notice goes when another tab has learnt the outcome', async (context) => {
  const { finishButton } = inCheckout(context);
  localStorage.removeItem(ATTEMPT_KEY);
  dispatchEvent(new StorageEvent('storage', { key: ATTEMPT_KEY }));
  await finishButton();
  await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
});

/** A lost answer while the shopper's orders cannot be loaded: nothing tells whether it has arrived, and a retry may make two. */
export const CannotTell = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async (context) => {
    const { text, finish, retryButton } = inCheckout(context);
    await finish();
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(text.cannotTell);
    await retryButton();
    await expectCartKept();
    backToTop();
  },
});

CannotTell.test('a retry sends the same key and gets the same order', async (context) => {
  const { text, nextOrder, retry } = inCheckout(context);
  const firstKey = sentKey();
  const orders = watchOrders();
  await retry();
  await findPageHeading(context.canvas, text.foundHeading);
  await expect(context.canvas.getByText(`${text.foundNumber}: ${nextOrder.id}`)).toBeVisible();
  await expect(firstKey).toBeDefined();
  await expect(orders()).toMatchObject([{ key: firstKey }]);
});

/** An order that has got no answer for 30 s: the shopper can act while the request goes on. */
export const NoAnswerYet = meta.story({
  parameters: withMember('orders.pending'),
  play: async (context) => {
    const { finish, retryButton } = inCheckout(context);
    const endDelays = holdDelays(ANSWER_TIMEOUT_MS);
    await finish();
    await waitFor(() => expect(sentKey()).toBeDefined());
    await waitFor(() => {
      endDelays();
      expect(context.canvas.getByRole('alert')).toHaveTextContent(fixedTexts.orderFailed);
    });
    await expect(await retryButton()).not.toHaveAttribute('aria-busy');
    await expectCartKept();
    backToTop();
  },
});

/** An order that was being sent when the page was reloaded: the screen says so as soon as it opens. */
export const AfterReload = meta.story({
  parameters: withMember(),
  beforeEach: () => storeAttempt({ lines: [{ offerId: offerId('1'), quantity: 2 }], latestBefore: 0 }),
  play: async (context) => {
    const { text, retryButton } = inCheckout(context);
    await retryButton();
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(text.unknown);
    await expectCartKept();
  },
});

/** The order form as usual, although another user of the device has lost an order: it is not shown and takes nothing from this cart. */
export const LostByAnotherUser = meta.story({
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
