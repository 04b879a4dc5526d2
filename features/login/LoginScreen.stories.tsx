import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { type Canvas, expectNoSidewaysScroll, headed, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { LoginScreen } from './LoginScreen';

const member = fixtures.BA.member;

const shop = { path: '/login' };

const meta = preview.meta({
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

async function typeLogin(
  canvas: Canvas,
  { username = member.UserInfo.Email, password = member.Password } = {},
) {
  await userEvent.type(await canvas.findByLabelText('E-mail ili broj telefona'), username);
  await userEvent.type(canvas.getByLabelText('Lozinka'), password);
}

/** By role: its country picker belongs to the label too. */
const phoneField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Broj telefona' });

const openNewProfile = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Novi profil' }));

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

const profileMade = () => screen.findByRole('dialog', { name: 'Profil je napravljen' });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await headed(canvas, 'Dobro došli');
    await waitFor(() => expect(document.title).toBe('Prijava | Hrast'));
    await expect(await canvas.findByRole('tab', { name: 'Prijava', selected: true })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail ili broj telefona')).toHaveAttribute(
      'autocomplete',
      'username',
    );
    await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('complementary', { name: 'Uz profil možete' })).toBeVisible();
  },
});

Default.test('Enter logs in and leads home', async ({ canvas }) => {
  await typeLogin(canvas);
  await userEvent.keyboard('{Enter}');
  await headed(canvas, '/');
});

Default.test('a phone number logs in, and travels as digits with the country prefix', async ({ canvas }) => {
  const logins = watchCalls('auth.loginShop');
  await typeLogin(canvas, { username: '061/234-567' });
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await headed(canvas, '/');
  await expect(logins()).toMatchObject([{ username: '38761234567' }]);
});

Default.test('the password can be looked at', async ({ canvas }) => {
  await typeLogin(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži lozinku' }));
  await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Sakrij lozinku' }));
  await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('type', 'password');
});

Default.test('a forgotten password has a way out', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Zaboravili ste lozinku?' }));
  await headed(canvas, '/forgotPassword');
});

/** Whether somebody is logged in is not known yet: neither the forms nor the way home. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Provjeravamo da li ste prijavljeni')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** It is asked every 2 s by itself, and at once for who presses. */
export const CheckFailed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.fails'] } },
  play: async ({ canvas }) => {
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent('Ne možemo provjeriti da li ste prijavljeni');
    await expect(notice).toHaveTextContent('Nema veze sa serverom. Pokušavamo ponovo…');
    await expect(canvas.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** Long before the 2 s are over. */
export const CheckedAtOnce = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.failsOnce'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(await canvas.findByLabelText('Lozinka')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dobro došli' })).toHaveFocus();
  },
});

/** What was typed stays, so that one letter can be put right. */
export const Failed = meta.story({
  play: async ({ canvas }) => {
    await typeLogin(canvas, { password: 'hrast-2025' });
    await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pogrešnan email ili lozinka');
    await expect(canvas.getByLabelText('E-mail ili broj telefona')).toHaveValue(member.UserInfo.Email);
    await expect(canvas.getByLabelText('Lozinka')).toHaveValue('hrast-2025');
  },
});

Failed.test('the next try takes the message away', async ({ canvas }) => {
  const password = canvas.getByLabelText('Lozinka');
  await userEvent.clear(password);
  await userEvent.type(password, `${member.Password}{Enter}`);
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  await headed(canvas, '/');
});

export const LoginInvalid = meta.story({
  play: async ({ canvas }) => {
    const logins = watchCalls('auth.loginShop');
    await typeLogin(canvas, { username: 'edin', password: 'hrast' });
    await expect(canvas.getByLabelText('E-mail ili broj telefona')).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
    const username = canvas.getByLabelText('E-mail ili broj telefona');
    await waitFor(() =>
      expect(username).toHaveAccessibleDescription(
        'Korisničko ime mora biti popunjeno i duže od 8 slova ili broj telefona unesen',
      ),
    );
    await expect(canvas.getByLabelText('Lozinka')).toHaveAccessibleDescription(
      'Lozinka mora bit popunjena i duža od 8 slova',
    );
    await expect(username).toHaveFocus();
    await expect(logins()).toEqual([]);
  },
});

LoginInvalid.test('a field is right as soon as it is put right', async ({ canvas }) => {
  const username = canvas.getByLabelText('E-mail ili broj telefona');
  await userEvent.type(username, '.be');
  await expect(username).toBeInvalid();
  await userEvent.type(username, 'g');
  await waitFor(() => expect(username).toBeValid());
  await expect(canvas.getByLabelText('Lozinka')).toBeInvalid();
});

/** However often it is clicked, one request. */
export const SlowLogin = meta.story({
  parameters: { shop: { ...shop, scenarios: ['login.slow'] } },
  play: async ({ canvas }) => {
    const logins = watchCalls('auth.loginShop');
    await typeLogin(canvas);
    const button = canvas.getByRole('button', { name: 'Prijavi se' });
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Lozinka'), '{Enter}{Enter}');
    await expect(button).toHaveAccessibleName('Prijavljujem vas');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await headed(canvas, '/');
    await expect(logins()).toHaveLength(1);
  },
});

/** Seed §8: the session is cleared and the login repeated after 2 s. Meanwhile the forms stay. */
export const UnreachableOnce = meta.story({
  parameters: { shop: { ...shop, scenarios: ['login.unreachableOnce'] } },
  play: async ({ canvas }) => {
    await typeLogin(canvas);
    await userEvent.keyboard('{Enter}');
    const notice = await canvas.findByText('Nema veze sa serverom. Pokušavamo ponovo…');
    await expect(notice).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prijavljujem vas' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await headed(canvas, '/');
  },
});

export const Unreachable = meta.story({
  parameters: { shop: { ...shop, scenarios: ['login.unreachable'] } },
  play: async ({ canvas }) => {
    await typeLogin(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Prekini' })).toBeVisible();
  },
});

Unreachable.test('stopping ends the tries and keeps what was typed', async ({ canvas }) => {
  const logins = watchCalls('auth.loginShop');
  await userEvent.click(canvas.getByRole('button', { name: 'Prekini' }));
  await expect(await canvas.findByRole('button', { name: 'Prijavi se' })).toHaveFocus();
  await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  await expect(canvas.getByLabelText('Lozinka')).toHaveValue(member.Password);
  const tries = logins().length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await expect(logins()).toHaveLength(tries);
});

export const AlreadyLoggedIn = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    await headed(canvas, '/');
  },
});

/** Sent here from another screen, back to it. */
export const SentFrom = meta.story({
  parameters: { shop: { ...shop, state: { from: '/offers/libido' } } },
  play: async ({ canvas }) => {
    await typeLogin(canvas);
    await userEvent.keyboard('{Enter}');
    await headed(canvas, '/offers/libido');
  },
});

/** Who has no profile yet begins with making one. */
export const SentToCreate = meta.story({
  parameters: { shop: { ...shop, state: { from: '/offers/libido', wantsProfile: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Novi profil', selected: true })).toBeVisible();
    await expect(canvas.getByLabelText('Prezime')).toBeVisible();
  },
});

/** Who has just chosen a new password is told so, and can use it. */
export const NewPassword = meta.story({
  parameters: { shop: { ...shop, state: { hasNewPassword: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lozinka je promijenjena. Prijavite se novom lozinkom.')).toBeVisible();
    await expect(await canvas.findByLabelText('Lozinka')).toBeVisible();
  },
});

/** An address that is not the shop's own counts for nothing. */
export const SentFromElsewhere = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member'], state: { from: '//example.com/offers' } } },
  play: async ({ canvas }) => {
    await headed(canvas, '/');
  },
});

export const CreateProfile = meta.story({
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

CreateProfile.test('what was typed is there after a look at the other form', async ({ canvas }) => {
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

export const CreateInvalid = meta.story({
  play: async ({ canvas }) => {
    await openNewProfile(canvas);
    await submitProfile(canvas);
    const firstName = canvas.getByLabelText('Ime');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('Ime ne može biti prazno.'));
    const told = {
      Prezime: 'Prezime ne može biti prazno.',
      'E-mail': 'Molimo unesite vaš email',
      'Izaberite lozinku': /Lozinka mora bit popunjena i duža od 8 slova$/,
    };
    for (const [label, message] of Object.entries(told)) {
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    await expect(phoneField(canvas)).toHaveAccessibleDescription(/Molimo unesite vaš broj telefona$/);
    await expect(firstName).toHaveFocus();
  },
});

CreateInvalid.test('a phone with letters is no phone', async ({ canvas }) => {
  await userEvent.type(phoneField(canvas), '061 kućni');
  await submitProfile(canvas);
  await waitFor(() =>
    expect(phoneField(canvas)).toHaveAccessibleDescription(
      /Broj telefona mora biti u odgovarajućem formatu\.$/,
    ),
  );
  await expect(phoneField(canvas)).toHaveValue('061 kućni');
});

CreateInvalid.test('the first field that is still wrong gets the focus', async ({ canvas }) => {
  await userEvent.type(canvas.getByLabelText('Ime'), 'Nedim');
  await userEvent.type(canvas.getByLabelText('Prezime'), 'Kurtović');
  await submitProfile(canvas);
  await waitFor(() => expect(phoneField(canvas)).toHaveFocus());
  await userEvent.keyboard('062345678');
  await waitFor(() => expect(phoneField(canvas)).toBeValid());
});

CreateInvalid.test('an email has to look like one', async ({ canvas }) => {
  const email = canvas.getByLabelText('E-mail');
  await userEvent.type(email, 'nedim@example');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Email mora biti u odgovarajućem formatu.'));
  await userEvent.type(email, '.ba');
  await waitFor(() => expect(email).toBeValid());
});

/** Seed §4: the message, the new email and password in the login fields, and the login by itself. */
export const Created = meta.story({
  play: async ({ canvas }) => {
    const logins = watchCalls('auth.loginShop');
    await typeProfile(canvas);
    await submitProfile(canvas);
    const dialog = within(await profileMade());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Nastavi kupovinu' })).toBeVisible());
    await expect(canvas.getByLabelText('E-mail ili broj telefona')).toHaveValue('nedim@example.ba');
    await expect(canvas.getByLabelText('Lozinka')).toHaveValue('hrast-2027');
    await waitFor(() => expect(logins()).toHaveLength(1));
  },
});

Created.test('shopping goes on at home, with the keyboard too', async ({ canvas }) => {
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Nastavi kupovinu' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await headed(canvas, '/');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

/** The profile is made, but its login does not get through at once: the login form says so. */
export const CreatedThenOffline = meta.story({
  parameters: { shop: { ...shop, scenarios: ['login.unreachable'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    await profileMade();
    await userEvent.click(screen.getByRole('button', { name: 'Nastavi kupovinu' }));
    await expect(await canvas.findByRole('button', { name: 'Prijavljujem vas' })).toHaveFocus();
    await expect(canvas.getByText('Nema veze sa serverom. Pokušavamo ponovo…')).toBeVisible();
  },
});

export const SlowCreate = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.slow'] } },
  play: async ({ canvas }) => {
    const registrations = watchCalls('shopUsers.f.add');
    await typeProfile(canvas);
    const button = canvas.getByRole('button', { name: 'Napravi profil' });
    await userEvent.dblClick(button);
    await userEvent.type(canvas.getByLabelText('Izaberite lozinku'), '{Enter}');
    await expect(button).toHaveAccessibleName('Pravim profil');
    await profileMade();
    await expect(registrations()).toMatchObject([{ PhoneNumber: '38762345678' }]);
  },
});

/** What the backend refuses stands beside the field it is about. */
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

UsernameExists.test('another email takes the message away', async ({ canvas }) => {
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

export const CreateFailed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['register.fails'] } },
  play: async ({ canvas }) => {
    await typeProfile(canvas);
    await submitProfile(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pogrešan email ili lozinka');
    await expect(canvas.getByLabelText('Ime')).toHaveValue('Nedim');
    await expect(canvas.getByRole('button', { name: 'Napravi profil' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Default.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await openNewProfile(canvas);
    await submitProfile(canvas);
    await expect(await canvas.findByText('Ime ne može biti prazno.')).toBeVisible();
    await expectNoSidewaysScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail ili broj telefona')).toBeVisible();
    await expect(canvas.getByText('Vidjeti sve svoje narudžbe')).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Videti sve svoje porudžbine')).toBeVisible();
    await openNewProfile(canvas);
    await expect(canvas.getByRole('button', { name: 'Država: Srbija +381' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Novi račun' }));
    await expect(await canvas.findByRole('button', { name: 'Izradi račun' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail adresa')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Država: Hrvatska +385' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await openNewProfile(canvas);
    await expect(canvas.getByRole('button', { name: 'Država: Crna Gora +382' })).toBeVisible();
    await expect(canvas.getByText('Vidjeti sve svoje narudžbe')).toBeVisible();
  },
});
