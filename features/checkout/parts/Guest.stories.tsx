import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Canvas, findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import {
  expectOrdered,
  finish,
  logIn,
  loginForm,
  member,
  orderForm,
  phoneOf,
  profileForm,
  shop,
  withGuest,
} from '../checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout/Guest',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

async function register(canvas: Canvas) {
  const form = await profileForm(canvas);
  await userEvent.type(form.getByLabelText('Ime'), 'Nedim');
  await userEvent.type(form.getByLabelText('Prezime'), 'Kurtović');
  await userEvent.type(phoneOf(form), '062 345 678');
  await userEvent.type(form.getByLabelText('E-mail'), 'nedim@example.ba');
  await userEvent.type(form.getByLabelText('Izaberite lozinku'), 'hrast-2027');
  await userEvent.click(form.getByRole('button', { name: 'Napravi profil' }));
  return form;
}

export const LogsIn = meta.story({
  play: async ({ canvas }) => {
    await logIn(canvas);
    const heading = await findPageHeading(canvas, 'Potvrdite narudžbu');
    await waitFor(() => expect(heading).toHaveFocus());
    const form = await orderForm(canvas);
    await expect(form.getByLabelText(/^Ime/)).toHaveValue('Edin');
    await expect(phoneOf(form)).toHaveValue('61 234 567');
  },
});

/** The message of a refused login; the typed values stay. */
export const WrongPassword = meta.story({
  play: async ({ canvas }) => {
    await logIn(canvas, 'hrast-2025');
    const form = await loginForm(canvas);
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Email ili lozinka su netačni\.$/);
    await expect(form.getByLabelText('E-mail')).toHaveValue(member.UserInfo.Email);
    await expect(form.getByLabelText('Lozinka')).toHaveValue('hrast-2025');
  },
});

export const LoginInvalid = meta.story({
  play: async ({ canvas }) => {
    const logins = watchCalls('auth.loginShop');
    const form = await loginForm(canvas);
    await userEvent.type(form.getByLabelText('E-mail'), '061 234 567');
    await userEvent.click(form.getByRole('button', { name: 'Prijavi se' }));
    await waitFor(() =>
      expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription(
        'Email mora biti u odgovarajućem formatu.',
      ),
    );
    await expect(logins()).toEqual([]);
  },
});

/** After the registration the order form holds the values of the new profile. */
export const Registers = meta.story({
  play: async ({ canvas }) => {
    await register(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Profil je napravljen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nastavi kupovinu' }));
    const heading = await findPageHeading(canvas, 'Potvrdite narudžbu');
    await waitFor(() => expect(heading).toHaveFocus());
    const form = await orderForm(canvas);
    await expect(form.getByLabelText(/^Ime/)).toHaveValue('Nedim');
    await expect(form.getByLabelText(/^Prezime/)).toHaveValue('Kurtović');
    await expect(phoneOf(form)).toHaveValue('62 345 678');
    await finish(canvas);
    await expectOrdered(canvas);
  },
});

export const RegisterInvalid = meta.story({
  play: async ({ canvas }) => {
    const registrations = watchCalls('shopUsers.f.add');
    const form = await profileForm(canvas);
    await userEvent.type(form.getByLabelText('E-mail'), 'nedim@');
    await userEvent.type(form.getByLabelText('Izaberite lozinku'), 'hrast');
    await userEvent.click(form.getByRole('button', { name: 'Napravi profil' }));
    await waitFor(() =>
      expect(form.getByLabelText('Izaberite lozinku')).toHaveAccessibleDescription(
        /Lozinka mora biti između 8 i 64 karaktera$/,
      ),
    );
    await expect(form.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Email mora biti u odgovarajućem formatu.',
    );
    await expect(form.getByLabelText('Ime')).toHaveFocus();
    await expect(registrations()).toEqual([]);
  },
});

/** A refusal of the backend is shown at its field; the typed values stay. */
export const EmailExists = meta.story({
  parameters: withGuest('register.emailExists'),
  play: async ({ canvas }) => {
    const form = await register(canvas);
    const email = form.getByLabelText('E-mail');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Korisnik sa navedenim emailom već postoji'),
    );
    await expect(email).toHaveFocus();
    await expect(form.getByLabelText('Prezime')).toHaveValue('Kurtović');
  },
});

export const UsernameExists = EmailExists.extend({ parameters: withGuest('register.usernameExists') });

export const PhoneExists = meta.story({
  parameters: withGuest('register.phoneExists'),
  play: async ({ canvas }) => {
    const form = await register(canvas);
    await waitFor(() =>
      expect(phoneOf(form)).toHaveAccessibleDescription(/Korisnik sa navedenim brojem telefona već postoji$/),
    );
    await expect(phoneOf(form)).toHaveFocus();
  },
});

export const PasswordShort = meta.story({
  parameters: withGuest('register.passwordShort'),
  play: async ({ canvas }) => {
    const form = await register(canvas);
    await waitFor(() =>
      expect(form.getByLabelText('Izaberite lozinku')).toHaveAccessibleDescription(
        /Lozinka mora biti između 8 i 64 karaktera$/,
      ),
    );
  },
});
