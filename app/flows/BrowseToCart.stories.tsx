import { expect, screen, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import { type Canvas, dialogGone } from '#storybook/plays';
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
const slow = { timeout: 15_000 };

const headed = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name }, slow);

const cartPanel = async () => within(await screen.findByRole('dialog', { name: /^Korpa/ }, slow));

const stored = () => JSON.parse(localStorage.getItem(CART_KEY) ?? '[]') as unknown;

export const Category = meta.story({
  play: async ({ canvas, userEvent }) => {
    await headed(canvas, 'Snaga ima korijen.');
    await userEvent.click(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Potencija' }));
    const heading = await headed(canvas, 'Potencija');
    await waitFor(() => expect(heading).toHaveFocus(), slow);
    await expect(await canvas.findByRole('link', { name: 'Alpha Potent' }, slow)).toBeVisible();
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
    await waitFor(() => expect(first()).toHaveTextContent('Paket Snaga'), slow);
  },
});

export const TwoInTheCart = meta.story({
  play: async (context) => {
    await Sorted.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('link', { name: 'Alpha Potent' }));
    await headed(canvas, 'Alpha Potent');
    await userEvent.click(await canvas.findByRole('button', { name: 'Više' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj u korpu' }));
    const cart = await cartPanel();
    await expect(await cart.findByText('Dodano u korpu: Alpha Potent')).toBeVisible();
    await expect(cart.getByText('2 proizvoda')).toBeVisible();
    await expect(stored()).toEqual([{ ID: '1', quantity: 2 }]);
  },
});

/** Added, and the first one taken out and brought back. */
export const SecondOffer = meta.story({
  play: async (context) => {
    await TwoInTheCart.play(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    const path = within(canvas.getByRole('navigation', { name: 'Putanja' }));
    await userEvent.click(path.getByRole('link', { name: 'Potencija' }));
    await headed(canvas, 'Potencija');
    await userEvent.click(await canvas.findByRole('link', { name: 'Libido' }, slow));
    await headed(canvas, 'Libido');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj u korpu' }));
    const cart = await cartPanel();
    await userEvent.click(await cart.findByRole('button', { name: 'Ukloni Alpha Potent' }));
    await expect(stored()).toEqual([{ ID: '2', quantity: 1 }]);
    await userEvent.click(cart.getByRole('button', { name: 'Vrati Alpha Potent' }));
    await expect(stored()).toEqual([
      { ID: '1', quantity: 2 },
      { ID: '2', quantity: 1 },
    ]);
    await expect(cart.getByText('3 proizvoda')).toBeVisible();
  },
});
