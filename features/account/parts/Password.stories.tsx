import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { type Canvas, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { AccountScreen } from '../AccountScreen';
import { settings } from '../account.plays';

const meta = preview.meta({
  title: 'Screens/Account/Password',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...settings() },
});

export default meta;

const { Password } = fixtures.BA.member;

async function changePassword(canvas: Canvas, oldPassword: string, newPassword: string) {
  const old = await canvas.findByLabelText('Stara lozinka');
  await userEvent.type(old, oldPassword);
  await userEvent.type(canvas.getByLabelText('Nova lozinka'), newPassword);
  await userEvent.click(canvas.getByRole('button', { name: 'Promijeni lozinku' }));
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword(canvas, Password, 'hrast-2027');
    await expect(await canvas.findByText('Lozinka uspješno promjenjena')).toBeVisible();
    await expect(changes()).toEqual([{ oldPassword: Password, newPassword: 'hrast-2027' }]);
    await expect(canvas.getByLabelText('Stara lozinka')).toHaveValue('');
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveValue('');
  },
});

export const Missing = meta.story({
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await userEvent.click(await canvas.findByRole('button', { name: 'Promijeni lozinku' }));
    const old = canvas.getByLabelText('Stara lozinka');
    await waitFor(() => expect(old).toHaveAccessibleDescription('Popunite sva potrebna polja'));
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveAccessibleDescription(
      /Popunite sva potrebna polja$/,
    );
    await expect(old).toHaveFocus();
    await expect(changes()).toEqual([]);
  },
});

export const TooShort = meta.story({
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword(canvas, Password, 'hrast');
    await waitFor(() =>
      expect(canvas.getByLabelText('Nova lozinka')).toHaveAccessibleDescription(
        /Lozinka mora biti između 8 i 64 karaktera$/,
      ),
    );
    await expect(changes()).toEqual([]);
  },
});

/** The backend refuses a password that the form accepts. */
export const Refused = meta.story({
  parameters: settings('password.short'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    const password = canvas.getByLabelText('Nova lozinka');
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Lozinka mora biti između 8 i 64 karaktera$/),
    );
    await expect(password).toHaveFocus();
  },
});

export const Wrong = meta.story({
  play: async ({ canvas }) => {
    await changePassword(canvas, 'hrast-2025', 'hrast-2027');
    await expect(await canvas.findByText('Došlo je do greške prilikom promjene lozinke')).toBeVisible();
    const old = canvas.getByLabelText('Stara lozinka');
    await expect(old).toHaveAccessibleDescription('Stara lozinka nije tačna.');
    await expect(old).toHaveFocus();
    await expect(old).toHaveValue('hrast-2025');
  },
});

export const Failed = meta.story({
  parameters: settings('password.fails'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Došlo je do greške prilikom promjene lozinke');
    await expect(alert).toHaveTextContent('Važi stara lozinka.');
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveValue('hrast-2027');
  },
});

export const Sending = meta.story({
  parameters: settings('password.pending'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    await expect(await canvas.findByRole('button', { name: 'Mijenjam lozinku' })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: settings('password.slow'),
  play: async ({ canvas }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword(canvas, Password, 'hrast-2027');
    const button = await canvas.findByRole('button', { name: 'Mijenjam lozinku' });
    await userEvent.dblClick(button);
    await expect(await canvas.findByText('Lozinka uspješno promjenjena')).toBeVisible();
    await expect(changes()).toHaveLength(1);
  },
});

export const Expired = meta.story({
  parameters: settings('password.expired'),
  play: async ({ canvas }) => {
    await changePassword(canvas, Password, 'hrast-2027');
    await expect(await canvas.findByText('Prijava je istekla')).toBeVisible();
  },
});
