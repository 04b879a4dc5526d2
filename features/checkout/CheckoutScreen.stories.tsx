import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { fixtures } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import preview from '#storybook/preview';
import { vars } from '#ui/theme';
import { ATTEMPT_KEY, type Attempted, createAttempt } from './attempt';
import { CheckoutScreen } from './CheckoutScreen';

const member = fixtures.BA.member;

/** Two of Alpha Potent, one Libido. */
const cart = [
  { ID: 1, quantity: 2 },
  { ID: 2, quantity: 1 },
];

const shop = { path: '/checkout', cart };

const withMember = (...scenarios: ScenarioName[]) => ({
  shop: { ...shop, scenarios: ['session.member' as const, ...scenarios] },
});
const withGuest = (...scenarios: ScenarioName[]) => ({ shop: { ...shop, scenarios } });

const meta = preview.meta({
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
  beforeEach: () => {
    const forget = () => localStorage.removeItem(ATTEMPT_KEY);
    forget();
    return forget;
  },
});

export default meta;

type Canvas = ReturnType<typeof within>;

/** Patient enough for a slow backend and for a second try after 2 s. */
const patience = { timeout: 5_000 };

const ORDER_FAILED = 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';

/** The bodies of what goes to one method while the story plays. */
function watchCalls(method: string): () => string[] {
  const spy = spyOn(globalThis, 'fetch');
  return () =>
    spy.mock.calls.map(([, init]) => String(init?.body)).filter((body) => body.includes(`"${method}"`));
}

const keysOf = (orders: string[]) => orders.map((order) => /"key":"([0-9a-f-]{36})"/.exec(order)?.[1]);

const headed = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole('heading', { level: 1, name }, patience);
  await expect(heading).toBeVisible();
  return heading;
};

const loginForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Prijavi se' }, patience));
const profileForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Napravi profil' }, patience));
const orderForm = async (canvas: Canvas) =>
  within(await canvas.findByRole('form', { name: 'Potvrdite narudžbu' }, patience));

const phoneOf = (form: Canvas) => form.getByRole('textbox', { name: /^Broj telefona/ });

/** The button names the amount once it is known. */
const finishButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Završi kupovinu za 133,70\sKM$/ }, patience);
const finish = async (canvas: Canvas) => userEvent.click(await finishButton(canvas));

/** The same button while it is not known whether the order has arrived. */
const retryButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pokušaj ponovo za 133,70\sKM$/ }, patience);

/** The same button once what it would send is not what was sent. */
const newOrderButton = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: /^Pošalji novu narudžbu za 133,70\sKM$/ }, patience);

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

/** What stands in words anywhere on the page, in one region that screen readers hear. */
const said = async (canvas: Canvas, words: RegExp) => {
  const status = (await canvas.findByText(words, {}, patience)).closest('[role="status"]');
  if (!(status instanceof HTMLElement)) throw new Error(`Nobody hears ${words}`);
  return status;
};

async function logIn(canvas: Canvas, password = member.Password) {
  const form = await loginForm(canvas);
  await userEvent.type(form.getByLabelText('E-mail'), member.UserInfo.Email);
  await userEvent.type(form.getByLabelText('Lozinka'), password);
  await userEvent.click(form.getByRole('button', { name: 'Prijavi se' }));
}

async function register(canvas: Canvas) {
  const form = await profileForm(canvas);
  await userEvent.type(form.getByLabelText('Ime'), 'Nedim');
  await userEvent.type(form.getByLabelText('Prezime'), 'Kurtović');
  await userEvent.type(phoneOf(form), '062 345 678');
  await userEvent.type(form.getByLabelText('E-mail'), 'nedim@example.ba');
  await userEvent.type(form.getByLabelText('Izaberite lozinku'), 'hrast-2027');
  await userEvent.click(form.getByRole('button', { name: 'Napravi profil' }));
  return form;
}

/** Puts other things into the order form than the profile's. */
async function retype(canvas: Canvas) {
  const form = await orderForm(canvas);
  await userEvent.clear(form.getByLabelText(/^Prezime/));
  await userEvent.type(form.getByLabelText(/^Prezime/), 'Drugačić');
  await userEvent.clear(phoneOf(form));
  await userEvent.type(phoneOf(form), '063/111-222');
  await userEvent.tab();
  return form;
}

async function expectRetyped(canvas: Canvas) {
  const form = await orderForm(canvas);
  await expect(form.getByLabelText(/^Ime/)).toHaveValue('Edin');
  await expect(form.getByLabelText(/^Prezime/)).toHaveValue('Drugačić');
  await expect(phoneOf(form)).toHaveValue('63 111 222');
}

/** The cart is empty, in storage too, and the address carries the order's id. */
async function expectOrdered(canvas: Canvas) {
  await expect(
    await canvas.findByRole('heading', { level: 1, name: /^\/checkout\/\d+$/ }, patience),
  ).toBeVisible();
  await expect(localStorage.getItem(CART_KEY)).toBeNull();
}

const expectCartKept = () => expect(localStorage.getItem(CART_KEY)).toBe(JSON.stringify(cart));

/** Amber moves an order forward, and stands once on a screen. */
async function expectOneAmberButton(canvas: Canvas, name: RegExp) {
  const swatch = document.createElement('i');
  swatch.style.backgroundColor = vars.color.accent;
  document.body.append(swatch);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const amber = [...canvas.getAllByRole('button'), ...canvas.queryAllByRole('link')].filter(
    (button) => background(button) === background(swatch),
  );
  swatch.remove();
  await expect(amber).toEqual([canvas.getByRole('button', { name })]);
}

/** A guest with a cart. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await headed(canvas, 'Kako želite naručiti?');
    await waitFor(() => expect(document.title).toBe('Narudžba | Hrast'));
    const login = await loginForm(canvas);
    await expect(login.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await profileForm(canvas);
    await expect(canvas.queryByRole('form', { name: 'Potvrdite narudžbu' })).not.toBeInTheDocument();

    const summary = within(canvas.getByRole('complementary', { name: 'Vaša narudžba' }));
    await expect(
      await summary.findByRole('heading', { name: 'Alpha Potent količina 2' }, patience),
    ).toBeVisible();
    await expect(summary.getByText(/^93,80\sKM$/)).toBeVisible();
    await expect(summary.getByText(/^199,80\sKM$/)).toBeVisible();
    await expect(summary.getByText(/^Ukupno/).parentElement).toHaveTextContent(
      /^Ukupno \(3 proizvoda\)133,70\sKM$/,
    );
    await expect(summary.getByText('Ukupna ušteda').parentElement).toHaveTextContent(/−136,00\sKM$/);
    await expect(summary.getByText('Popusti i promocije se obračunavaju naknadno.')).toBeVisible();
    await expectOneAmberButton(canvas, /^Napravi profil$/);
  },
});

/** Whether somebody is logged in is not known yet: neither the one form nor the other, nor their headings. */
export const Loading = meta.story({
  parameters: withGuest('session.pending', 'offers.pending'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Narudžba');
    await expect(canvas.getByText('Provjeravamo da li ste prijavljeni')).toBeInTheDocument();
    await expect(canvas.getByText('Učitavanje cijena')).toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** It is asked every 2 s by itself. What is bought stands beside it all the time. */
export const CheckFailed = meta.story({
  parameters: withGuest('session.fails'),
  play: async ({ canvas }) => {
    await headed(canvas, 'Narudžba');
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Ne možemo provjeriti da li ste prijavljeni');
    await expect(notice).toHaveTextContent('Nema veze sa serverom. Pokušavamo ponovo…');
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /^Libido/ }, patience)).toBeVisible();
  },
});

/** The forms come by themselves, and leave the focus where it is. */
export const CheckFailedOnce = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: withGuest('session.failsOnce'),
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    const total = canvas.getByRole('button', { name: /^Vaša narudžba/ });
    total.focus();
    await loginForm(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(total).toHaveFocus();
  },
});

/** Seed §5. */
export const Empty = meta.story({
  parameters: { shop: { ...shop, cart: [], scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await orderForm(canvas);
    await expect(canvas.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Završi kupovinu' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Nema artikala za narudžbu\.$/);
    await expect(orders()).toEqual([]);
  },
});

Empty.test('leads to the shop', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await headed(canvas, '/most-popular');
});

/**
 * Everything is kept, and the shopper is told that the order may have arrived. The screen looks whether it has; nothing
 * is sent again (decision 11).
 */
export const Failed = meta.story({
  parameters: withMember('orders.fails'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await retype(canvas);
    await finish(canvas);
    const alert = await form.findByRole('alert', {}, patience);
    await expect(alert).toHaveTextContent(ORDER_FAILED);
    await expect(alert).toHaveTextContent('narudžba je možda stigla do nas');
    await expect(await retryButton(canvas)).toHaveFocus();
    await said(canvas, /^Provjeravamo da li je narudžba stigla/);
    const status = await said(canvas, /^Za sada je nema među vašim narudžbama/);
    await expect(status).toHaveTextContent('šalje se ista narudžba, a ne još jedna');
    await expect(within(status).getByRole('link', { name: 'Moje narudžbe' })).toHaveAttribute(
      'href',
      '/account',
    );
    await expect(alert).toBeVisible();
    await expectRetyped(canvas);
    await expectCartKept();
    await expect(orders()).toHaveLength(1);
    await expectOneAmberButton(canvas, /^Pokušaj ponovo za/);
  },
});

/** Prices that nobody has seen are not ordered; a try asks for them again. */
export const OffersFailed = meta.story({
  parameters: withMember('offers.fails'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const summary = within(await canvas.findByRole('complementary', { name: 'Vaša narudžba' }));
    await expect(await summary.findByRole('alert', {}, patience)).toHaveTextContent('Došlo je do greške!');
    const form = await orderForm(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Završi kupovinu' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Cijene se nisu učitale');
    await expect(orders()).toEqual([]);
    await expectCartKept();
  },
});

/** A cart with something in it is never called empty because the list has failed. */
export const OffersMissing = meta.story({
  parameters: withMember('offers.empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.queryByRole('heading', { name: 'Korpa je prazna' })).not.toBeInTheDocument();
    await expectCartKept();
  },
});

export const OffersFailedThenRetried = meta.story({
  parameters: withMember('offers.failsTwice'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, patience);
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await finishButton(canvas);
    await expect(retry).not.toBeInTheDocument();
  },
});

/** Who orders before the prices are here asks for them, sees them, and orders then. */
export const OrderBeforePrices = meta.story({
  parameters: withMember('offers.failsTwice'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await orderForm(canvas);
    await canvas.findByRole('button', { name: 'Pokušaj ponovo' }, patience);
    await userEvent.click(form.getByRole('button', { name: 'Završi kupovinu' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('Cijene se nisu učitale');
    await finishButton(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(orders()).toEqual([]);
    await finish(canvas);
    await expectOrdered(canvas);
  },
});

/** What the profile knows is filled in. */
export const Member = meta.story({
  parameters: withMember(),
  play: async ({ canvas }) => {
    await headed(canvas, 'Potvrdite narudžbu');
    const form = await orderForm(canvas);
    await expect(form.getByLabelText(/^Ime/)).toHaveValue('Edin');
    await expect(form.getByLabelText(/^Prezime/)).toHaveValue('Begović');
    await expect(phoneOf(form)).toHaveValue('61 234 567');
    await expect(form.getByText('Polja označena sa * su obavezna.')).toBeVisible();
    await expect(form.getByText(/pouzećem/)).toBeVisible();
    await expect(await finishButton(canvas)).toBeVisible();
    await expectOneAmberButton(canvas, /^Završi kupovinu/);
  },
});

Member.test('Enter in a field orders', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  const form = await retype(canvas);
  await finishButton(canvas);
  await userEvent.type(form.getByLabelText(/^Ime/), '{Enter}');
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
  await expect(JSON.parse(orders()[0] ?? '')).toMatchObject({
    method: 'shopOrders.add',
    params: {
      Articles: [
        { ID: '1', Quantity: 2 },
        { ID: '2', Quantity: 1 },
      ],
      FirstName: 'Edin',
      LastName: 'Drugačić',
      PhoneNumber: '38763111222',
    },
  });
});

Member.test('the cart never shows as empty on the way to the thank-you page', async ({ canvas }) => {
  await finishButton(canvas);
  let sawEmpty = false;
  const watch = new MutationObserver(() => {
    sawEmpty ||= canvas.queryByText('Korpa je prazna') !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await finish(canvas);
  await expectOrdered(canvas);
  watch.disconnect();
  await expect(sawEmpty).toBe(false);
});

export const Invalid = meta.story({
  parameters: withMember(),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await orderForm(canvas);
    const firstName = form.getByLabelText(/^Ime/);
    const lastName = form.getByLabelText(/^Prezime/);
    const phone = phoneOf(form);
    await userEvent.clear(firstName);
    await userEvent.type(firstName, ' ');
    await userEvent.clear(lastName);
    await userEvent.clear(phone);
    await expect(firstName).toBeValid();
    await finish(canvas);
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Ime ne može biti prazno.'));
    await expect(lastName).toHaveAccessibleDescription('Prezime ne može biti prazno.');
    await expect(phone).toHaveAccessibleDescription(/Broj telefona ne može biti prazan\.$/);
    await expect(firstName).toHaveFocus();
    await expect(orders()).toEqual([]);
  },
});

Invalid.test('a message goes as soon as its field is right', async ({ canvas }) => {
  const form = await orderForm(canvas);
  await userEvent.type(form.getByLabelText(/^Ime/), 'E');
  await waitFor(() => expect(form.getByLabelText(/^Ime/)).toBeValid());
  await userEvent.type(phoneOf(form), '061234567');
  await waitFor(() => expect(phoneOf(form)).toBeValid());
  await expect(form.getByLabelText(/^Prezime/)).toBeInvalid();
});

export const GuestLogsIn = meta.story({
  play: async ({ canvas }) => {
    await logIn(canvas);
    const heading = await headed(canvas, 'Potvrdite narudžbu');
    await waitFor(() => expect(heading).toHaveFocus());
    const form = await orderForm(canvas);
    await expect(form.getByLabelText(/^Ime/)).toHaveValue('Edin');
    await expect(phoneOf(form)).toHaveValue('61 234 567');
  },
});

/** Seed §8, and what was typed stays. */
export const WrongPassword = meta.story({
  play: async ({ canvas }) => {
    await logIn(canvas, 'hrast-2025');
    const form = await loginForm(canvas);
    await expect(await form.findByRole('alert', {}, patience)).toHaveTextContent(
      /^Email ili lozinka su netačni\.$/,
    );
    await expect(form.getByLabelText('E-mail')).toHaveValue(member.UserInfo.Email);
    await expect(form.getByLabelText('Lozinka')).toHaveValue('hrast-2025');
  },
});

export const LoginInvalid = meta.story({
  play: async ({ canvas }) => {
    const logins = watchCalls('auth.loginShop');
    const form = await loginForm(canvas);
    await userEvent.type(form.getByLabelText('E-mail'), '061 234 567');
    await userEvent.click(form.getByRole('button', { name: 'Prijavi se' }));
    await waitFor(() =>
      expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'Email mora biti u odgovarajućem formatu.',
      ),
    );
    await expect(logins()).toEqual([]);
  },
});

/** The order form comes with what was typed for the profile. */
export const GuestRegisters = meta.story({
  play: async ({ canvas }) => {
    await register(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Profil je napravljen' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Nastavi kupovinu' }));
    const heading = await headed(canvas, 'Potvrdite narudžbu');
    await waitFor(() => expect(heading).toHaveFocus());
    const form = await orderForm(canvas);
    await expect(form.getByLabelText(/^Ime/)).toHaveValue('Nedim');
    await expect(form.getByLabelText(/^Prezime/)).toHaveValue('Kurtović');
    await expect(phoneOf(form)).toHaveValue('62 345 678');
    await finish(canvas);
    await expectOrdered(canvas);
  },
});

export const RegisterInvalid = meta.story({
  play: async ({ canvas }) => {
    const registrations = watchCalls('shopUsers.f.add');
    const form = await profileForm(canvas);
    await userEvent.type(form.getByLabelText('E-mail'), 'nedim@');
    await userEvent.type(form.getByLabelText('Izaberite lozinku'), 'hrast');
    await userEvent.click(form.getByRole('button', { name: 'Napravi profil' }));
    await waitFor(() =>
      expect(form.getByLabelText('Izaberite lozinku')).toHaveAccessibleDescription(
        /Lozinka mora biti između 8 i 64 karaktera$/,
      ),
    );
    await expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Email mora biti u odgovarajućem formatu.',
    );
    await expect(form.getByLabelText('Ime')).toHaveFocus();
    await expect(registrations()).toEqual([]);
  },
});

/** What the backend refuses stands beside the field it is about; the rest stays as it was typed. */
export const EmailExists = meta.story({
  parameters: withGuest('register.emailExists'),
  play: async ({ canvas }) => {
    const form = await register(canvas);
    const email = form.getByLabelText('E-mail');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Korisnik sa navedenim emailom već postoji'),
    );
    await expect(email).toHaveFocus();
    await expect(form.getByLabelText('Prezime')).toHaveValue('Kurtović');
  },
});

export const UsernameExists = EmailExists.extend({ parameters: withGuest('register.usernameExists') });

export const PhoneExists = meta.story({
  parameters: withGuest('register.phoneExists'),
  play: async ({ canvas }) => {
    const form = await register(canvas);
    await waitFor(() =>
      expect(phoneOf(form)).toHaveAccessibleDescription(/Korisnik sa navedenim brojem telefona već postoji$/),
    );
    await expect(phoneOf(form)).toHaveFocus();
  },
});

export const PasswordShort = meta.story({
  parameters: withGuest('register.passwordShort'),
  play: async ({ canvas }) => {
    const form = await register(canvas);
    await waitFor(() =>
      expect(form.getByLabelText('Izaberite lozinku')).toHaveAccessibleDescription(
        /Lozinka mora biti između 8 i 64 karaktera$/,
      ),
    );
  },
});

/** Two clicks and an Enter send one order (decision 11). */
export const SlowOrder = meta.story({
  parameters: withMember('orders.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await orderForm(canvas);
    await userEvent.dblClick(await finishButton(canvas));
    await userEvent.type(form.getByLabelText(/^Ime/), '{Enter}');
    const button = form.getByRole('button', { name: 'Šaljem narudžbu' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expectOrdered(canvas);
    await expect(orders()).toHaveLength(1);
  },
});

/** The order never ends: what was typed stays in sight. */
export const Sending = meta.story({
  parameters: withMember('orders.pending'),
  play: async ({ canvas }) => {
    await retype(canvas);
    await finish(canvas);
    const form = await orderForm(canvas);
    await expect(await form.findByRole('button', { name: 'Šaljem narudžbu' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expectRetyped(canvas);
  },
});

export const FailsOnceThenSucceeds = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await retype(canvas);
    await finish(canvas);
    await expect(await form.findByRole('alert', {}, patience)).toHaveTextContent(ORDER_FAILED);
    await userEvent.click(await retryButton(canvas));
    await expectOrdered(canvas);
    await expect(orders()).toHaveLength(2);
    await expect(orders()[1]).toContain('"LastName":"Drugačić"');
  },
});

/** The order was made and its answer lost: the screen finds it among the shopper's orders. */
export const AnswerLost = meta.story({
  parameters: withMember('orders.answerLostOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(ORDER_FAILED);
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

AnswerLost.test('leads to its thank-you page', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Potvrda narudžbe' }));
  await headed(canvas, '/checkout/5');
});

/** Who tries again before the screen has looked makes no second order: it looks first. */
export const AnswerLostThenRetried = meta.story({
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

/** Where it cannot be looked, the second try carries the same key, and the backend gives the same order. */
export const AnswerLostAndNoOrdersToSee = meta.story({
  parameters: withMember('orders.answerLostOnce', 'account.fails'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await said(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
    await userEvent.click(await retryButton(canvas));
    await expectOrdered(canvas);
    const [first, second] = keysOf(orders());
    await expect(first).toBeDefined();
    await expect(second).toBe(first);
    await headed(canvas, '/checkout/5');
  },
});

/** The page was loaded anew while the order was being sent: the screen looks by itself whether it has arrived. */
export const ReloadedMeanwhile = meta.story({
  parameters: {
    shop: { ...shop, cart: [{ ID: 10, quantity: 1 }], scenarios: ['session.member' as const] },
  },
  beforeEach: () => {
    const { now } = Date;
    // Just before the member's order of these articles was made.
    Date.now = () => Date.parse('2026-08-19T16:30:00Z');
    sendBeforeReload([{ id: '10', quantity: 1 }]);
    return () => {
      Date.now = now;
    };
  },
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
  beforeEach: () => sendBeforeReload([{ id: '4', quantity: 1 }]),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await said(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
    await said(canvas, /Ako je ranija već stigla, to su dvije narudžbe\.$/);
    await expect(orders()).toEqual([]);
    await expectCartKept();
    await userEvent.click(await newOrderButton(canvas));
    await expectOrdered(canvas);
    await expect(orders()).toHaveLength(1);
  },
});

/** Another cart is another purchase (decision 18). */
export const CartChangedBetweenTries = meta.story({
  parameters: withMember('orders.failsOnce'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(ORDER_FAILED);
    changeElsewhere([{ ID: 1, quantity: 1 }]);
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Pošalji novu narudžbu za 46,90\sKM$/ }, patience),
    );
    await expectOrdered(canvas);
    const [first, second] = keysOf(orders());
    await expect(second).toBeDefined();
    await expect(second).not.toBe(first);
  },
});

/** Who corrects what the order was sent with hears that it arrived without the correction, and where to tell it. */
export const CorrectedAfterAnswerLost = meta.story({
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
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    const status = await said(canvas, /^Ne možemo provjeriti da li je narudžba stigla/);
    await expect(status).toHaveTextContent('šalje se ista narudžba, a ne još jedna');
    await retype(canvas);
    await expect(status).toHaveTextContent('Ako je ranija već stigla, to su dvije narudžbe.');
    await expect(status).not.toHaveTextContent('šalje se ista narudžba');
    await userEvent.click(await newOrderButton(canvas));
    await expectOrdered(canvas);
    const [first, second] = keysOf(orders());
    await expect(second).toBeDefined();
    await expect(second).not.toBe(first);
  },
});

/** What another tab adds while the order is on its way stays in the cart. */
export const AddedWhileSending = meta.story({
  parameters: withMember('orders.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await waitFor(() => expect(orders()).toHaveLength(1), patience);
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

/** Another price than the shopper saw is said, beside the line too, and nothing is sent before they agree to it. */
export const PriceChanged = meta.story({
  parameters: withMember('offers.firstRepriced'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await retype(canvas);
    await finish(canvas);
    const notice = await said(canvas, /^Cijena se promijenila$/);
    await expect(notice).toHaveTextContent('Alpha Potent: 113,80 KM umjesto 93,80 KM.');
    await expect(notice).toHaveTextContent('Ukupno je sada 153,70 KM umjesto 133,70 KM.');
    const line = canvas.getByRole('heading', { name: /^Alpha Potent/ }).closest('li');
    await expect(line).toHaveTextContent('Prije 93,80 KM');
    await expect(line).toHaveTextContent('113,80 KM');
    await expect(
      await canvas.findByRole('button', { name: /^Potvrdi novi iznos od 153,70\sKM$/ }),
    ).toHaveFocus();
    await expectOneAmberButton(canvas, /^Potvrdi novi iznos/);
    await expectRetyped(canvas);
    await expect(orders()).toEqual([]);
  },
});

PriceChanged.test('the new total is ordered once it is confirmed', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(await canvas.findByRole('button', { name: /^Potvrdi novi iznos/ }));
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
});

/** Who comes back to the window sees it before any press. */
export const PriceChangedMeanwhile = meta.story({
  parameters: withMember('offers.firstRepriced'),
  play: async ({ canvas }) => {
    await finishButton(canvas);
    document.dispatchEvent(new Event('visibilitychange'));
    await said(canvas, /^Cijena se promijenila$/);
    await expect(canvas.getByRole('button', { name: /^Potvrdi novi iznos od 153,70\sKM$/ })).toBeVisible();
  },
});

/** What is not sold any more leaves the cart, by name; the rest can be ordered. */
export const NotSoldAnyMore = meta.story({
  parameters: withMember('offers.firstWithdrawn'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await retype(canvas);
    await finish(canvas);
    const notice = await said(canvas, /^Dio narudžbe se više ne prodaje$/);
    await expect(notice).toHaveTextContent('Više se ne prodaje: Alpha Potent. Uklonili smo to iz korpe.');
    await expect(notice).toHaveTextContent('Ukupno je sada 39,90 KM umjesto 133,70 KM.');
    const line = canvas.getByRole('heading', { name: 'Alpha Potent' }).closest('li');
    await expect(line).toHaveTextContent(/^Alpha Potent\s*Više se ne prodaje$/);
    await expectRetyped(canvas);
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"2","quantity":1}]');
    await expect(orders()).toEqual([]);
  },
});

NotSoldAnyMore.test('the rest is ordered', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Potvrdi novi iznos od 39,90\sKM$/ }));
  await expectOrdered(canvas);
});

/** Nothing is left to order: why is said, and the cart is shown as it is. */
export const NothingSoldAnyMore = meta.story({
  parameters: {
    shop: {
      ...shop,
      cart: [{ ID: 1, quantity: 1 }],
      scenarios: ['session.member' as const, 'offers.firstWithdrawn' as const],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Završi kupovinu za/ }, patience));
    await said(canvas, /^Više se ne prodaje: Alpha Potent\./);
    await expect(canvas.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
    // No longer busy.
    await userEvent.click(await canvas.findByRole('button', { name: 'Završi kupovinu' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Nema artikala za narudžbu\.$/);
  },
});

/** It is sold all the same, only its price cannot be read: nothing is ordered without it, and nothing is taken out. */
export const UnreadableMeanwhile = meta.story({
  parameters: withMember('offers.oneMalformedMeanwhile'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(/^Došlo je do greške!/);
    await expect(canvas.queryByText(/ne prodaje/)).not.toBeInTheDocument();
    await expectCartKept();
    await expect(orders()).toEqual([]);
  },
});

UnreadableMeanwhile.test('it is ordered once its price is back', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await finish(canvas);
  await expectOrdered(canvas);
});

/** It went between the look at the list and the order: the backend refuses, and the list says what is gone. */
export const RefusedAsNotSold = meta.story({
  parameters: withMember('orders.notFoundOnce', 'offers.firstWithdrawnLater'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(ORDER_FAILED);
    await said(canvas, /^Više se ne prodaje: Alpha Potent\./);
    await userEvent.click(await canvas.findByRole('button', { name: /^Potvrdi novi iznos od 39,90\sKM$/ }));
    await expectOrdered(canvas);
  },
});

/** Said beside the button; a press sends nothing and says so, and nothing is lost. */
export const Offline = meta.story({
  parameters: withMember(),
  beforeEach: () => () => dispatchEvent(new Event('online')),
  play: async ({ canvas }) => {
    const form = await retype(canvas);
    const button = await finishButton(canvas);
    const network = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const onLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(button).toHaveAccessibleDescription(/^Niste na mreži\./));
    await userEvent.click(button);
    const alert = await form.findByRole('alert', {}, patience);
    await expect(alert).toHaveTextContent(/^Narudžba nije poslana/);
    await expect(form.getAllByText(/^Niste na mreži\./)).toHaveLength(1);
    await expectRetyped(canvas);
    await expectCartKept();
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    network.mockRestore();
    onLine.mockRestore();
  },
});

Offline.test('with the network the message goes, and the order is sent', async ({ canvas }) => {
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  await finish(canvas);
  await expectOrdered(canvas);
});

/** The login has run out: back to the forms, told why, with the order as it was. */
export const SessionExpired = meta.story({
  parameters: withMember('orders.notLoggedInOnce'),
  play: async ({ canvas }) => {
    await retype(canvas);
    await finish(canvas);
    const heading = await headed(canvas, 'Kako želite naručiti?');
    await expect(await canvas.findByText(/^Prijava je istekla\./)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await expectCartKept();
  },
});

SessionExpired.test('a new login brings the order back as it was typed', async ({ canvas }) => {
  await logIn(canvas);
  await expectRetyped(canvas);
  await finish(canvas);
  await expectOrdered(canvas);
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await profileForm(canvas);
    const bar = await canvas.findByRole('button', { name: /^Vaša narudžba \(3\)\s*133,70\sKM$/ }, patience);
    await userEvent.click(bar);
    const summary = canvas.getByRole('heading', { level: 2, name: 'Vaša narudžba' });
    await expect(summary).toHaveFocus();
    await expect(summary.getBoundingClientRect().top).toBeLessThan(innerHeight);
  },
});

export const PhoneMember = meta.story({
  parameters: withMember(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await finishButton(canvas)).toBeVisible();
    await orderForm(canvas);
  },
});

export const Narrow = meta.story({
  parameters: withMember('orders.fails'),
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Završi kupovinu za .*RSD$/ }, patience),
    );
    await expect(await canvas.findByRole('alert', {}, patience)).toHaveTextContent(ORDER_FAILED);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await headed(canvas, 'Kako želite naručiti?');
    await expect(await canvas.findByText(/U njemu pratite narudžbe/)).toBeVisible();
    await expect((await canvas.findAllByText(/133,70\sKM$/, {}, patience))[0]).toBeInTheDocument();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await headed(canvas, 'Kako želite da poručite?');
    await expect(canvas.getByRole('complementary', { name: 'Vaša porudžbina' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d\sRSD$/, {}, patience))[0]).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Država: Srbija +381' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: withMember(),
  play: async ({ canvas }) => {
    await headed(canvas, 'Potvrdite narudžbu');
    await expect(
      await canvas.findByRole('button', { name: /^Završi kupnju za .*€$/ }, patience),
    ).toBeVisible();
    await expect(canvas.getByText('90 dana jamstva zadovoljstva')).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await headed(canvas, 'Kako želite naručiti?');
    await expect(await canvas.findByRole('button', { name: 'Država: Crna Gora +382' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d\s€$/, {}, patience))[0]).toBeInTheDocument();
  },
});
