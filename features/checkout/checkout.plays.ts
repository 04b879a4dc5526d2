import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY, type CartLine, cartMessages } from '#features/shared/cart';
import { formsMessages } from '#features/shared/forms';
import { LOGIN_KEY } from '#features/shared/session';
import type { Member } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import {
  type Canvas,
  cartOfNextPage,
  fill,
  findPageHeading,
  inCountry,
  loginOfNextPage,
  type PlayContext,
  watchAllCalls,
} from '#storybook/shop/plays';
import { formatPhone, normalizePhone } from '#ui/PhoneInput';
import { vars } from '#ui/theme';
import { messages } from './messages';
import { attempts, createAttempts } from './order/attempts';

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

/** The member's latest order before the story. */
export const newestOrder = ({ Orders }: Member) => Orders.toSorted((a, b) => Number(b.ID) - Number(a.ID))[0];

/** A label of a required field ends in an asterisk. */
const startingWith = (label: string) => new RegExp(`^${label}`);

const NEW_LAST_NAME = 'Drugačić';
const NEW_PHONE = '063/111-222';

/** The checkout in the country of the toolbar: its texts, its offers and amounts, its forms, and what shoppers do in them. */
export function inCheckout({ canvas, globals }: PlayContext) {
  const country = inCountry(messages, globals);
  const { text, offers, member, money, settings } = country;
  const labels = formsMessages[country.country];
  const totals = cartMessages[country.country];
  const alpha = offers['alpha-potent'];
  const { libido } = offers;
  const total = money(2 * alpha.NewPrice + libido.NewPrice);
  const newest = newestOrder(member);
  /** Id and number that the backend gives the next order. */
  const nextOrder = { id: `${Number(newest?.ID) + 1}`, number: `${Number(newest?.LeadID) + 1}` };

  const findForm = async (name: string) => within(await canvas.findByRole('form', { name }));
  /** Chooses between the two forms of a guest. */
  const chooseForm = async (name: string) => {
    const tab = await canvas.findByRole('tab', { name });
    if (tab.ariaSelected !== 'true') await userEvent.click(tab);
  };
  const loginForm = async () => {
    await chooseForm(text.haveProfile);
    return findForm(labels.logIn);
  };
  const orderForm = () => findForm(text.memberHeading);
  const profileForm = async () => {
    await chooseForm(text.firstTime);
    return findForm(labels.create);
  };

  /** The fields that the order form and the registration form share. The label of the phone also names its country picker. */
  const fieldsOf = (form: Canvas) => ({
    firstName: form.getByLabelText(startingWith(labels.firstName)),
    lastName: form.getByLabelText(startingWith(labels.lastName)),
    phone: form.getByRole('textbox', { name: startingWith(labels.phone) }),
  });

  /** A number in digits, `38761234567`, as a phone field shows it: `61 234 567`. */
  const shownPhone = (digits: string) => formatPhone(digits).replace(/^\+\d+ /, '');

  /** Waits for a button. An amount in its label has a plain space here. */
  const findButton = (label: string) =>
    canvas.findByRole('button', { name: (name: string) => name.replaceAll('\u00A0', ' ') === label });
  const press = async (label: string) => userEvent.click(await findButton(label));

  /** Waits for the order button, which names the amount once the prices have loaded. */
  const finishButton = () => findButton(text.finishFor(total));
  /** Waits for the order button's label while an outcome is unknown, whatever the amount. */
  const retryButton = () =>
    canvas.findByRole('button', { name: (name: string) => name.startsWith(text.retryFor('')) });

  /**
   * Waits for the thank-you page, so the test needs the shell around the screen. The number of the next order shows that
   * the backend has got no other order before.
   */
  async function expectThanks() {
    await findPageHeading(canvas, 'Hvala na narudžbi');
    await expect(await canvas.findByRole('heading', { name: `Narudžba ${nextOrder.number}` })).toBeVisible();
  }

  return {
    ...country,
    labels,
    totals,
    alpha,
    libido,
    total,
    nextOrder,
    loginForm,
    orderForm,
    profileForm,
    fieldsOf,
    shownPhone,
    findButton,
    press,
    finishButton,
    retryButton,

    finish: async () => userEvent.click(await finishButton()),
    retry: async () => userEvent.click(await retryButton()),

    /** Waits for the order summary and returns queries within it. */
    findSummary: async () => within(await canvas.findByRole('complementary', { name: text.summary })),

    /** The line of the total: its label, the number of pieces, the amount. */
    totalIn: (summary: Canvas) => summary.getByText(totals.total).parentElement,

    /** Waits for a text and returns the alert that contains it. */
    async findInAlert(content: string) {
      const alert = (await canvas.findByText(content)).closest('[role="alert"]');
      if (!(alert instanceof HTMLElement)) throw new Error(`'${content}' is in no alert`);
      return alert;
    },

    /** Logs in as the member. */
    async logIn(password = member.Password) {
      const form = await loginForm();
      await fill(form.getByLabelText(labels.email), member.UserInfo.Email);
      await fill(form.getByLabelText(labels.password), password);
      await userEvent.click(form.getByRole('button', { name: labels.logIn }));
      return form;
    },

    /** Replaces the profile's last name and phone number in the order form. */
    async retype() {
      // The form fills in the profile once it is mounted, and its fields take the focus from then on.
      const form = await waitFor(async () => {
        const mounted = await orderForm();
        const { lastName } = fieldsOf(mounted);
        expect(lastName).not.toHaveValue('');
        lastName.focus();
        expect(lastName).toHaveFocus();
        return mounted;
      });
      const { lastName, phone } = fieldsOf(form);
      await fill(lastName, NEW_LAST_NAME);
      await fill(phone, NEW_PHONE);
      await userEvent.tab();
      return form;
    },

    /** The order form still holds what `retype` has typed. */
    async expectRetyped() {
      const { firstName, lastName, phone } = fieldsOf(await orderForm());
      await expect(firstName).toHaveValue(member.UserInfo.FirstName);
      await expect(lastName).toHaveValue(NEW_LAST_NAME);
      await expect(phone).toHaveValue(shownPhone(normalizePhone(NEW_PHONE, settings.phoneCountry)));
    },

    expectThanks,

    /** The thank-you page is open, and the stored cart is empty. */
    async expectOrdered() {
      await expectThanks();
      await expect(cartOfNextPage()).toEqual([]);
    },

    /** This button is the only one in the accent colour, which marks the next step of an order. */
    async expectOneAccentButton(button: HTMLElement) {
      const swatch = document.createElement('i');
      swatch.style.backgroundColor = vars.color.accent;
      document.body.append(swatch);
      const background = (element: Element) => getComputedStyle(element).backgroundColor;
      const inAccent = [...canvas.getAllByRole('button'), ...canvas.queryAllByRole('link')].filter(
        (element) => background(element) === background(swatch),
      );
      swatch.remove();
      await expect(inAccent).toEqual([button]);
    },
  };
}

export type InCheckout = ReturnType<typeof inCheckout>;

/** The stored cart is the one that the story began with. */
export const expectCartKept = () => expect(cartOfNextPage()).toEqual(cart);

/** Changes the cart as another tab would. */
export function changeInOtherTab(lines: typeof cart) {
  localStorage.setItem(CART_KEY, JSON.stringify(lines));
  dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
}

interface LeftAttempt {
  lines: CartLine[];
  /** Creation time of the latest order before the attempt, in milliseconds. */
  latestBefore: number;
  /** The user of the attempt; by default the member. */
  login?: string;
}

/** Stores an attempt as if the page had been reloaded while sending it. */
export function storeAttempt({ lines, latestBefore, login = 'login-of-the-member' }: LeftAttempt) {
  localStorage.setItem(LOGIN_KEY, 'login-of-the-member');
  const recipient = { firstName: '', lastName: '', phone: '' };
  createAttempts(() => localStorage).add(login, lines, latestBefore, recipient);
}

/** The key of the member's attempt; `undefined` when its outcome is clear. */
export const sentKey = (): string | undefined => attempts.current(loginOfNextPage())?.key;

/** Records the orders that are sent from now on, each with its idempotency key. */
export function watchOrders(): () => { key: string | undefined; params: unknown }[] {
  const calls = watchAllCalls();
  return () =>
    calls()
      .filter(({ method }) => method === 'shopOrders.add')
      .map(({ params, meta }) => ({
        key: /"key":"([0-9a-f-]{36})"/.exec(JSON.stringify(meta))?.[1],
        params,
      }));
}
