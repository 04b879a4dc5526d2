import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { type Canvas, findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { LoginScreen } from './LoginScreen';
import { openNewProfile, shop } from './login.plays';

const meta = preview.meta({
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const member = fixtures.BA.member;

async function typeLogin(
  canvas: Canvas,
  { username = member.UserInfo.Email, password = member.Password } = {},
) {
  await userEvent.type(await canvas.findByLabelText('E-mail ili broj telefona'), username);
  await userEvent.type(canvas.getByLabelText('Lozinka'), password);
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await findPageHeading(canvas, 'Dobro došli');
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

Default.test('Enter logs in and opens the home page', async ({ canvas }) => {
  await typeLogin(canvas);
  await userEvent.keyboard('{Enter}');
  await findPageHeading(canvas, '/');
});

Default.test('sends a phone number as digits with the country prefix', async ({ canvas }) => {
  const logins = watchCalls('auth.loginShop');
  await typeLogin(canvas, { username: '061/234-567' });
  await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
  await findPageHeading(canvas, '/');
  await expect(logins()).toMatchObject([{ username: '38761234567' }]);
});

Default.test('shows and hides the password', async ({ canvas }) => {
  await typeLogin(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži lozinku' }));
  await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Sakrij lozinku' }));
  await expect(canvas.getByLabelText('Lozinka')).toHaveAttribute('type', 'password');
});

Default.test('links to the password reset', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Zaboravili ste lozinku?' }));
  await findPageHeading(canvas, '/forgotPassword');
});

/** While the login is unknown, the screen shows neither the forms nor the next page. */
export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.pending'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Provjeravamo da li ste prijavljeni')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dobro došli' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

/** The check is repeated every 2 s, and at once when the user presses the button. */
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

/** The button repeats the check before the 2 s are over. */
export const CheckRetriedByUser = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.failsOnce'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(await canvas.findByLabelText('Lozinka')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dobro došli' })).toHaveFocus();
  },
});

/** The input stays, so that a typo can be corrected. */
export const Failed = meta.story({
  play: async ({ canvas }) => {
    await typeLogin(canvas, { password: 'hrast-2025' });
    await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Pogrešnan email ili lozinka');
    await expect(canvas.getByLabelText('E-mail ili broj telefona')).toHaveValue(member.UserInfo.Email);
    await expect(canvas.getByLabelText('Lozinka')).toHaveValue('hrast-2025');
  },
});

Failed.test('another attempt clears the error', async ({ canvas }) => {
  const password = canvas.getByLabelText('Lozinka');
  await userEvent.clear(password);
  await userEvent.type(password, `${member.Password}{Enter}`);
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  await findPageHeading(canvas, '/');
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

LoginInvalid.test('clears the error of a field as soon as it is valid', async ({ canvas }) => {
  const username = canvas.getByLabelText('E-mail ili broj telefona');
  await userEvent.type(username, '.be');
  await expect(username).toBeInvalid();
  await userEvent.type(username, 'g');
  await waitFor(() => expect(username).toBeValid());
  await expect(canvas.getByLabelText('Lozinka')).toBeInvalid();
});

/** The form is busy until the answer comes. */
export const Sending = meta.story({
  parameters: { shop: { ...shop, scenarios: ['login.pending'] } },
  play: async ({ canvas }) => {
    await typeLogin(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Prijavi se' }));
    await expect(await canvas.findByRole('button', { name: 'Prijavljujem vas' })).toBeVisible();
  },
});

/** Repeated clicks send one request. */
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
    await findPageHeading(canvas, '/');
    await expect(logins()).toHaveLength(1);
  },
});

/** The session is cleared and the login repeated after 2 s. The forms stay visible meanwhile. */
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
    await findPageHeading(canvas, '/');
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

Unreachable.test('cancelling stops the retries and keeps the input', async ({ canvas }) => {
  const logins = watchCalls('auth.loginShop');
  await userEvent.click(canvas.getByRole('button', { name: 'Prekini' }));
  await expect(await canvas.findByRole('button', { name: 'Prijavi se' })).toHaveFocus();
  await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  await expect(canvas.getByLabelText('Lozinka')).toHaveValue(member.Password);
  const count = logins().length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await expect(logins()).toHaveLength(count);
});

export const AlreadyLoggedIn = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member'] } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, '/');
  },
});

/** Returns to the screen that required the login. */
export const SentFrom = meta.story({
  parameters: { shop: { ...shop, state: { from: '/offers/libido' } } },
  play: async ({ canvas }) => {
    await typeLogin(canvas);
    await userEvent.keyboard('{Enter}');
    await findPageHeading(canvas, '/offers/libido');
  },
});

/** A link to registration opens the tab for a new profile. */
export const SentToRegister = meta.story({
  parameters: { shop: { ...shop, state: { from: '/offers/libido', wantsProfile: true } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Novi profil', selected: true })).toBeVisible();
    await expect(canvas.getByLabelText('Prezime')).toBeVisible();
  },
});

/** After a password reset, a notice confirms the new password. */
export const NewPassword = meta.story({
  parameters: { shop: { ...shop, state: { hasNewPassword: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lozinka je promijenjena. Prijavite se novom lozinkom.')).toBeVisible();
    await expect(await canvas.findByLabelText('Lozinka')).toBeVisible();
  },
});

/** An address outside the shop is ignored. */
export const SentFromOtherSite = meta.story({
  parameters: { shop: { ...shop, scenarios: ['session.member'], state: { from: '//example.com/offers' } } },
  play: async ({ canvas }) => {
    await findPageHeading(canvas, '/');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: Default.input.play,
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
