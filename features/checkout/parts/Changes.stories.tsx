import { expect, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { backToTop, cartOfNextPage, holdAnswers, holdDelays, watchCalls } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  changeInOtherTab,
  expectCartKept,
  type InCheckout,
  inCheckout,
  sentKey,
  shop,
  withMember,
} from '../checkout.plays';
import { CHECK_TIMEOUT_MS } from '../order/placeOrder';

const meta = preview.meta({
  title: 'Screens/Checkout/Changes',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const consoleErrors = ['Offer left out, malformed'];

/** What `offers.firstRepriced` adds to the price of Alpha Potent. */
const RAISE = 10;

/** The sum after the raise. */
const raisedTotal = ({ alpha, libido, money }: InCheckout) =>
  money(2 * (alpha.NewPrice + RAISE) + libido.NewPrice);

/** A changed price in a notice and at its line, after a press: nothing is sent before the shopper agrees to the new total. */
export const PriceChanged = meta.story({
  parameters: withMember('offers.firstRepriced'),
  play: async (context) => {
    const { canvas } = context;
    const checkout = inCheckout(context);
    const { text, alpha, total, money } = checkout;
    await checkout.retype();
    await checkout.finish();
    const notice = await checkout.findInAlert(text.priceChanged(1));
    const before = money(2 * alpha.NewPrice);
    const now = money(2 * (alpha.NewPrice + RAISE));
    await expect(notice).toHaveTextContent(text.newPrice(alpha.Name, before, now));
    await expect(notice).toHaveTextContent(text.newTotal(total, raisedTotal(checkout)));
    const line = canvas.getByRole('heading', { name: `${alpha.Name} ${text.quantity(2)}` }).closest('li');
    await expect(line).toHaveTextContent(text.lineBefore(before));
    await expect(line).toHaveTextContent(now);
    const confirm = await checkout.findButton(text.confirmTotal(raisedTotal(checkout)));
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus());
    await checkout.expectOneAccentButton(confirm);
    await checkout.expectRetyped();
    backToTop();
  },
});

PriceChanged.test(
  'the order is sent when the new total is confirmed',
  { globals: { shell: 'on' } },
  async (context) => {
    const checkout = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    await checkout.press(checkout.text.confirmTotal(raisedTotal(checkout)));
    await checkout.expectOrdered();
    await expect(orders()).toHaveLength(1);
  },
);

PriceChanged.test('the amounts before the change follow a changed quantity', async (context) => {
  const { text, alpha, libido, money, findInAlert, findButton } = inCheckout(context);
  changeInOtherTab([
    { ID: 1, quantity: 3 },
    { ID: 2, quantity: 1 },
  ]);
  const before = 3 * alpha.NewPrice;
  const now = 3 * (alpha.NewPrice + RAISE);
  await findButton(text.confirmTotal(money(now + libido.NewPrice)));
  const notice = await findInAlert(text.priceChanged(1));
  await expect(notice).toHaveTextContent(text.newPrice(alpha.Name, money(before), money(now)));
  await expect(notice).toHaveTextContent(
    text.newTotal(money(before + libido.NewPrice), money(now + libido.NewPrice)),
  );
  const name = `${alpha.Name} ${text.quantity(3)}`;
  const line = context.canvas.getByRole('heading', { name }).closest('li');
  await expect(line).toHaveTextContent(text.lineBefore(money(before)));
});

/** The same change before any press, because the shopper has returned to the window. */
export const PriceChangedMeanwhile = meta.story({
  parameters: withMember('offers.firstRepriced'),
  play: async (context) => {
    const checkout = inCheckout(context);
    const { text, finishButton, findInAlert, findButton } = checkout;
    await finishButton();
    document.dispatchEvent(new Event('visibilitychange'));
    await findInAlert(text.priceChanged(1));
    await expect(await findButton(text.confirmTotal(raisedTotal(checkout)))).toBeVisible();
  },
});

/** An article that has gone out of stock, after a press: it is named, and can be removed or ordered all the same. */
export const SoldOut = meta.story({
  parameters: withMember('offers.firstSoldOut'),
  play: async (context) => {
    const { text, alpha, total, country, ...checkout } = inCheckout(context);
    await checkout.retype();
    await checkout.finish();
    const notice = await checkout.findInAlert(text.soldOutTitle);
    await expect(notice).toHaveTextContent(text.soldOut(alpha.Name));
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus());
    const name = `${alpha.Name} ${text.quantity(2)}`;
    const line = context.canvas.getByRole('heading', { name }).closest('li');
    await expect(line).toHaveTextContent(offerMessages[country].outOfStock);
    await checkout.expectOneAccentButton(await checkout.findButton(text.orderAnyway(total)));
    await checkout.expectRetyped();
    await expectCartKept();
    backToTop();
  },
});

SoldOut.test(
  'the rest is ordered once the article is removed',
  { globals: { shell: 'on' } },
  async (context) => {
    const { text, alpha, libido, money, press, expectOrdered } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    await userEvent.click(context.canvas.getByRole('button', { name: text.remove(alpha.Name) }));
    await expect(context.canvas.getByRole('heading', { level: 2, name: text.summary })).toHaveFocus();
    await press(text.finishFor(money(libido.NewPrice)));
    await expectOrdered();
    await expect(orders()).toMatchObject([{ Articles: [{ ID: '2', Quantity: 1 }] }]);
  },
);

/** A price in another currency, after a press: both currencies stand at their lines, and nothing adds them. */
export const OtherCurrency = meta.story({
  parameters: withMember('offers.firstInOtherCurrency'),
  play: async (context) => {
    const { text, alpha, totals, money, settings, ...checkout } = inCheckout(context);
    await checkout.finish();
    const now = money(2 * alpha.NewPrice).replace(settings.currency, 'CHF');
    const notice = await checkout.findInAlert(text.priceChanged(1));
    await expect(notice).toHaveTextContent(text.newPrice(alpha.Name, money(2 * alpha.NewPrice), now));
    await expect(notice).toHaveTextContent(text.cartChangedHint);
    await checkout.findButton(text.finish);
    const summary = await checkout.findSummary();
    await expect(summary.getByText(totals.noTotal)).toBeVisible();
    await expect(summary.queryByText(totals.total)).not.toBeInTheDocument();
    backToTop();
  },
});

/** An article that is no longer sold, after a press: it is named, leaves the cart, and the rest can be ordered. */
export const NotSoldAnyMore = meta.story({
  parameters: withMember('offers.firstWithdrawn'),
  play: async (context) => {
    const { text, alpha, libido, total, money, ...checkout } = inCheckout(context);
    await checkout.retype();
    await checkout.finish();
    const notice = await checkout.findInAlert(text.notSold);
    await expect(notice).toHaveTextContent(text.removed(alpha.Name));
    await expect(notice).toHaveTextContent(text.newTotal(total, money(libido.NewPrice)));
    const line = context.canvas.getByRole('heading', { name: alpha.Name }).closest('li');
    await expect(line).toHaveTextContent(text.lineNotSold);
    await checkout.expectRetyped();
    await expect(cartOfNextPage()).toEqual([{ ID: 2, quantity: 1 }]);
    backToTop();
  },
});

NotSoldAnyMore.test('the rest is ordered', { globals: { shell: 'on' } }, async (context) => {
  const { text, libido, money, press, expectOrdered } = inCheckout(context);
  await press(text.confirmTotal(money(libido.NewPrice)));
  await expectOrdered();
});

/** An empty cart, because its only article is no longer sold: the notice says why. */
export const NothingSoldAnyMore = meta.story({
  parameters: {
    shop: { ...withMember('offers.firstWithdrawn').shop, cart: [{ ID: 1, quantity: 1 }] },
  },
  play: async (context) => {
    const { text, alpha, money, ...checkout } = inCheckout(context);
    await checkout.press(text.finishFor(money(alpha.NewPrice)));
    await checkout.findInAlert(text.removed(alpha.Name));
    await expect(context.canvas.getByRole('heading', { name: text.empty })).toBeVisible();
    await expect(await checkout.findButton(text.finish)).not.toHaveAttribute('aria-busy');
    backToTop();
  },
});

/** An article whose price has become unreadable, after a press: it is named, stays in the cart, and the rest can be ordered. */
export const UnreadableMeanwhile = meta.story({
  parameters: { ...withMember('offers.oneMalformedMeanwhile'), consoleErrors },
  play: async (context) => {
    const { canvas } = context;
    const { text, alpha, libido, total, money, ...checkout } = inCheckout(context);
    await checkout.finish();
    const notice = await checkout.findInAlert(text.notOrderable);
    await expect(notice).toHaveTextContent(text.leftOut(libido.Name));
    await expect(notice).toHaveTextContent(text.newTotal(total, money(2 * alpha.NewPrice)));
    const line = canvas.getByRole('heading', { name: libido.Name }).closest('li');
    await expect(line).toHaveTextContent(text.unreadableLine);
    await expect(canvas.queryByText(text.lineNotSold)).not.toBeInTheDocument();
    await expectCartKept();
    backToTop();
  },
});

UnreadableMeanwhile.test(
  'the line is ordered once its price is readable again',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { country, press, finish, expectOrdered } = inCheckout(context);
    await press(pageMessages[country].retry);
    await finish();
    await expectOrdered();
  },
);

/** An order on its way although the prices could not be loaded again: the backend decides. */
export const PricesNotChecked = meta.story({
  parameters: withMember('offers.failsLater', 'orders.pending'),
  play: async (context) => {
    const { text, finish, findButton } = inCheckout(context);
    await finish();
    await expect(await findButton(text.sending)).toHaveAttribute('aria-busy', 'true');
    // The attempt is stored when the order is sent.
    await waitFor(() => expect(sentKey()).toBeDefined());
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    backToTop();
  },
});

/** A cart that another tab has changed after the press: nothing is sent before the shopper has seen it. */
export const CartChangedMeanwhile = meta.story({
  parameters: withMember('account.slow'),
  play: async (context) => {
    const { text, libido, money, ...checkout } = inCheckout(context);
    holdDelays(CHECK_TIMEOUT_MS);
    const letAnswerCome = holdAnswers();
    await checkout.finish();
    await checkout.findButton(text.sending);
    changeInOtherTab([{ ID: 2, quantity: 1 }]);
    await letAnswerCome();
    const notice = await checkout.findInAlert(fixedTexts.orderFailed);
    await expect(notice).toHaveTextContent(`${text.cartChanged}. ${text.cartChangedHint}`);
    await checkout.findButton(text.confirmTotal(money(libido.NewPrice)));
    await expect(sentKey()).toBeUndefined();
    backToTop();
  },
});

CartChangedMeanwhile.test(
  'the current cart is ordered when it is confirmed',
  { globals: { shell: 'on' } },
  async (context) => {
    const { text, libido, money, press, expectOrdered } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    await press(text.confirmTotal(money(libido.NewPrice)));
    await expectOrdered();
    await expect(orders()).toMatchObject([{ Articles: [{ ID: '2', Quantity: 1 }] }]);
  },
);

/** An article whose name and price are unreadable from the start: it is marked, and the total covers the rest. */
export const Unreadable = meta.story({
  parameters: { ...withMember('offers.oneMalformed'), consoleErrors },
  play: async (context) => {
    const { canvas } = context;
    const { text, alpha, money, ...checkout } = inCheckout(context);
    const rest = money(2 * alpha.NewPrice);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text.unreadable);
    const summary = await checkout.findSummary();
    await expect(summary.getByRole('heading', { name: `${alpha.Name} ${text.quantity(2)}` })).toBeVisible();
    await expect(checkout.totalIn(summary)).toHaveTextContent(rest);
    // The bar at the top counts the same pieces as the total.
    await expect(canvas.getByText(`${text.summary} (2)`)).toBeInTheDocument();
    const line = summary.getByRole('heading', { name: text.unnamedOffer('2') }).closest('li');
    await expect(line).toHaveTextContent(text.unreadableLine);
    await expect(await checkout.findButton(text.finishFor(rest))).toBeVisible();
    await expectCartKept();
  },
});

Unreadable.test(
  'the rest is ordered, and the line stays in the cart',
  { globals: { shell: 'on' } },
  async (context) => {
    const { text, alpha, money, press, expectThanks } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    await press(text.finishFor(money(2 * alpha.NewPrice)));
    await expectThanks();
    await expect(orders()).toMatchObject([{ Articles: [{ ID: '1', Quantity: 2 }] }]);
    await expect(cartOfNextPage()).toEqual([{ ID: 2, quantity: 1 }]);
  },
);

Unreadable.test('removing the line moves the focus to the summary', async (context) => {
  const { canvas } = context;
  const { text } = inCheckout(context);
  await userEvent.click(canvas.getByRole('button', { name: text.remove(text.unnamedOffer('2')) }));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 2, name: text.summary })).toHaveFocus();
  await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 2 }]);
});

/** The message for a cart of which nothing is readable, after a press: each line can be removed. */
export const NothingReadable = meta.story({
  parameters: {
    shop: { ...withMember('offers.oneMalformed').shop, cart: [{ ID: 2, quantity: 1 }] },
    consoleErrors,
  },
  play: async (context) => {
    const { text, orderForm, press } = inCheckout(context);
    await context.canvas.findByRole('heading', { name: text.unnamedOffer('2') });
    const form = await orderForm();
    await press(text.finish);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(text.noPrices);
    backToTop();
  },
});

/**
 * The message for an order that the backend refuses, because an article is no longer sold since prices were checked. The
 * reloaded list tells which one.
 */
export const RefusedAsNotSold = meta.story({
  parameters: withMember('orders.notFoundOnce', 'offers.firstWithdrawnLater'),
  play: async (context) => {
    const { text, alpha, libido, money, ...checkout } = inCheckout(context);
    await checkout.finish();
    await checkout.findInAlert(fixedTexts.orderFailed);
    await checkout.findInAlert(text.removed(alpha.Name));
    await checkout.findButton(text.confirmTotal(money(libido.NewPrice)));
    backToTop();
  },
});

RefusedAsNotSold.test('the rest is ordered', { globals: { shell: 'on' } }, async (context) => {
  const { text, libido, money, press, expectOrdered } = inCheckout(context);
  await press(text.confirmTotal(money(libido.NewPrice)));
  await expectOrdered();
});
