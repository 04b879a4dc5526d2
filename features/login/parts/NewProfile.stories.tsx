import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  type Canvas,
  expectNoHorizontalScroll,
  findPageHeading,
  waitForDialogToClose,
  watchCalls,
} from '#storybook/plays';
import preview from '#storybook/preview';
import { LoginScreen } from '../LoginScreen';
import { openNewProfile, shop } from '../login.plays';

const meta = preview.meta({
  title: 'Screens/Login/New profile',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

/** Found by role, because the label also names the country picker. */
const phoneField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Broj telefona' });

async function typeProfile(canvas: Canvas) {
  await openNewProfile(canvas);
  await userEvent.type(canvas.getByLabelText('Ime'), 'Nedim');
  await userEvent.type(canvas.getByLabelText('Prezime'), 'Kurtović');
  await userEvent.type(phoneField(canvas), '062 345 678');
  await userEvent.type(canvas.getByLabelText('E-mail'), 'nedim@example.ba');
  await userEvent.type(canvas.getByLabelText('Izaberite lozinku'), 'hrast-2027');
}

const submitProfile = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('button', { name: 'Napravi profil' }));

const findSuccessDialog = () => screen.findByRole('dialog', { name: 'Profil je napravljen' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await openNewProfile(canvas);
    await expect(canvas.getByLabelText('Ime')).toHaveAttribute('autocomplete', 'given-name');
    await expect(canvas.getByLabelText('Prezime')).toHaveAttribute('autocomplete', 'family-name');
    await expect(phoneField(canvas)).toHaveAttribute('placeholder', '1 (702) 123-4567');
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText('Izaberite lozinku')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('button', { name: 'Država: Bosna i Hercegovina +387' })).toBeVisible();
  },
});

Default.test('keeps the input of both forms when switching tabs', async ({ canvas }) => {
  await typeProfile(canvas);
  await userEvent.click(canvas.getByRole('tab', { name: 'Prijava' }));
  await userEvent.type(canvas.getByLabelText('E-mail ili broj telefona'), 'nedim');
  await openNewProfile(canvas);
  await expect(canvas.getByLabelText('Ime')).toHaveValue('Nedim');
  await expect(phoneField(canvas)).toHaveValue('62 345 678');
  await expect(canvas.getByLabelText('Izaberite lozinku')).toHaveValue('hrast-2027');
  await userEvent.click(canvas.getByRole('tab', { name: 'Prijava' }));
  await expect(await canvas.findByLabelText('E-mail ili broj telefona')).toHaveValue('nedim');
});

export const Invalid = meta.story({
  play: async ({ canvas }) => {
    await openNewProfile(canvas);
    await submitProfile(canvas);
    const firstName = canvas.getByLabelText('Ime');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Ime ne može biti prazno.'));
    const errors = {
      Prezime: 'Prezime ne može biti prazno.',
      'E-mail': 'Molimo unesite vaš email',
      'Izaberite lozinku': /Lozinka mora bit popunjena i duža od 8 slova$/,
    };
    for (const [label, message] of Object.entries(errors)) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    await expect(phoneField(canvas)).toHaveAccessibleDescription(/Molimo unesite vaš broj telefona$/);
    await expect(firstName).toHaveFocus();
  },
});

Invalid.test('rejects a phone number with letters and keeps the input', async ({ canvas }) => {
  await userEvent.type(phoneField(canvas), '061 kućni');
  await submitProfile(canvas);
  await waitFor(() =>
    expect(phoneField(canvas)).toHaveAccessibleDescription(
      /Broj telefona mora biti u odgovarajućem formatu\.$/,
    ),
  );
  await expect(phoneField(canvas)).toHaveValue('061 kućni');
});

Invalid.test('focuses the first invalid field', async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Ime'), 'Nedim');
  await userEvent.type(canvas.getByLabelText('Prezime'), 'Kurtović');
  await submitProfile(canvas);
  await waitFor(() => expect(phoneField(canvas)).toHaveFocus());
  await userEvent.keyboard('062345678');
  await waitFor(() => expect(phoneField(canvas)).toBeValid());
});

Invalid.test('validates the format of the email', async ({ canvas }) => {
  const email = canvas.getByLabelText('E-mail');
  await userEvent.type(email, 'nedim@example');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email mora biti u odgovarajućem formatu.'));
  await userEvent.type(email, '.ba');
  await waitFor(() => expect(email).toBeValid());
});

/** A dialog confirms the profile, the login form is filled with the new email and password, and logs in. */
export const Created = meta.story({
  play: async ({ canvas }) => {
    const logins = watchCalls('auth.loginShop');
    await typeProfile(canvas);
    await submitProfile(canvas);
    const dialog = within(await findSuccessDialog());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Nastavi kupovinu' })).toBeVisible());
    await expect(canvas.getByLabelText('E-mail ili broj telefona')).toHaveValue('nedim@example.ba');
    await expect(canvas.getByLabelText('Lozinka')).toHaveValue('hrast-2027');
    await waitFor(() => expect(logins()).toHaveLength(1));
  },
});

Created.test('continues to the home page by keyboard', async ({ canvas }) => {
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Nastavi kupovinu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await findPageHeading(canvas, '/');
  await waitForDialogToClose();
});

/** The profile is created but the login cannot reach the server, so the login form stays busy and retries. */
export const CreatedThenOffline = meta.story({
  parameters: { shop: { ...shop, scenarios: ['login.unreachable'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    await findSuccessDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Nastavi kupovinu' }));
    await expect(await canvas.findByRole('button', { name: 'Prijavljujem vas' })).toHaveFocus();
    await expect(canvas.getByText('Nema veze sa serverom. Pokušavamo ponovo…')).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.pending'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Napravi profil' }));
    await expect(await canvas.findByRole('button', { name: 'Pravim profil' })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.slow'] } },
  play: async ({ canvas }) => {
    const registrations = watchCalls('shopUsers.f.add');
    await typeProfile(canvas);
    const button = canvas.getByRole('button', { name: 'Napravi profil' });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Izaberite lozinku'), '{Enter}');
    await expect(button).toHaveAccessibleName('Pravim profil');
    await findSuccessDialog();
    await expect(registrations()).toMatchObject([{ PhoneNumber: '38762345678' }]);
  },
});

/** Errors from the backend appear at their fields. */
export const UsernameExists = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.usernameExists'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    const email = canvas.getByLabelText('E-mail');
    await waitFor(() => expect(email).toHaveAccessibleDescription('Račun sa navedenim emailom postoji'));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('nedim@example.ba');
  },
});

UsernameExists.test('another email clears the error', async ({ canvas }) => {
  const email = canvas.getByLabelText('E-mail');
  await userEvent.type(email, 'r');
  await waitFor(() => expect(email).toBeValid());
});

export const EmailExists = UsernameExists.extend({
  parameters: { shop: { ...shop, scenarios: ['register.emailExists'] } },
});

export const PhoneExists = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.phoneExists'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    const phone = phoneField(canvas);
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(/Račun sa navedenim brojem telefona postoji$/),
    );
    await expect(phone).toHaveFocus();
  },
});

export const PasswordShort = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.passwordShort'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    const password = canvas.getByLabelText('Izaberite lozinku');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Lozinka mora biti između 8 i 64 karaktera$/),
    );
    await expect(password).toHaveFocus();
  },
});

export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.fails'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pogrešan email ili lozinka');
    await expect(canvas.getByLabelText('Ime')).toHaveValue('Nedim');
    await expect(canvas.getByRole('button', { name: 'Napravi profil' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await openNewProfile(canvas);
    await submitProfile(canvas);
    await expect(await canvas.findByText('Ime ne može biti prazno.')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});
