import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cartPanelMessages } from '#features/cart';
import { checkoutMessages } from '#features/checkout';
import { formsMessages } from '#features/shared/forms';
import { thankYouMessages } from '#features/thank-you';
import {
  backToTop,
  cartOfNextPage,
  findPageHeading,
  inCountry,
  type PlayContext,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { addToCart, findCartPanel } from './flows.plays';
import { Shop } from './Shop';

const meta = preview.meta({
  title: 'Flows/First order',
  component: Shop,
  tags: ['!autodocs', 'thorough'],
  args: { start: '/most-popular' },
  parameters: { layout: 'fullscreen', shop: {} },
  afterEach: backToTop,
});

export default meta;

const LAST_NAME = 'Putnik';

/** The texts of the screens of this flow, and the name of its offer. */
function inFlow({ globals }: Pick<PlayContext, 'globals'>) {
  const { country, offers } = inCountry(checkoutMessages, globals);
  return {
    country,
    cart: cartPanelMessages[country],
    checkout: checkoutMessages[country],
    form: formsMessages[country],
    thankYou: thankYouMessages[country],
    offer: offers['alpha-potent'].Name,
  };
}

/** The page of an offer, opened from the listing. */
export const ChooseAnOffer = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const { offer } = inFlow(context);
    await userEvent.click(await canvas.findByRole('link', { name: offer }));
    const heading = await findPageHeading(canvas, offer);
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** The offer is in the cart, which has opened. */
export const AddToCart = meta.story({
  play: async (context) => {
    await ChooseAnOffer.play(context);
    const cart = await addToCart(context);
    await waitFor(() => expect(cart.getByRole('link', { name: inFlow(context).offer })).toBeVisible());
    await expect(cartOfNextPage()).toEqual([{ ID: 1, quantity: 1 }]);
  },
});

/** The checkout asks the guest to log in or to make a profile. */
export const Checkout = meta.story({
  play: async (context) => {
    await AddToCart.play(context);
    const { cart, checkout } = inFlow(context);
    const panel = await findCartPanel(context);
    await userEvent.click(panel.getByRole('link', { name: cart.checkout }));
    await expect(await findPageHeading(context.canvas, checkout.guestHeading)).toBeVisible();
  },
});

/** The profile was made, and its data is in the order form. */
export const MakeAProfile = meta.story({
  play: async (context) => {
    await Checkout.play(context);
    const { canvas } = context;
    const { country, checkout, form: text } = inFlow(context);
    const form = within(await canvas.findByRole('form', { name: text.create }));
    await userEvent.type(form.getByRole('textbox', { name: text.firstName }), 'Nikola');
    await userEvent.type(form.getByRole('textbox', { name: text.lastName }), LAST_NAME);
    await userEvent.type(form.getByRole('textbox', { name: text.phone }), '061 555 123');
    const email = `nikola.putnik@example.${country.toLowerCase()}`;
    await userEvent.type(form.getByRole('textbox', { name: text.email }), email);
    await userEvent.type(form.getByLabelText(text.newPassword, { exact: false }), 'dobra-lozinka-1');
    await userEvent.click(form.getByRole('button', { name: checkout.create }));
    await expect(await findPageHeading(canvas, checkout.memberHeading)).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(`^${text.lastName}`))).toHaveValue(LAST_NAME);
  },
});

/** The order was placed, and the cart is empty. */
export const ThankYou = meta.story({
  play: async (context) => {
    await MakeAProfile.play(context);
    const { canvas } = context;
    const { checkout, thankYou } = inFlow(context);
    const finish = { name: new RegExp(`^${checkout.finish}`) };
    await userEvent.click(canvas.getByRole('button', finish));
    await expect(await findPageHeading(canvas, thankYou.heading)).toBeVisible();
    await expect(cartOfNextPage()).toEqual([]);
  },
});
