import { expect, userEvent, waitFor } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  expectCartKept,
  expectOneAmberButton,
  expectOrdered,
  expectRetyped,
  finish,
  finishButton,
  forgetAttempt,
  orderForm,
  retype,
  said,
  shop,
  withMember,
} from '../checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout/Changes',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
  beforeEach: forgetAttempt,
});

export default meta;

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
    await userEvent.click(await canvas.findByRole('button', { name: /^Završi kupovinu za/ }));
    await said(canvas, /^Više se ne prodaje: Alpha Potent\./);
    await expect(canvas.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
    // No longer busy.
    await userEvent.click(await canvas.findByRole('button', { name: 'Završi kupovinu' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Nema artikala za narudžbu\.$/);
  },
});

/** A line whose price cannot be read any more is left out by name, stays in the cart, and the rest can be ordered. */
export const UnreadableMeanwhile = meta.story({
  parameters: withMember('offers.oneMalformedMeanwhile'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    const notice = await said(canvas, /^Dio narudžbe se trenutno ne može naručiti$/);
    await expect(notice).toHaveTextContent('Trenutno se ne može naručiti: Libido. Ostaje u korpi');
    await expect(notice).toHaveTextContent('Ukupno je sada 93,80 KM umjesto 133,70 KM.');
    const line = canvas.getByRole('heading', { name: 'Libido' }).closest('li');
    await expect(line).toHaveTextContent(/^Libido\s*Trenutno se ne može naručiti/);
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

/** Prices cannot be loaded again: the order goes all the same, and the backend has the last word (decision 22). */
export const PricesNotChecked = meta.story({
  parameters: withMember('offers.failsLater', 'orders.pending'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await waitFor(() => expect(orders()).toHaveLength(1));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Another tab has changed the cart after the press: nothing is sent before the shopper has seen it. */
export const CartChangedMeanwhile = meta.story({
  parameters: withMember('account.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const requests = watchCalls('shopOrders.f.getAll');
    await finish(canvas);
    await waitFor(() => expect(requests()).toHaveLength(1));
    localStorage.setItem(CART_KEY, '[{"ID":"2","quantity":1}]');
    dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    const notice = await said(canvas, /^Korpa se u međuvremenu promijenila$/);
    await expect(notice).toHaveTextContent('Ništa nije poslano.');
    await canvas.findByRole('button', { name: newTotal });
    await expect(orders()).toEqual([]);
  },
});

CartChangedMeanwhile.test('the cart as it is now is ordered once it is confirmed', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(canvas.getByRole('button', { name: newTotal }));
  await expectOrdered(canvas);
  await expect(orders()).toMatchObject([{ Articles: [{ ID: '2', Quantity: 1 }] }]);
});

/** The offer of one line is malformed from the start: the line is named, and the rest stands with its sum. */
export const Unreadable = meta.story({
  parameters: withMember('offers.oneMalformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Dio korpe se nije učitao/);
    await expect(canvas.getByRole('heading', { name: /^Alpha Potent/ })).toBeVisible();
    await expect(canvas.getByText(/^Ukupno/).parentElement).toHaveTextContent(/93,80\sKM$/);
    const line = canvas.getByRole('heading', { name: 'Artikal br. 2' }).closest('li');
    await expect(line).toHaveTextContent('Trenutno se ne može naručiti');
    await expect(await canvas.findByRole('button', { name: rest })).toBeVisible();
    await expectCartKept();
  },
});

const rest = /^Završi kupovinu za 93,80\sKM$/;

Unreadable.test('the rest is ordered, and the line stays in the cart', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(canvas.getByRole('button', { name: rest }));
  await findPageHeading(canvas, /^\/checkout\/\d+$/);
  await expect(orders()).toMatchObject([{ Articles: [{ ID: '1', Quantity: 2 }] }]);
  await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"2","quantity":1}]');
});

Unreadable.test('the line can be taken out, and the focus goes on from the summary', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ukloni Artikal br. 2' }));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Vaša narudžba' })).toHaveFocus();
  await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":2}]');
});

/** Nothing in the cart can be read: a press says so, and each line can be taken out. */
export const NothingReadable = meta.story({
  parameters: {
    shop: {
      ...shop,
      cart: [{ ID: 2, quantity: 1 }],
      scenarios: ['session.member' as const, 'offers.oneMalformed' as const],
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Artikal br. 2' });
    const form = await orderForm(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Završi kupovinu' }));
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Došlo je do greske prilikom kreiranja narudžbe/);
    await expect(alert).toHaveTextContent('Ništa iz korpe se nije učitalo');
  },
});

const newTotal = /^Potvrdi novi iznos od 39,90\sKM$/;

/** It went between the look at the list and the order: the backend refuses, and the list says what is gone. */
export const RefusedAsNotSold = meta.story({
  parameters: withMember('orders.notFoundOnce', 'offers.firstWithdrawnLater'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
    );
    await said(canvas, /^Više se ne prodaje: Alpha Potent\./);
    await canvas.findByRole('button', { name: newTotal });
  },
});

RefusedAsNotSold.test('the rest is ordered', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: newTotal }));
  await expectOrdered(canvas);
});
