import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cartPanelMessages } from '#features/cart';
import { offerScreenMessages } from '#features/offer';
import { cartMessages } from '#features/shared/cart';
import { offerMessages } from '#features/shared/offer';
import { pageMessages } from '#features/shared/page';
import {
  backToTop,
  type Canvas,
  cartOfNextPage,
  findPageHeading,
  inCountry,
  openFoldOf,
  type PlayContext,
  waitForDialogToClose,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { addToCart } from './flows.plays';
import { Shop } from './Shop';

const meta = preview.meta({
  title: 'Flows/Browse to cart',
  component: Shop,
  tags: ['!autodocs', 'thorough'],
  args: { start: '/' },
  parameters: { layout: 'fullscreen', shop: {} },
  afterEach: backToTop,
});

export default meta;

/** A link of the footer, which loads when it comes into view. */
async function footerLink(canvas: Canvas, name: string) {
  canvas.getByRole('contentinfo').scrollIntoView();
  const link = await waitFor(() => within(canvas.getByRole('contentinfo')).getByRole('link', { name }));
  await openFoldOf(link);
  return link;
}

/** The texts of the screens of this flow, the names of its offers, and its category. */
function inFlow({ globals }: Pick<PlayContext, 'globals'>) {
  const { country, text, offers } = inCountry(cartPanelMessages, globals);
  return {
    text,
    country,
    offerText: offerScreenMessages[country],
    pieces: cartMessages[country].pieces,
    group: offerMessages[country].groups.potency,
    alpha: offers['alpha-potent'].Name,
    libido: offers.libido.Name,
    dearest: offers['paket-snaga'].Name,
  };
}

/** From the landing page, a link of the footer leads to a category. */
export const Category = meta.story({
  play: async ({ canvas, globals }) => {
    const { group, alpha } = inFlow({ globals });
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(await footerLink(canvas, group));
    const heading = await findPageHeading(canvas, group);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole('link', { name: alpha })).toBeVisible();
  },
});

/** The category, sorted by price: the dearest first. */
export const Sorted = meta.story({
  play: async (context) => {
    await Category.play(context);
    const { canvas } = context;
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'price-desc');
    const first = () => canvas.getAllByRole('heading', { level: 2 })[0];
    await waitFor(() => expect(first()).toHaveTextContent(inFlow(context).dearest));
  },
});

/** Two pieces of an offer were added to the cart, which has opened. */
export const TwoInTheCart = meta.story({
  play: async (context) => {
    await Sorted.play(context);
    const { canvas } = context;
    const { text, offerText, pieces, alpha } = inFlow(context);
    await userEvent.click(canvas.getByRole('link', { name: alpha }));
    await findPageHeading(canvas, alpha);
    await userEvent.click(await canvas.findByRole('button', { name: offerText.quantity.increase }));
    const cart = await addToCart(context);
    await expect(await cart.findByText(text.added(alpha))).toBeVisible();
    await expect(cart.getByText(pieces(2))).toBeVisible();
    await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 2 }]);
  },
});

/** A second offer was added; the first was removed and restored. */
export const SecondOffer = meta.story({
  play: async (context) => {
    await TwoInTheCart.play(context);
    const { canvas } = context;
    const { text, country, pieces, group, alpha, libido } = inFlow(context);
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    const path = within(canvas.getByRole('navigation', { name: pageMessages[country].breadcrumb }));
    await userEvent.click(path.getByRole('link', { name: group }));
    await findPageHeading(canvas, group);
    await userEvent.click(await canvas.findByRole('link', { name: libido }));
    await findPageHeading(canvas, libido);
    const cart = await addToCart(context);
    await userEvent.click(await cart.findByRole('button', { name: `${text.remove} ${alpha}` }));
    await expect(cartOfNextPage()).toEqual([{ ID: 2, quantity: 1 }]);
    await userEvent.click(cart.getByRole('button', { name: `${text.undo} ${alpha}` }));
    await expect(cartOfNextPage()).toEqual([
      { ID: 1, quantity: 2 },
      { ID: 2, quantity: 1 },
    ]);
    await expect(cart.getByText(pieces(3))).toBeVisible();
  },
});
