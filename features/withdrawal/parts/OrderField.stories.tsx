import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '#features/shared/navigation';
import { orderNumber } from '#mocks/testing';
import { backToTop, logInAnotherUser, type PlayContext, watchCalls } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { WithdrawalScreen } from '../WithdrawalScreen';
import {
  at,
  chooseOrder,
  enter,
  expectNumberField,
  field,
  itemsOf,
  member,
  press,
  returnAt,
  saveAnotherEmail,
  toggle,
  toStatement,
  withdrawalIn,
} from '../withdrawal.plays';

const meta = preview.meta({
  title: 'Screens/Withdrawal/Order field',
  component: WithdrawalScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...member() },
  afterEach: backToTop,
});

export default meta;

/** Chooses the newest order and all pieces of its first article. */
async function chooseArticle({ canvas, globals }: PlayContext) {
  const { text, newest, first } = withdrawalIn(globals);
  await chooseOrder({ canvas, globals }, newest);
  await enter(canvas, text.received, '16.11.2026');
  await toggle(canvas, text.whole);
  await toggle(canvas, first.label);
}

/** One of two pieces of an article, chosen from an order of the logged-in user, whose name and email are filled in. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, name, email, first, second } = withdrawalIn(globals);
    await chooseArticle({ canvas, globals });
    await expect(field(canvas, text.name)).toHaveValue(name);
    await expect(field(canvas, text.contact)).toHaveValue(email);
    await expect(canvas.queryByRole('textbox', { name: text.orderNumber })).toBeNull();
    const pieces = within(canvas.getByRole('group', { name: text.pieces.group(first.name) }));
    await userEvent.click(pieces.getByRole('button', { name: text.pieces.decrease }));
    await expect(pieces.getByRole('spinbutton')).toHaveValue(`${first.quantity - 1}`);
    await expect(canvas.getByRole('checkbox', { name: second.name })).not.toBeChecked();
  },
});

Default.test('the statement lists the chosen articles and quantities', async ({ canvas, globals }) => {
  await toStatement({ canvas, globals });
  await expect(itemsOf(within(canvas.getByRole('article')))).toEqual(['1 × Alpha Potent']);
});

Default.test(
  'a partial withdrawal requires an article, another order its number',
  async ({ canvas, globals }) => {
    await toggle(canvas, 'Alpha Potent × 2');
    await press(canvas, 'Pregledajte izjavu');
    await expect(await canvas.findByText('Označite bar jedan proizvod.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Alpha Potent × 2' })).toHaveFocus();

    await chooseOrder({ canvas, globals }, 'Druga narudžba');
    await expect(field(canvas, 'Broj narudžbe')).toHaveValue('');
  },
);

Default.test('another user who logs in sees nothing of the one before', async ({ canvas, globals }) => {
  await toStatement({ canvas, globals });
  const other = await logInAnotherUser(globals);
  await canvas.findByRole('heading', { level: 2, name: 'Podaci za izjavu' });
  await expect(canvas.queryByRole('article')).toBeNull();
  await expect(field(canvas, 'Ime i prezime')).toHaveValue(other.name);
  await expect(field(canvas, 'Email ili poštanska adresa')).toHaveValue(other.email);
  await expect(field(canvas, 'Kada ste primili paket?')).toHaveValue('');
  await expect(field(canvas, 'Broj narudžbe')).toHaveValue('');
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.getByRole('checkbox', { name: 'Od cijele narudžbe' })).toBeChecked();
});

Default.test('a user who saves another email keeps the input', async ({ canvas, globals }) => {
  const loads = watchCalls('shopOrders.f.getAll');
  await saveAnotherEmail(globals);
  // The next check of the login.
  returnAt('2026-11-21T13:07:00Z');
  await waitFor(() => expect(loads()).toHaveLength(1));
  await toStatement({ canvas, globals });
  await expect(itemsOf(within(canvas.getByRole('article')))).toEqual(['1 × Alpha Potent']);
});

/** The form opened from an order in the order history, which is chosen already. */
export const FromAnOrder = meta.story({
  parameters: at(
    (country) => routes.withdrawal.href(orderNumber(withdrawalIn({ country }).earlier)),
    'session.member',
  ),
  play: async ({ canvas, globals }) => {
    const { text, earlier } = withdrawalIn(globals);
    await expect(await canvas.findByRole('combobox', { name: text.order })).toHaveValue(earlier);
  },
});

/** The form after the login has expired: order and articles stay chosen, because the statement needs no login. */
export const Expired = meta.story({
  parameters: member('account.expiresLater'),
  play: async ({ canvas, globals }) => {
    const { text, name, newest, first } = withdrawalIn(globals);
    await chooseArticle({ canvas, globals });
    const fetching = spyOn(globalThis, 'fetch');
    // A connection that returns loads the orders again.
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(fetching).toHaveBeenCalled());
    await Promise.all(fetching.mock.results.map(({ value }) => value));
    await expect(field(canvas, text.name)).toHaveValue(name);
    await expect(canvas.getByRole('combobox', { name: text.order })).toHaveValue(newest);
    await expect(canvas.getByRole('checkbox', { name: first.label })).toBeChecked();
  },
});

Expired.test('the statement can still be made', async ({ canvas, globals }) => {
  await toStatement({ canvas, globals });
  const paper = within(canvas.getByRole('article'));
  await expect(paper.getByText(/iz narudžbe broj 104512:$/)).toBeVisible();
  await expect(itemsOf(paper)).toEqual(['2 × Alpha Potent']);
});

/** The form after the login has expired before the orders loaded: that of a guest, with name and email filled in. */
export const ExpiredWhileLoading = meta.story({
  parameters: member('account.expired'),
  play: async ({ canvas, globals }) => {
    await expectNumberField({ canvas, globals });
  },
});

ExpiredWhileLoading.test('the statement can still be made', async ({ canvas, globals }) => {
  await enter(canvas, 'Broj narudžbe', '104512');
  await enter(canvas, 'Kada ste primili paket?', '16.11.2026');
  await toStatement({ canvas, globals });
});

/** The chosen article in the narrowest window, with names that are too long for a line. */
export const Narrow = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'narrow' } },
  parameters: member('offers.longWords'),
  play: async ({ canvas, globals }) => {
    const { text, newest, first } = withdrawalIn(globals);
    await chooseOrder({ canvas, globals }, newest);
    await toggle(canvas, text.whole);
    await userEvent.click(await canvas.findByRole('checkbox', { name: new RegExp(`${first.label}$`) }));
  },
});
