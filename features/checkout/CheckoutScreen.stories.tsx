import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixedTexts, toHundredths } from '#features/shared/country';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { ASSUME_GUEST_AFTER_MS } from '#features/shared/session';
import { designs } from '#storybook/designs';
import { expectInWindow } from '#storybook/geometry';
import {
  backToTop,
  cartOfNextPage,
  findPageHeading,
  holdDelays,
  watchAllCalls,
  withSettings,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CheckoutScreen } from './CheckoutScreen';
import { cart, expectCartKept, inCheckout, shop, withGuest, withMember } from './checkout.plays';
import { GUEST_FORM_KEY } from './parts/guestForm';

const meta = preview.meta({
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('checkout-guest-390', 'checkout-guest-1440'), shop },
});

export default meta;

/** A new visitor: the form for a profile, and a tab for those who have one; the order summary is beside them. */
export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const { text, labels, totals, settings, alpha, libido, total, money, ...checkout } = inCheckout(context);
    await findPageHeading(canvas, text.guestHeading);
    await waitFor(() => expect(document.title).toBe(`${text.tab} | Hrast`));
    await expect(canvas.getByRole('tab', { name: text.firstTime, selected: true })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: text.haveProfile, selected: false })).toBeVisible();
    const profile = await checkout.profileForm();
    const phoneCountry = new RegExp(`^${labels.phoneCountry}: ${settings.name} \\+`);
    await expect(profile.getByRole('button', { name: phoneCountry })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: text.memberHeading })).not.toBeInTheDocument();

    const summary = await checkout.findSummary();
    const name = `${alpha.Name} ${text.quantity(2)}`;
    await expect(await summary.findByRole('heading', { name })).toBeVisible();
    await expect(summary.getByText(money(2 * alpha.NewPrice))).toBeVisible();
    await expect(summary.getByText(money(2 * alpha.OldPrice))).toBeVisible();
    await expect(checkout.totalIn(summary)).toHaveTextContent(
      `${totals.total} (${totals.pieces(3)})${total}`,
    );
    const savings = 2 * (alpha.OldPrice - alpha.NewPrice) + libido.OldPrice - libido.NewPrice;
    await expect(summary.getByText(totals.savings).parentElement).toHaveTextContent(money(-savings));
    await expect(summary.getByText(text.later)).toBeVisible();
    await expect(summary.getByText(totals.delivery)).toBeVisible();
    await checkout.expectOneAccentButton(profile.getByRole('button', { name: text.create }));
  },
});

Default.test('a login shows the order form with the profile and focuses its heading', async (context) => {
  const { text, member, ...checkout } = inCheckout(context);
  await checkout.logIn();
  const heading = await findPageHeading(context.canvas, text.memberHeading);
  await waitFor(() => expect(heading).toHaveFocus());
  const { firstName, phone } = checkout.fieldsOf(await checkout.orderForm());
  await expect(firstName).toHaveValue(member.UserInfo.FirstName);
  await expect(phone).toHaveValue(checkout.shownPhone(member.UserInfo.PhoneNumber));
});

/** Opened by the reminder in a calendar: one of its articles is out of stock, which is said; the other is in the cart. */
export const FromReminder = meta.story({
  parameters: {
    shop: {
      path: `/checkout?${new URLSearchParams({ cart: JSON.stringify(cart) })}`,
      route: '/checkout',
      cart: [],
      scenarios: ['session.member', 'offers.firstOutOfStock'],
    },
  },
  play: async (context) => {
    const { canvas } = context;
    const { totals, alpha, libido, ...checkout } = inCheckout(context);
    await expect(await canvas.findByText(totals.outOfStock(alpha.Name))).toBeVisible();
    const summary = await checkout.findSummary();
    await expect(await summary.findByRole('heading', { name: new RegExp(libido.Name) })).toBeVisible();
    await expect(summary.queryByRole('heading', { name: new RegExp(alpha.Name) })).toBeNull();
    await expect(cartOfNextPage()).toEqual([cart[1]]);
  },
});

/** The login form, which a device shows first after it has been used. */
export const HasProfile = meta.story({
  beforeEach: () => localStorage.setItem(GUEST_FORM_KEY, 'login'),
  play: async (context) => {
    const { canvas } = context;
    const { text, labels, ...checkout } = inCheckout(context);
    await expect(await canvas.findByRole('tab', { name: text.haveProfile, selected: true })).toBeVisible();
    const login = await checkout.loginForm();
    await expect(login.getByLabelText(labels.email)).toHaveAttribute('type', 'email');
    await expect(canvas.queryByRole('form', { name: labels.create })).toBeNull();
  },
});

HasProfile.test('input stays in the form that is not shown', { tags: ['thorough'] }, async (context) => {
  const { labels, loginForm, profileForm, fieldsOf } = inCheckout(context);
  await userEvent.type((await loginForm()).getByLabelText(labels.email), 'edin@example.ba');
  await userEvent.type(fieldsOf(await profileForm()).firstName, 'Edin');
  await expect((await loginForm()).getByLabelText(labels.email)).toHaveValue('edin@example.ba');
  await expect(fieldsOf(await profileForm()).firstName).toHaveValue('Edin');
});

/** Skeletons, while neither the login nor the prices are known: no form and no heading of a form. */
export const Loading = meta.story({
  beforeEach: () => {
    holdDelays(ASSUME_GUEST_AFTER_MS);
  },
  parameters: withGuest('session.pending', 'offers.pending'),
  play: async (context) => {
    const { canvas } = context;
    const { text } = inCheckout(context);
    await findPageHeading(canvas, text.tab);
    await expect(canvas.getByText(text.loading)).toBeInTheDocument();
    await expect(canvas.getByText(text.loadingPrices)).toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** Both ways for a guest, after the login check has given no answer for 6 s. */
export const SessionHangs = meta.story({
  parameters: withGuest('session.pending'),
  play: async ({ mount, ...context }) => {
    const endDelays = holdDelays(ASSUME_GUEST_AFTER_MS);
    const { canvas } = { ...context, ...(await mount()) };
    const { text } = inCheckout({ ...context, canvas });
    await canvas.findByText(text.loading);
    await waitFor(() => {
      endDelays();
      expect(canvas.queryByText(text.loading)).not.toBeInTheDocument();
    });
    await findPageHeading(canvas, text.guestHeading);
    await expect(canvas.getByRole('tab', { name: text.firstTime })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: text.haveProfile })).toBeVisible();
  },
});

SessionHangs.test('a login goes on to the order form', async (context) => {
  const { text, ...checkout } = inCheckout(context);
  await checkout.logIn();
  await findPageHeading(context.canvas, text.memberHeading);
});

/** A notice in place of the forms, because the login check fails; it is repeated every 2 s. The summary stays. */
export const SessionFailed = meta.story({
  parameters: withGuest('session.fails'),
  play: async (context) => {
    const { canvas } = context;
    const { text, labels, libido, country } = inCheckout(context);
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(labels.notChecked);
    await expect(notice).toHaveTextContent(labels.offline);
    await expect(within(notice).getByText(pageMessages[country].retry)).toBeVisible();
    await findPageHeading(canvas, text.tab);
    const name = `${libido.Name} ${text.quantity(1)}`;
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
  },
});

/** The login forms, after a login check that has failed once: they appear without moving the focus. */
export const SessionFailedOnce = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: withGuest('session.failsOnce'),
  play: async (context) => {
    const { canvas } = context;
    const { text } = inCheckout(context);
    await canvas.findByRole('alert');
    const total = canvas.getByRole('button', { name: (name: string) => name.startsWith(text.summary) });
    total.focus();
    await canvas.findByRole('tab', { name: text.haveProfile });
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(total).toHaveFocus();
  },
});

/** An article in the cart that is out of stock: its line says so, and it can still be ordered. */
export const OutOfStock = meta.story({
  parameters: withGuest('offers.firstOutOfStock'),
  play: async (context) => {
    const { text, country, alpha, libido, ...checkout } = inCheckout(context);
    const summary = await checkout.findSummary();
    await summary.findByRole('heading', { name: `${alpha.Name} ${text.quantity(2)}` });
    const [first, second] = summary.getAllByRole('listitem');
    await expect(first).toHaveTextContent(offerMessages[country].outOfStock);
    await expect(second).not.toHaveTextContent(offerMessages[country].outOfStock);
  },
});

/** The owner has set the price of a delivery, which stands under the total. */
export const DeliveryPrice = meta.story({
  beforeEach: withSettings(() => ({ deliveryPrice: toHundredths(9) })),
  play: async (context) => {
    const { totals, alpha, libido, money, findSummary } = inCheckout(context);
    const total = 2 * alpha.NewPrice + libido.NewPrice;
    const sentence = totals.deliveryPrice(money(9), money(total + 9));
    await expect(await (await findSummary()).findByText(sentence)).toBeVisible();
  },
});

/** Names of 40 letters and sums of seven digits. */
export const LargeNumbers = meta.story({
  parameters: {
    shop: {
      ...shop,
      cart: [1, 2].map((ID) => ({ ID, quantity: 99 })),
      scenarios: ['session.member', 'offers.large'],
    },
  },
  play: async (context) => {
    const { findSummary } = inCheckout(context);
    await (await findSummary()).findAllByRole('heading', { name: /^Kompletan zimski paket/ });
  },
});

/** An empty cart: the summary leads to the most popular offers, the order form stays. */
export const Empty = meta.story({
  parameters: { shop: { ...shop, cart: [], scenarios: ['session.member' as const] } },
  play: async (context) => {
    const { text, country, orderForm } = inCheckout(context);
    const form = await orderForm();
    await expect(form.getByRole('button', { name: text.finish })).toBeVisible();
    await expect(context.canvas.getByRole('heading', { name: text.empty })).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: pageMessages[country].toShop })).toHaveAttribute(
      'href',
      '/most-popular',
    );
  },
});

/** The message for an order without articles, after a press on the order button. */
export const NothingToOrder = meta.story({
  parameters: Empty.input.parameters,
  play: async (context) => {
    const { text, orderForm, press } = inCheckout(context);
    const form = await orderForm();
    await press(text.finish);
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Nema artikala za narudžbu\.$/);
    backToTop();
  },
});

/** An order whose request has failed, although it may have arrived: cart and typed values are kept. */
export const Failed = meta.story({
  parameters: withMember('orders.fails'),
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    const form = await checkout.retype();
    await checkout.finish();
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(`${text.unknown} ${text.looksFirst} ${text.kept}`);
    await expect(within(alert).getByRole('link', { name: text.toOrders })).toHaveAttribute(
      'href',
      '/account',
    );
    const retry = await checkout.retryButton();
    await waitFor(() => expect(alert.closest('[tabindex="-1"]')).toHaveFocus());
    await checkout.expectRetyped();
    await expectCartKept();
    await checkout.expectOneAccentButton(retry);
    backToTop();
  },
});

Failed.test('nothing is sent again by itself', async (context) => {
  const calls = watchAllCalls();
  const callsOf = (name: string) => calls().filter(({ method }) => method === name);
  dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(callsOf('offers.f.getAll')).not.toHaveLength(0));
  // A retry looks for the order before it sends one. Its button is busy until that has failed.
  await inCheckout(context).retryButton();
  await expect(callsOf('shopOrders.add')).toEqual([]);
});

/** A failure in the summary, because the prices do not load; the order form stays. */
export const OffersFailed = meta.story({
  parameters: withMember('offers.fails'),
  play: async (context) => {
    const { text, country, ...checkout } = inCheckout(context);
    const form = await checkout.orderForm();
    const summary = await checkout.findSummary();
    await expect(await summary.findByRole('alert')).toHaveTextContent(fixedTexts.offersFailed);
    await expect(summary.getByRole('button', { name: pageMessages[country].retry })).toBeVisible();
    await expect(form.getByRole('button', { name: text.finish })).toBeVisible();
    await expectCartKept();
  },
});

OffersFailed.test(
  'a retry loads the prices',
  { tags: ['thorough'], parameters: withMember('offers.failsTwice') },
  async (context) => {
    const { country, finishButton } = inCheckout(context);
    const retry = context.canvas.getByRole('button', { name: pageMessages[country].retry });
    retry.focus();
    retry.click();
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    await finishButton();
    await expect(retry).not.toBeInTheDocument();
  },
);

/** The message for an order without prices, after a press on the order button, which loads them again. */
export const NoPrices = meta.story({
  parameters: withMember('offers.fails'),
  play: async (context) => {
    const { text, ...checkout } = inCheckout(context);
    const summary = await checkout.findSummary();
    await summary.findByRole('alert');
    const form = await checkout.orderForm();
    await checkout.press(text.finish);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(fixedTexts.orderFailed);
    await expect(alert).toHaveTextContent(text.noPrices);
    await expectCartKept();
    backToTop();
  },
});

NoPrices.test(
  'the message goes once the prices are there, and the next press orders',
  { globals: { shell: 'on' }, parameters: withMember('offers.failsTwice') },
  async (context) => {
    const { finishButton, finish, expectOrdered } = inCheckout(context);
    await finishButton();
    await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
    await finish();
    await expectOrdered();
  },
);

/** A failure in the summary, because the list of offers is empty: a filled cart is not shown as empty. */
export const OffersMissing = meta.story({
  parameters: withMember('offers.empty'),
  play: async (context) => {
    const { canvas } = context;
    const { text } = inCheckout(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.offersFailed);
    await expect(canvas.queryByRole('heading', { name: text.empty })).not.toBeInTheDocument();
    await expectCartKept();
  },
});

/** The forms on a phone, under a bar with the number of pieces and the total; the summary is below the forms. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { text, total, profileForm, findButton } = inCheckout(context);
    await profileForm();
    await expect(await findButton(`${text.summary} (3) ${total}`)).toBeVisible();
  },
});

Phone.test('the bar scrolls to the summary and focuses its heading', async (context) => {
  const { text, total, press } = inCheckout(context);
  await press(`${text.summary} (3) ${total}`);
  const summary = context.canvas.getByRole('heading', { level: 2, name: text.summary });
  await expect(summary).toHaveFocus();
  await waitFor(() => expectInWindow(summary));
});

/** The guest's checkout in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The guest's checkout in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The guest's checkout in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The guest's checkout in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
