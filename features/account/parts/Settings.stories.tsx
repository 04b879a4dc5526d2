import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { type Canvas, expectNoHorizontalScroll, findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { AccountScreen } from '../AccountScreen';
import { desktop, phone, rowOf, settings } from '../account.plays';

const meta = preview.meta({
  title: 'Screens/Account/Settings',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...settings() },
});

export default meta;

const { UserInfo } = fixtures.BA.member;

/** Found by role, because the label also names the country picker. */
const phoneField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Broj telefona' });

async function retype(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj promjene' }));

const expectSaved = async (canvas: Canvas) =>
  expect(await canvas.findByText('Promjene uspješno sačuvane')).toBeVisible();

export const Default = meta.story({
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Postavke', selected: true })).toBeVisible();
    await expect(canvas.getByLabelText('Ime')).toHaveValue(UserInfo.FirstName);
    await expect(canvas.getByLabelText('Prezime')).toHaveValue(UserInfo.LastName);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(UserInfo.Email);
    await expect(phoneField(canvas)).toHaveValue('61 234 567');
    await expect(canvas.getByLabelText('Stara lozinka')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText('Nova lozinka')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Lični podaci',
      'Promjena lozinke',
      'Odjava',
    ]);
  },
});

/** Only what differs is sent (Screens/Account). */
Default.test('saving sends no request when nothing has changed', async ({ canvas }) => {
  const edits = watchCalls('shopUsers.f.edit');
  await userEvent.type(canvas.getByLabelText('Ime'), ' ');
  await save(canvas);
  await expectSaved(canvas);
  await expect(edits()).toEqual([]);
});

Default.test('saving sends only the changed fields', async ({ canvas }) => {
  const edits = watchCalls('shopUsers.f.edit');
  await retype(canvas.getByLabelText('Ime'), 'Adi');
  await retype(phoneField(canvas), '062/345-678');
  await save(canvas);
  await expectSaved(canvas);
  await expect(edits()).toEqual([{ FirstName: 'Adi', PhoneNumber: '38762345678' }]);
  await expect(canvas.getByText('Prijavljeni ste kao Adi Begović.')).toBeVisible();

  await userEvent.type(canvas.getByLabelText('Prezime'), 'ć');
  await expect(canvas.queryByText('Promjene uspješno sačuvane')).toBeNull();
  await save(canvas);
  await expectSaved(canvas);
  await expect(edits().slice(1)).toEqual([{ LastName: 'Begovićć' }]);
});

/** Username and email have the same value. */
Default.test('a new email is the new username', async ({ canvas }) => {
  const edits = watchCalls('shopUsers.f.edit');
  await retype(canvas.getByLabelText('E-mail'), 'edin@example.ba');
  await userEvent.keyboard('{Enter}');
  await expectSaved(canvas);
  await expect(edits()).toEqual([{ Username: 'edin@example.ba', Email: 'edin@example.ba' }]);
});

Default.test('typed values survive a switch to the orders tab', async ({ canvas }) => {
  await retype(canvas.getByLabelText('Ime'), 'Adi');
  await userEvent.type(canvas.getByLabelText('Stara lozinka'), 'hrast');
  await userEvent.click(canvas.getByRole('tab', { name: 'Moje narudžbe' }));
  await rowOf(canvas, '104512');
  await userEvent.click(canvas.getByRole('tab', { name: 'Postavke' }));
  await expect(await canvas.findByLabelText('Ime')).toHaveValue('Adi');
  await expect(canvas.getByLabelText('Stara lozinka')).toHaveValue('hrast');
});

Default.test('logging out leads to the home screen', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Odjavi se' }));
  await findPageHeading(canvas, '/');
});

export const Invalid = meta.story({
  play: async ({ canvas }) => {
    const edits = watchCalls('shopUsers.f.edit');
    const email = await canvas.findByLabelText('E-mail');
    for (const field of [
      canvas.getByLabelText('Ime'),
      canvas.getByLabelText('Prezime'),
      email,
      phoneField(canvas),
    ]) {
      await userEvent.clear(field);
    }
    await save(canvas);
    const firstName = canvas.getByLabelText('Ime');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Ime ne može biti prazno.'));
    await expect(firstName).toHaveFocus();
    await expect(canvas.getByLabelText('Prezime')).toHaveAccessibleDescription(
      'Prezime ne može biti prazno.',
    );
    await expect(email).toHaveAccessibleDescription('Molimo unesite vaš email');
    await expect(phoneField(canvas)).toHaveAccessibleDescription(/Molimo unesite vaš broj telefona$/);
    await userEvent.type(email, 'edin@example');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Email mora biti u odgovarajućem formatu.'),
    );
    await expect(edits()).toEqual([]);
  },
});

export const Failed = meta.story({
  parameters: settings('profile.fails'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Ime'), 'Adi');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške prilikom promjene podataka',
    );
    await expect(canvas.getByLabelText('Ime')).toHaveValue('Adi');
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
  },
});

/** An email that another account uses is reported at its field. */
export const EmailExists = meta.story({
  parameters: settings('profile.emailExists'),
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('E-mail');
    await retype(email, 'mirza@example.ba');
    await save(canvas);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Račun sa navedenim emailom postoji'));
    await expect(email).toHaveFocus();
    await expect(canvas.queryByText('Promjene uspješno sačuvane')).toBeNull();
  },
});

EmailExists.test('typing another email removes the error', async ({ canvas }) => {
  const email = canvas.getByLabelText('E-mail');
  await userEvent.type(email, 'r');
  await waitFor(() => expect(email).toBeValid());
});

export const UsernameExists = EmailExists.extend({ parameters: settings('profile.usernameExists') });

export const PhoneExists = meta.story({
  parameters: settings('profile.phoneExists'),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('E-mail');
    await retype(phoneField(canvas), '062345678');
    await save(canvas);
    await waitFor(() =>
      expect(phoneField(canvas)).toHaveAccessibleDescription(/Račun sa navedenim brojem telefona postoji$/),
    );
    await expect(phoneField(canvas)).toHaveFocus();
  },
});

/** The button is busy while the request runs. */
export const Saving = meta.story({
  parameters: settings('profile.pending'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Ime'), 'Adi');
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj promjene' }));
    await expect(await canvas.findByRole('button', { name: 'Čuvam promjene' })).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: settings('profile.slow'),
  play: async ({ canvas }) => {
    const edits = watchCalls('shopUsers.f.edit');
    await retype(await canvas.findByLabelText('Ime'), 'Adi');
    const button = canvas.getByRole('button', { name: 'Sačuvaj promjene' });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Ime'), '{Enter}{Enter}');
    await expect(button).toHaveAccessibleName('Čuvam promjene');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expectSaved(canvas);
    await expect(edits()).toHaveLength(1);
  },
});

export const Expired = meta.story({
  parameters: settings('profile.expired'),
  play: async ({ canvas }) => {
    await retype(await canvas.findByLabelText('Ime'), 'Adi');
    await save(canvas);
    await expect(await canvas.findByText('Prijava je istekla')).toBeVisible();
  },
});

export const LogoutFailed = meta.story({
  parameters: settings('logout.fails'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odjavi se' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Odjava nije uspjela');
    await expect(canvas.getByText('Prijavljeni ste kao Edin Begović.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Odjavi se' })).toBeVisible();
  },
});

/** While the logout runs, the screen does not offer the login. */
export const LoggingOut = meta.story({
  parameters: settings('logout.pending'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Odjavi se' }));
    await expect(await canvas.findByRole('button', { name: 'Odjavljujem vas' })).toBeVisible();
  },
});

export const LogoutSlow = meta.story({
  parameters: settings('logout.slow'),
  play: async ({ canvas }) => {
    const logouts = watchCalls('auth.logout');
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Odjavi se' }));
    await expect(await canvas.findByRole('button', { name: 'Odjavljujem vas' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await findPageHeading(canvas, '/');
    await expect(logouts()).toHaveLength(1);
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Ime')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => Phone.play(context),
});

/** The Serbian form, with its own wording. */
export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sačuvaj promene' }));
    await expect(await canvas.findByText('Promene uspešno sačuvane')).toBeVisible();
  },
});
