import { expect, screen, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { type Canvas, waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { Shop } from './Shop';

const meta = preview.meta({
  title: 'Flows/Browse to cart',
  component: Shop,
  tags: ['!autodocs'],
  args: { start: '/' },
  parameters: { layout: 'fullscreen', shop: {} },
});

export default meta;

/** A screen's code loads when it is first opened. */
const longTimeout = { timeout: 15_000 };

const findPageHeading = (canvas: Canvas, name: string) =>
  canvas.findByRole('heading', { level: 1, name }, longTimeout);

const cartPanel = async () => within(await screen.findByRole('dialog', { name: /^Korpa/ }, longTimeout));

/** A link of the footer, which loads when it comes into view. */
async function footerLink(canvas: Canvas, name: string) {
  canvas.getByRole('contentinfo').scrollIntoView();
  return waitFor(() => within(canvas.getByRole('contentinfo')).getByRole('link', { name }), longTimeout);
}

const storedCart = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as unknown;

export const Category = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await userEvent.click(await footerLink(canvas, 'Potencija'));
    const heading = await findPageHeading(canvas, 'Potencija');
    await waitFor(() => expect(heading).toHaveFocus(), longTimeout);
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' }, longTimeout)).toBeVisible();
  },
});

export const Sorted = meta.story({
  play: async (context) => {
    await Category.play(context);
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Poredaj proizvode' }),
      'Cijena: viša prvo',
    );
    const first = () => canvas.getAllByRole('heading', { level: 2 })[0];
    await waitFor(() => expect(first()).toHaveTextContent('Paket Snaga'), longTimeout);
  },
});

export const TwoInTheCart = meta.story({
  play: async (context) => {
    await Sorted.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Alpha Potent' }));
    await findPageHeading(canvas, 'Alpha Potent');
    await userEvent.click(await canvas.findByRole('button', { name: 'Više' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj u korpu' }));
    const cart = await cartPanel();
    await expect(await cart.findByText('Dodano u korpu: Alpha Potent')).toBeVisible();
    await expect(cart.getByText('2 proizvoda')).toBeVisible();
    await expect(storedCart()).toEqual([{ ID: '1', quantity: 2 }]);
  },
});

/** A second offer was added; the first was removed and restored. */
export const SecondOffer = meta.story({
  play: async (context) => {
    await TwoInTheCart.play(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    const path = within(canvas.getByRole('navigation', { name: 'Putanja' }));
    await userEvent.click(path.getByRole('link', { name: 'Potencija' }));
    await findPageHeading(canvas, 'Potencija');
    await userEvent.click(await canvas.findByRole('link', { name: 'Libido' }, longTimeout));
    await findPageHeading(canvas, 'Libido');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj u korpu' }));
    const cart = await cartPanel();
    await userEvent.click(await cart.findByRole('button', { name: 'Ukloni Alpha Potent' }));
    await expect(storedCart()).toEqual([{ ID: '2', quantity: 1 }]);
    await userEvent.click(cart.getByRole('button', { name: 'Vrati Alpha Potent' }));
    await expect(storedCart()).toEqual([
      { ID: '1', quantity: 2 },
      { ID: '2', quantity: 1 },
    ]);
    await expect(cart.getByText('3 proizvoda')).toBeVisible();
  },
});
