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
  findInStatus,
  finish,
  finishButton,
  orderForm,
  retype,
  shop,
  withMember,
} from '../checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout/Changes',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** A changed price is shown in a notice and at its line; nothing is sent before the shopper agrees to it. */
export const PriceChanged = meta.story({
  parameters: withMember('offers.firstRepriced'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await retype(canvas);
    await finish(canvas);
    const notice = await findInStatus(canvas, /^Cijena se promijenila$/);
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

PriceChanged.test('the order is sent when the new total is confirmed', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(await canvas.findByRole('button', { name: /^Potvrdi novi iznos/ }));
  await expectOrdered(canvas);
  await expect(orders()).toHaveLength(1);
});

/** A shopper who returns to the window sees the change before any press. */
export const PriceChangedMeanwhile = meta.story({
  parameters: withMember('offers.firstRepriced'),
  play: async ({ canvas }) => {
    await finishButton(canvas);
    document.dispatchEvent(new Event('visibilitychange'));
    await findInStatus(canvas, /^Cijena se promijenila$/);
    await expect(canvas.getByRole('button', { name: /^Potvrdi novi iznos od 153,70\sKM$/ })).toBeVisible();
  },
});

/** An article that is no longer sold leaves the cart and is named; the rest can be ordered. */
export const NotSoldAnyMore = meta.story({
  parameters: withMember('offers.firstWithdrawn'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await retype(canvas);
    await finish(canvas);
    const notice = await findInStatus(canvas, /^Dio narudžbe se više ne prodaje$/);
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

/** When no article is sold any more, the notice says why, and the cart is shown as empty. */
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
    await findInStatus(canvas, /^Više se ne prodaje: Alpha Potent\./);
    await expect(canvas.getByRole('heading', { name: 'Korpa je prazna' })).toBeVisible();
    // A second press works: the button is no longer busy.
    await userEvent.click(await canvas.findByRole('button', { name: 'Završi kupovinu' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Nema artikala za narudžbu\.$/);
  },
});

/** A line whose price has become unreadable is named and stays in the cart; the rest can be ordered. */
export const UnreadableMeanwhile = meta.story({
  parameters: withMember('offers.oneMalformedMeanwhile'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    const notice = await findInStatus(canvas, /^Dio narudžbe se trenutno ne može naručiti$/);
    await expect(notice).toHaveTextContent('Trenutno se ne može naručiti: Libido. Ostaje u korpi');
    await expect(notice).toHaveTextContent('Ukupno je sada 93,80 KM umjesto 133,70 KM.');
    const line = canvas.getByRole('heading', { name: 'Libido' }).closest('li');
    await expect(line).toHaveTextContent(/^Libido\s*Trenutno se ne može naručiti/);
    await expect(canvas.queryByText(/ne prodaje/)).not.toBeInTheDocument();
    await expectCartKept();
    await expect(orders()).toEqual([]);
  },
});

UnreadableMeanwhile.test('the line is ordered once its price is readable again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await finish(canvas);
  await expectOrdered(canvas);
});

/** When prices cannot be loaded again, the order is sent and the backend decides. */
export const PricesNotChecked = meta.story({
  parameters: withMember('offers.failsLater', 'orders.pending'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    await waitFor(() => expect(orders()).toHaveLength(1));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Another tab changed the cart after the press; nothing is sent before the shopper has seen the change. */
export const CartChangedMeanwhile = meta.story({
  parameters: withMember('account.slow'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    const requests = watchCalls('shopOrders.f.getAll');
    await finish(canvas);
    await waitFor(() => expect(requests()).toHaveLength(1));
    localStorage.setItem(CART_KEY, '[{"ID":"2","quantity":1}]');
    dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    const notice = await findInStatus(canvas, /^Korpa se u međuvremenu promijenila$/);
    await expect(notice).toHaveTextContent('Ništa nije poslano.');
    await canvas.findByRole('button', { name: newTotal });
    await expect(orders()).toEqual([]);
  },
});

CartChangedMeanwhile.test('the current cart is ordered when it is confirmed', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  await userEvent.click(canvas.getByRole('button', { name: newTotal }));
  await expectOrdered(canvas);
  await expect(orders()).toMatchObject([{ Articles: [{ ID: '2', Quantity: 1 }] }]);
});

/** The offer of one line is malformed from the start; the line is named, and the total covers the rest. */
export const Unreadable = meta.story({
  parameters: withMember('offers.oneMalformed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Dio korpe se nije učitao/);
    await expect(canvas.getByRole('heading', { name: /^Alpha Potent/ })).toBeVisible();
    await expect(canvas.getByText(/^Ukupno/).parentElement).toHaveTextContent(/93,80\sKM$/);
    // The bar at the top counts the same pieces as the total.
    await expect(canvas.getByText('Vaša narudžba (2)')).toBeInTheDocument();
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

Unreadable.test('removing the line moves the focus to the summary', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Ukloni Artikal br. 2' }));
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Vaša narudžba' })).toHaveFocus();
  await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":2}]');
});

/** Every line of the cart is unreadable; a press says so, and each line can be removed. */
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

/** An article was discontinued after the price check; the backend refuses, and the reloaded list tells which one. */
export const RefusedAsNotSold = meta.story({
  parameters: withMember('orders.notFoundOnce', 'offers.firstWithdrawnLater'),
  play: async ({ canvas }) => {
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
    );
    await findInStatus(canvas, /^Više se ne prodaje: Alpha Potent\./);
    await canvas.findByRole('button', { name: newTotal });
  },
});

RefusedAsNotSold.test('the rest is ordered', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: newTotal }));
  await expectOrdered(canvas);
});
