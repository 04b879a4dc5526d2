import { expect, userEvent, waitFor } from 'storybook/test';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import { cartOfNextPage, waitForDialogToClose } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CartPanel } from '../CartPanel';
import { inCart, LIBIDO, linesOf, openPanel, Page, sum, two } from '../cart.plays';

const meta = preview.meta({
  title: 'Shell/Cart/Cart lines',
  component: CartPanel,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export default meta;

const consoleErrors = ['Offer left out, malformed'];

/** The first line's offer has gone out of stock since it was added: the line stays and says so. */
export const OutOfStock = meta.story({
  parameters: openPanel(two, 'offers.firstOutOfStock'),
  play: async (context) => {
    const { text, country, totals, alpha, libido, money, findPanel } = inCart(context);
    const panel = await findPanel();
    await panel.findByRole('link', { name: alpha.Name });
    const [first, second] = linesOf(panel);
    await expect(first).toHaveTextContent(offerMessages[country].outOfStock);
    await expect(second).not.toHaveTextContent(offerMessages[country].outOfStock);
    const total = money(2 * alpha.NewPrice + libido.NewPrice);
    await expect(await sum(panel, totals.total)).toHaveTextContent(total);
    await expect(panel.getByRole('link', { name: text.checkout })).toBeVisible();
  },
});

OutOfStock.test('its quantity can be lowered, not raised', async (context) => {
  const panel = await inCart(context).findPanel();
  await userEvent.click(panel.getByRole('button', { name: 'Povećajte količinu, Alpha Potent' }));
  await expect(panel.getByRole('spinbutton', { name: 'Količina, Alpha Potent' })).toHaveValue('2');
  await userEvent.click(panel.getByRole('button', { name: 'Smanjite količinu, Alpha Potent' }));
  await expect(cartOfNextPage()).toEqual([
    { ID: 1, quantity: 1 },
    { ID: 2, quantity: 1 },
  ]);
});

/** A button in place of a removed line, which restores it; the total covers the rest. */
export const Removed = meta.story({
  parameters: openPanel(),
  play: async (context) => {
    const { text, totals, alpha, libido, money, findPanel } = inCart(context);
    const panel = await findPanel();
    await userEvent.click(await panel.findByRole('button', { name: `${text.remove} ${alpha.Name}` }));
    await expect(panel.getByText(text.removed(alpha.Name))).toBeVisible();
    const undo = panel.getByRole('button', { name: `${text.undo} ${alpha.Name}` });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription(text.removed(alpha.Name));
    await expect(await sum(panel, totals.total)).toHaveTextContent(money(libido.NewPrice));
    await expect(await sum(panel, totals.total)).toHaveTextContent(
      text.saved(money(libido.OldPrice - libido.NewPrice)),
    );
    await expect(panel.getByText(totals.pieces(1))).toBeVisible();
    await expect(cartOfNextPage()).toEqual([{ ID: 2, quantity: 1 }]);
  },
});

Removed.test('a restored line returns to its position and gets the focus', async (context) => {
  const { totals, findPanel } = inCart(context);
  const panel = await findPanel();
  await userEvent.keyboard('{Enter}');
  await expect(panel.getByRole('button', { name: 'Uklonite Alpha Potent' })).toHaveFocus();
  await expect(panel.queryByText('Uklonjeno: Alpha Potent')).toBeNull();
  await expect(linesOf(panel)[0]).toHaveTextContent('Alpha Potent');
  await expect(panel.getByRole('spinbutton', { name: 'Količina, Alpha Potent' })).toHaveValue('2');
  await expect(await sum(panel, totals.total)).toHaveTextContent('133,70 KM');
  await expect(cartOfNextPage()).toEqual([
    { ID: 1, quantity: 2 },
    { ID: 2, quantity: 1 },
  ]);
});

Removed.test(
  'another change of the cart ends the chance to undo',
  { tags: ['thorough'] },
  async (context) => {
    const { text, alpha, libido, findPanel } = inCart(context);
    const panel = await findPanel();
    await userEvent.click(panel.getByRole('button', { name: text.stepper(libido.Name).increase }));
    await expect(panel.queryByText(text.removed(alpha.Name))).toBeNull();
  },
);

Removed.test('another removal replaces the one that can be undone', async (context) => {
  const { text, alpha, libido, findPanel } = inCart(context);
  const panel = await findPanel();
  await userEvent.click(panel.getByRole('button', { name: `${text.remove} ${libido.Name}` }));
  await expect(panel.queryByText(text.removed(alpha.Name))).toBeNull();
  await expect(panel.getByRole('button', { name: `${text.undo} ${libido.Name}` })).toHaveFocus();
  await expect(panel.getByRole('heading', { name: text.empty })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(panel.getByRole('button', { name: `${text.remove} ${libido.Name}` })).toHaveFocus();
  await expect(panel.queryByRole('heading', { name: text.empty })).toBeNull();
});

Removed.test('closing the panel ends the chance to undo', { tags: ['thorough'] }, async (context) => {
  const { text, alpha, libido, open } = inCart(context);
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  const panel = await open();
  await expect(await panel.findByRole('link', { name: libido.Name })).toBeVisible();
  await expect(panel.queryByText(text.removed(alpha.Name))).toBeNull();
});

/** The empty cart under the button that restores its last line. */
export const LastRemoved = meta.story({
  parameters: openPanel([{ ID: LIBIDO, quantity: 4 }]),
  play: async (context) => {
    const { text, totals, libido, findPanel } = inCart(context);
    const panel = await findPanel();
    await userEvent.click(await panel.findByRole('button', { name: `${text.remove} ${libido.Name}` }));
    await expect(panel.getByRole('heading', { name: text.empty })).toBeVisible();
    await expect(panel.getByRole('button', { name: `${text.undo} ${libido.Name}` })).toHaveFocus();
    await expect(panel.queryByText(totals.total)).toBeNull();
    await expect(cartOfNextPage()).toEqual([]);
  },
});

/** A quantity of 12, pressed and then typed; the totals follow. */
export const QuantityChanged = meta.story({
  parameters: openPanel(),
  play: async (context) => {
    const { text, totals, alpha, libido, money, findPanel } = inCart(context);
    const panel = await findPanel();
    const stepper = text.stepper(alpha.Name);
    const quantity = await panel.findByRole('spinbutton', { name: stepper.group });
    await userEvent.click(panel.getByRole('button', { name: stepper.increase }));
    await expect(quantity).toHaveValue('3');
    const three = money(3 * alpha.NewPrice + libido.NewPrice);
    await expect(await sum(panel, totals.total)).toHaveTextContent(three);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12{Enter}');
    const total = 12 * alpha.NewPrice + libido.NewPrice;
    const savings = 12 * alpha.OldPrice + libido.OldPrice - total;
    await expect(await sum(panel, totals.total)).toHaveTextContent(money(total));
    await expect(await sum(panel, totals.total)).toHaveTextContent(text.saved(money(savings)));
    await expect(panel.getByText(totals.pieces(13))).toBeVisible();
    await expect(cartOfNextPage()).toEqual([
      { ID: 1, quantity: 12 },
      { ID: 2, quantity: 1 },
    ]);
  },
});

QuantityChanged.test('the quantity does not go below one', async (context) => {
  const { text, libido, findPanel } = inCart(context);
  const panel = await findPanel();
  const { group, decrease } = text.stepper(libido.Name);
  const less = panel.getByRole('button', { name: decrease });
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(less);
  await expect(panel.getByRole('spinbutton', { name: group })).toHaveValue('1');
});

/** The lines of offers that the shop sells: an unknown one has left the cart. */
export const UnknownOffer = meta.story({
  parameters: openPanel([...two, { ID: 404, quantity: 7 }]),
  play: async (context) => {
    const { totals, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(await panel.findByText(totals.pieces(3))).toBeVisible();
    await expect(linesOf(panel)).toHaveLength(2);
    await waitFor(() => expect(cartOfNextPage()).toEqual(two));
  },
});

const unreadableFirst = two.toReversed();

/** A line without name and price, whose offer is malformed: it stays in the cart, and the rest can be ordered. */
export const UnreadableOffer = meta.story({
  parameters: { ...openPanel(unreadableFirst, 'offers.oneMalformed'), consoleErrors },
  play: async (context) => {
    const { text, totals, alpha, money, findPanel } = inCart(context);
    const panel = await findPanel();
    await expect(await panel.findByRole('alert')).toHaveTextContent(text.unreadable);
    await expect(panel.getByRole('link', { name: alpha.Name })).toBeVisible();
    const line = `${text.unreadableLine(undefined)}. ${text.quantity(1)}`;
    await expect(panel.getByText(line)).toBeVisible();
    await expect(await sum(panel, totals.total)).toHaveTextContent(money(2 * alpha.NewPrice));
    await expect(panel.getByRole('link', { name: text.checkout })).toBeVisible();
    await expect(cartOfNextPage()).toEqual(unreadableFirst);
  },
});

UnreadableOffer.test('its line can be removed and restored', async (context) => {
  const { text, totals, alpha, money, findPanel } = inCart(context);
  const panel = await findPanel();
  const remove = () => panel.getByRole('button', { name: `${text.remove} ${text.unreadableName}` });
  await userEvent.click(remove());
  await expect(await sum(panel, totals.total)).toHaveTextContent(money(2 * alpha.NewPrice));
  await expect(panel.queryByRole('alert')).toBeNull();
  await userEvent.click(panel.getByRole('button', { name: `${text.undo} ${text.unreadableName}` }));
  await waitFor(() => expect(remove()).toHaveFocus());
});

UnreadableOffer.test('a line that is restored beside it returns to its position', async (context) => {
  const { text, alpha, findPanel } = inCart(context);
  const panel = await findPanel();
  await userEvent.click(panel.getByRole('button', { name: `${text.remove} ${alpha.Name}` }));
  await userEvent.click(panel.getByRole('button', { name: `${text.undo} ${alpha.Name}` }));
  await expect(cartOfNextPage()).toEqual(unreadableFirst);
});

/** A line without price, whose offer has an unreadable price but a name. */
export const UnreadablePrice = meta.story({
  parameters: { ...openPanel(two, 'offers.oneMalformedOnce'), consoleErrors },
  play: async (context) => {
    const { text, libido, findPanel } = inCart(context);
    const panel = await findPanel();
    const line = `${text.unreadableLine(libido.Name)}. ${text.quantity(1)}`;
    await expect(await panel.findByText(line)).toBeVisible();
    await expect(panel.getByRole('button', { name: `${text.remove} ${libido.Name}` })).toBeVisible();
  },
});

UnreadablePrice.test('a retry shows the line with its price', async (context) => {
  const { country, totals, libido, findPanel } = inCart(context);
  const panel = await findPanel();
  await userEvent.click(panel.getByRole('button', { name: pageMessages[country].retry }));
  await expect(await panel.findByRole('link', { name: libido.Name })).toBeVisible();
  await expect(await sum(panel, totals.total)).toHaveTextContent('133,70 KM');
});
