import { screen, userEvent, within } from 'storybook/test';
import { cartPanelMessages } from '#features/cart';
import { offerScreenMessages } from '#features/offer';
import { inCountry, type PlayContext } from '#storybook/shop/plays';

/** Queries bound to the cart panel, once it has opened. Its title also counts the pieces. */
export async function findCartPanel({ globals }: Pick<PlayContext, 'globals'>) {
  const { text } = inCountry(cartPanelMessages, globals);
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${text.cart}`) }));
}

/** Adds the offer of the page to the cart, and returns queries bound to the panel that opens. */
export async function addToCart({ canvas, globals }: PlayContext) {
  const { text } = inCountry(offerScreenMessages, globals);
  await userEvent.click(await canvas.findByRole('button', { name: text.addToCart }));
  return findCartPanel({ globals });
}
