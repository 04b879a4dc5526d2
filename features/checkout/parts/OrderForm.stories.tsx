import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { LOGIN_KEY } from '#features/shared/session';
import { designs } from '#storybook/designs';
import {
  backToTop,
  cartOfNextPage,
  findPageHeading,
  holdAnswers,
  holdDelays,
  watchCalls,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  cart,
  changeInOtherTab,
  expectCartKept,
  inCheckout,
  sentKey,
  shop,
  withMember,
} from '../checkout.plays';
import { ANSWER_TIMEOUT_MS } from '../order/placeOrder';

const meta = preview.meta({
  title: 'Screens/Checkout/Order form',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('checkout-user-390', 'checkout-user-1440'), shop },
});

export default meta;

/** The form of a logged-in shopper, filled in from the profile. */
export const Default = meta.story({
  parameters: withMember(),
  play: async (context) => {
    const { text, labels, member, ...checkout } = inCheckout(context);
    await findPageHeading(context.canvas, text.memberHeading);
    const form = await checkout.orderForm();
    const { firstName, lastName, phone } = checkout.fieldsOf(form);
    await expect(firstName).toHaveValue(member.UserInfo.FirstName);
    await expect(lastName).toHaveValue(member.UserInfo.LastName);
    await expect(phone).toHaveValue(checkout.shownPhone(member.UserInfo.PhoneNumber));
    await expect(form.getByText(labels.required)).toBeVisible();
    await expect(form.getByText(text.payment)).toBeVisible();
    const button = await checkout.finishButton();
    await expect(button).toBeVisible();
    await checkout.expectOneAccentButton(button);
  },
});

Default.test('Enter in a field sends the typed values', { globals: { shell: 'on' } }, async (context) => {
  const { fieldsOf, retype, finishButton, expectOrdered } = inCheckout(context);
  const orders = watchCalls('shopOrders.add');
  const form = await retype();
  await finishButton();
  await userEvent.type(fieldsOf(form).firstName, '{Enter}');
  await expectOrdered();
  await expect(orders()).toHaveLength(1);
  await expect(orders()[0]).toMatchObject({
    Articles: [
      { ID: '1', Quantity: 2 },
      { ID: '2', Quantity: 1 },
    ],
    FirstName: 'Edin',
    LastName: 'Drugačić',
    PhoneNumber: '38763111222',
  });
});

Default.test(
  'two clicks and an Enter send one order, and the summary keeps it until the thank-you page opens',
  { globals: { shell: 'on' }, parameters: withMember('orders.slow') },
  async (context) => {
    const { canvas } = context;
    const { text, ...checkout } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    let sawEmpty = false;
    const watch = new MutationObserver(() => {
      sawEmpty ||= canvas.queryByText(text.empty) !== null;
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const letAnswerCome = holdAnswers();
    await userEvent.dblClick(await checkout.finishButton());
    const { firstName } = checkout.fieldsOf(await checkout.orderForm());
    await userEvent.type(firstName, '{Enter}');
    await checkout.press(text.sending);
    await letAnswerCome();
    await checkout.expectOrdered();
    watch.disconnect();
    await expect(orders()).toHaveLength(1);
    await expect(sawEmpty).toBe(false);
  },
);

Default.test(
  'an answer that comes after 30 s still counts',
  { globals: { shell: 'on' }, parameters: withMember('orders.slow') },
  async (context) => {
    const { finish, expectOrdered } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    const letAnswerCome = holdAnswers();
    const endDelays = holdDelays(ANSWER_TIMEOUT_MS);
    await finish();
    await waitFor(() => expect(orders()).toHaveLength(1));
    await waitFor(() => {
      endDelays();
      expect(context.canvas.getByRole('alert')).toHaveTextContent(fixedTexts.orderFailed);
    });
    await letAnswerCome();
    await expectOrdered();
    await expect(orders()).toHaveLength(1);
  },
);

Default.test(
  'articles that another tab adds while the order is being sent stay in the cart',
  { globals: { shell: 'on' }, parameters: withMember('orders.slow') },
  async (context) => {
    const { finish, expectThanks } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    const letAnswerCome = holdAnswers();
    await finish();
    await waitFor(() => expect(orders()).toHaveLength(1));
    changeInOtherTab([...cart, { ID: 4, quantity: 1 }]);
    await letAnswerCome();
    await expectThanks();
    await expect(cartOfNextPage()).toEqual([{ ID: 4, quantity: 1 }]);
  },
);

Default.test(
  'an answer that comes after a logout in another tab still counts',
  { globals: { shell: 'on' }, parameters: withMember('orders.slow') },
  async (context) => {
    const { finish, expectOrdered } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    const letAnswerCome = holdAnswers();
    await finish();
    await waitFor(() => expect(orders()).toHaveLength(1));
    // The other tab has removed the id; the check that it triggers here has not been answered yet.
    localStorage.removeItem(LOGIN_KEY);
    await letAnswerCome();
    await expectOrdered();
  },
);

/** Messages beside the fields that are empty, after a press on the order button. */
export const Invalid = meta.story({
  parameters: withMember(),
  play: async (context) => {
    const { fieldsOf, orderForm, finish } = inCheckout(context);
    const { firstName, lastName, phone } = fieldsOf(await orderForm());
    await userEvent.clear(firstName);
    await userEvent.type(firstName, ' ');
    await userEvent.clear(lastName);
    await userEvent.clear(phone);
    await expect(firstName).toBeValid();
    await finish();
    await waitFor(() => expect(firstName).toHaveAccessibleDescription(fixedTexts.firstNameMissing));
    await expect(lastName).toHaveAccessibleDescription(fixedTexts.lastNameMissing);
    await expect(phone).toHaveAccessibleDescription(/Broj telefona ne može biti prazan\.$/);
    await expect(firstName).toHaveFocus();
    backToTop();
  },
});

Invalid.test(
  'a message goes as soon as its field is valid; only a valid form is sent',
  { globals: { shell: 'on' } },
  async (context) => {
    const { fieldsOf, orderForm, finish, expectOrdered } = inCheckout(context);
    const orders = watchCalls('shopOrders.add');
    const { firstName, lastName, phone } = fieldsOf(await orderForm());
    await userEvent.type(firstName, 'E');
    await waitFor(() => expect(firstName).toBeValid());
    await userEvent.type(phone, '061234567');
    await waitFor(() => expect(phone).toBeValid());
    await expect(lastName).toBeInvalid();
    await finish();
    await waitFor(() => expect(lastName).toHaveFocus());
    await userEvent.type(lastName, 'B');
    await finish();
    await expectOrdered();
    await expect(orders()).toHaveLength(1);
  },
);

/** A busy button, while the order is being sent; the typed values stay visible. */
export const Sending = meta.story({
  parameters: withMember('orders.pending'),
  play: async (context) => {
    const { text, retype, finish, findButton, expectRetyped } = inCheckout(context);
    await retype();
    await finish();
    await expect(await findButton(text.sending)).toHaveAttribute('aria-busy', 'true');
    await expectRetyped();
    backToTop();
  },
});

/** The message for an order that the backend refuses; cart and typed values are kept. */
export const Refused = meta.story({
  parameters: withMember('orders.notFoundOnce'),
  play: async (context) => {
    const { text, retype, finish, finishButton, expectRetyped } = inCheckout(context);
    const form = await retype();
    await finish();
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(text.kept);
    await finishButton();
    await expectRetyped();
    await expectCartKept();
    await expect(sentKey()).toBeUndefined();
    backToTop();
  },
});

/** The message for an order without a network: it fails at once and nothing is lost. */
export const Offline = meta.story({
  parameters: withMember(),
  beforeEach: () => () => dispatchEvent(new Event('online')),
  play: async (context) => {
    const { text, retype, finishButton, expectRetyped } = inCheckout(context);
    const form = await retype();
    const button = await finishButton();
    const network = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const onLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(button).toHaveAccessibleDescription(text.offline));
    await userEvent.click(button);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(form.getAllByText(text.offline)).toHaveLength(1);
    await expect(button).not.toHaveAttribute('aria-describedby');
    await expectRetyped();
    await expectCartKept();
    await expect(sentKey()).toBeUndefined();
    network.mockRestore();
    onLine.mockRestore();
    backToTop();
  },
});

Offline.test(
  'back online, the notice disappears and the order can be sent',
  { globals: { shell: 'on' } },
  async (context) => {
    const { finish, expectOrdered } = inCheckout(context);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument());
    await finish();
    await expectOrdered();
  },
);

/** The login forms under the failed order's notice, because the login has expired while it was sent; the order is kept. */
export const SessionExpired = meta.story({
  parameters: withMember('orders.notLoggedInOnce'),
  play: async (context) => {
    const { canvas } = context;
    const { text, labels, retype, finish } = inCheckout(context);
    await retype();
    await finish();
    const heading = await findPageHeading(canvas, text.guestHeading);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(`${labels.expired}. ${text.expiredHint}`);
    await waitFor(() => expect(heading).toHaveFocus());
    await expectCartKept();
    backToTop();
  },
});

SessionExpired.test(
  'a new login shows the order form with the typed values',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { logIn, finish, expectRetyped, expectOrdered } = inCheckout(context);
    await logIn();
    await expectRetyped();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await finish();
    await expectOrdered();
  },
);
