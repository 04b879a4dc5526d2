import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll, findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutScreen } from './CheckoutScreen';
import {
  expectCartKept,
  expectOneAmberButton,
  expectOrdered,
  expectRetyped,
  findInStatus,
  finish,
  finishButton,
  loginForm,
  orderForm,
  profileForm,
  retryButton,
  retype,
  shop,
  withGuest,
  withMember,
} from './checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const ORDER_FAILED = 'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.';

/** A guest with a cart. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Kako želite naručiti?');
    await waitFor(() => expect(document.title).toBe('Narudžba | Hrast'));
    const login = await loginForm(canvas);
    await expect(login.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await profileForm(canvas);
    await expect(canvas.queryByRole('form', { name: 'Potvrdite narudžbu' })).not.toBeInTheDocument();

    const summary = within(canvas.getByRole('complementary', { name: 'Vaša narudžba' }));
    await expect(await summary.findByRole('heading', { name: 'Alpha Potent količina 2' })).toBeVisible();
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

/** While the session is unknown, neither the login forms nor the order form are shown, nor their headings. */
export const Loading = meta.story({
  parameters: withGuest('session.pending', 'offers.pending'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Narudžba');
    await expect(canvas.getByText('Provjeravamo da li ste prijavljeni')).toBeInTheDocument();
    await expect(canvas.getByText('Učitavanje cijena')).toBeInTheDocument();
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
  },
});

/** The session check is repeated every 2 s. The order summary stays visible. */
export const CheckFailed = meta.story({
  parameters: withGuest('session.fails'),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Narudžba');
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Ne možemo provjeriti da li ste prijavljeni');
    await expect(notice).toHaveTextContent('Nema veze sa serverom. Pokušavamo ponovo…');
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: /^Libido/ })).toBeVisible();
  },
});

/** The forms appear once the repeated check succeeds, without moving the focus. */
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

/** An order without articles is refused on the page. */
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

Empty.test('the button leads to the most popular offers', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await findPageHeading(canvas, '/most-popular');
});

/**
 * The order may have arrived although its request failed. Everything is kept, and the screen looks for the order;
 * nothing is sent again.
 */
export const Failed = meta.story({
  parameters: withMember('orders.fails'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await retype(canvas);
    await finish(canvas);
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(ORDER_FAILED);
    await expect(alert).toHaveTextContent('narudžba je možda stigla do nas');
    await expect(await retryButton(canvas)).toHaveFocus();
    await findInStatus(canvas, /^Provjeravamo da li je narudžba stigla/);
    const status = await findInStatus(canvas, /^Za sada je nema među vašim narudžbama/);
    await expect(status).toHaveTextContent('Prije slanja još jednom provjeravamo da li je stigla.');
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

/** Nothing is ordered before the screen has shown prices; a press loads them again. */
export const OffersFailed = meta.story({
  parameters: withMember('offers.fails'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const summary = within(await canvas.findByRole('complementary', { name: 'Vaša narudžba' }));
    await expect(await summary.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    const form = await orderForm(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Završi kupovinu' }));
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(ORDER_FAILED);
    await expect(alert).toHaveTextContent('Cijene se nisu učitale');
    await expect(orders()).toEqual([]);
    await expectCartKept();
  },
});

/** A filled cart is not shown as empty when the offers are missing. */
export const OffersMissing = meta.story({
  parameters: withMember('offers.empty'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expect(canvas.queryByRole('heading', { name: 'Korpa je prazna' })).not.toBeInTheDocument();
    await expectCartKept();
  },
});

export const OffersFailedThenRetried = meta.story({
  parameters: withMember('offers.failsTwice'),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Pokušaj ponovo' });
    await userEvent.click(retry);
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await finishButton(canvas);
    await expect(retry).not.toBeInTheDocument();
  },
});

/** A press before the prices have loaded only loads them; the next press orders. */
export const OrderBeforePrices = meta.story({
  parameters: withMember('offers.failsTwice'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const form = await orderForm(canvas);
    await canvas.findByRole('button', { name: 'Pokušaj ponovo' });
    await userEvent.click(form.getByRole('button', { name: 'Završi kupovinu' }));
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(ORDER_FAILED);
    await expect(alert).toHaveTextContent('Cijene se nisu učitale');
    await finishButton(canvas);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(orders()).toEqual([]);
    await finish(canvas);
    await expectOrdered(canvas);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await profileForm(canvas);
    const bar = await canvas.findByRole('button', { name: /^Vaša narudžba \(3\)\s*133,70\sKM$/ });
    await userEvent.click(bar);
    const summary = canvas.getByRole('heading', { level: 2, name: 'Vaša narudžba' });
    await expect(summary).toHaveFocus();
    await expect(summary.getBoundingClientRect().top).toBeLessThan(innerHeight);
  },
});

export const Narrow = meta.story({
  parameters: withMember('orders.fails'),
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Završi kupovinu za .*RSD$/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(ORDER_FAILED);
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Kako želite naručiti?');
    await expect(await canvas.findByText(/U njemu pratite narudžbe/)).toBeVisible();
    await expect((await canvas.findAllByText(/133,70\sKM$/))[0]).toBeInTheDocument();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Kako želite da poručite?');
    await expect(canvas.getByRole('complementary', { name: 'Vaša porudžbina' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d\sRSD$/))[0]).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Država: Srbija +381' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  parameters: withMember(),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Potvrdite narudžbu');
    await expect(await canvas.findByRole('button', { name: /^Završi kupnju za .*€$/ })).toBeVisible();
    await expect(canvas.getByText('90 dana jamstva zadovoljstva')).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Kako želite naručiti?');
    await expect(await canvas.findByRole('button', { name: 'Država: Crna Gora +382' })).toBeVisible();
    await expect((await canvas.findAllByText(/\d,\d\d\s€$/))[0]).toBeInTheDocument();
  },
});
