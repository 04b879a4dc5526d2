import { expect, userEvent } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { watchCalls } from '#storybook/plays';
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

/** It is sold all the same, only its price cannot be read: nothing is ordered without it, and nothing is taken out. */
export const UnreadableMeanwhile = meta.story({
  parameters: withMember('offers.oneMalformedMeanwhile'),
  play: async ({ canvas }) => {
    const orders = watchCalls('shopOrders.add');
    await finish(canvas);
    const form = await orderForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Narudžba nije poslana\s*Nismo mogli/);
    await expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent(/^Došlo je do greške!/);
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
