import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
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
  logIn,
  orderForm,
  phoneOf,
  retryButton,
  retype,
  shop,
  withMember,
} from '../checkout.plays';
import { ATTEMPT_KEY } from '../order/attempt';

const meta = preview.meta({
  title: 'Screens/Checkout/Order form',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** The form is filled in from the profile. */
export const Default = meta.story({
  parameters: withMember(),
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Potvrdite narudžbu');
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

Default.test('Enter in a field sends the order', async ({ canvas }) => {
  const orders = watchCalls('shopOrders.add');
  const form = await retype(canvas);
  await finishButton(canvas);
  await userEvent.type(form.getByLabelText(/^Ime/), '{Enter}');
  await expectOrdered(canvas);
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

Default.test('the summary keeps the order until the thank-you page opens', async ({ canvas }) => {
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

Invalid.test('a message disappears as soon as its field is valid', async ({ canvas }) => {
  const form = await orderForm(canvas);
  await userEvent.type(form.getByLabelText(/^Ime/), 'E');
  await waitFor(() => expect(form.getByLabelText(/^Ime/)).toBeValid());
  await userEvent.type(phoneOf(form), '061234567');
  await waitFor(() => expect(phoneOf(form)).toBeValid());
  await expect(form.getByLabelText(/^Prezime/)).toBeInvalid();
});

/** Two clicks and an Enter send one order. */
export const Slow = meta.story({
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

/** While the order is being sent, the typed values stay visible. */
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
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije.',
    );
    await userEvent.click(await retryButton(canvas));
    await expectOrdered(canvas);
    await expect(orders()).toHaveLength(2);
    await expect(orders()[1]).toMatchObject({ LastName: 'Drugačić' });
  },
});

/** The backend refuses the order; the cart and the typed values are kept. */
export const Refused = meta.story({
  parameters: withMember('orders.notFoundOnce'),
  play: async ({ canvas }) => {
    const form = await retype(canvas);
    await finish(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent(
      /^Došlo je do greske prilikom kreiranja narudžbe, molimo pokušajte ponovo kasnije\.\s*Vaša korpa i podaci su sačuvani\.$/,
    );
    await finishButton(canvas);
    await expectRetyped(canvas);
    await expectCartKept();
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
  },
});

/** Without a network a notice above the button says so, and a press fails at once without losing anything. */
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
    const alert = await form.findByRole('alert');
    await expect(alert).toHaveTextContent(/^Došlo je do greske prilikom kreiranja narudžbe/);
    await expect(form.getAllByText(/^Niste na mreži\./)).toHaveLength(1);
    await expectRetyped(canvas);
    await expectCartKept();
    await expect(localStorage.getItem(ATTEMPT_KEY)).toBeNull();
    network.mockRestore();
    onLine.mockRestore();
  },
});

Offline.test('back online, the notice disappears and the order can be sent', async ({ canvas }) => {
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  await finish(canvas);
  await expectOrdered(canvas);
});

/** The session has expired; the login forms return with a notice, and the order is kept. */
export const SessionExpired = meta.story({
  parameters: withMember('orders.notLoggedInOnce'),
  play: async ({ canvas }) => {
    await retype(canvas);
    await finish(canvas);
    const heading = await findPageHeading(canvas, 'Kako želite naručiti?');
    await expect(await canvas.findByText(/^Prijava je istekla\./)).toBeVisible();
    await waitFor(() => expect(heading).toHaveFocus());
    await expectCartKept();
  },
});

SessionExpired.test('a new login shows the order form with the typed values', async ({ canvas }) => {
  await logIn(canvas);
  await expectRetyped(canvas);
  await finish(canvas);
  await expectOrdered(canvas);
});

export const Phone = meta.story({
  parameters: withMember(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await finishButton(canvas)).toBeVisible();
    await orderForm(canvas);
  },
});
