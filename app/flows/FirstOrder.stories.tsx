import { expect, screen, waitFor, within } from 'storybook/test';
import { CART_KEY } from '#features/shared/cart';
import preview from '#storybook/preview';
import { Shop } from './Shop';

const meta = preview.meta({
  title: 'Flows/First order',
  component: Shop,
  tags: ['!autodocs'],
  args: { start: '/most-popular' },
  parameters: { layout: 'fullscreen', shop: {} },
});

export default meta;

/** A screen's code loads when it is first opened. */
const longTimeout = { timeout: 15_000 };

export const ChooseAnOffer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Alpha Potent' }, longTimeout));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Alpha Potent' }, longTimeout);
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

export const AddToCart = meta.story({
  play: async (context) => {
    await ChooseAnOffer.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Dodaj u korpu' }));
    const panel = await screen.findByRole('dialog', { name: /^Korpa/ }, longTimeout);
    await waitFor(() => expect(within(panel).getByRole('link', { name: 'Alpha Potent' })).toBeVisible());
    await expect(localStorage.getItem(CART_KEY)).toBe('[{"ID":"1","quantity":1}]');
  },
});

export const Checkout = meta.story({
  play: async (context) => {
    await AddToCart.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('link', { name: 'Nastavi na narudžbu' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kako želite naručiti?' }, longTimeout),
    ).toBeVisible();
  },
});

export const MakeAProfile = meta.story({
  play: async (context) => {
    await Checkout.play(context);
    const { canvas, userEvent } = context;
    const form = within(await canvas.findByRole('form', { name: 'Napravi profil' }, longTimeout));
    await userEvent.type(form.getByLabelText('Ime'), 'Nikola');
    await userEvent.type(form.getByLabelText('Prezime'), 'Putnik');
    await userEvent.type(form.getByRole('textbox', { name: 'Broj telefona' }), '061 555 123');
    await userEvent.type(form.getByLabelText('E-mail'), 'nikola.putnik@example.ba');
    await userEvent.type(form.getByLabelText('Izaberite lozinku'), 'dobra-lozinka-1');
    await userEvent.click(form.getByRole('button', { name: 'Napravi profil' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profil je napravljen' }, longTimeout);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nastavi kupovinu' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Potvrdite narudžbu' }, longTimeout),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Prezime/)).toHaveValue('Putnik');
  },
});

export const ThankYou = meta.story({
  play: async (context) => {
    await MakeAProfile.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Završi kupovinu/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Hvala na narudžbi' }, longTimeout),
    ).toBeVisible();
    await expect(localStorage.getItem(CART_KEY)).toBeNull();
  },
});
