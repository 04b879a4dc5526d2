import { expect, userEvent, waitFor } from 'storybook/test';
import { fixtures } from '#mocks/fixtures';
import { type Canvas, expectNoHorizontalScroll, findPageHeading, watchCalls } from '#storybook/plays';
import preview from '#storybook/preview';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const { UserInfo } = fixtures.BA.member;

const shop = { path: '/forgotPassword' };

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const wrongInfo = 'Informacije su pogrešno unešene';
const passwordShort = 'Lozinka mora biti između 8 i 64 karaktera';

const addressField = (canvas: Canvas) => canvas.findByLabelText('E-mail ili broj telefona');
const codeField = (canvas: Canvas) => canvas.findByLabelText('Kod');
const passwordField = (canvas: Canvas) => canvas.getByLabelText('Nova lozinka');

async function askForCode(canvas: Canvas, address: string = UserInfo.Email) {
  await userEvent.type(await addressField(canvas), address);
  await userEvent.click(canvas.getByRole('button', { name: 'Pošalji kod' }));
}

async function typePassword(canvas: Canvas, { code = '123456', password = 'hrast-2027' } = {}) {
  await userEvent.type(await codeField(canvas), code);
  await userEvent.type(passwordField(canvas), password);
}

const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj lozinku' }));

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zaboravljena lozinka' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Zaboravljena lozinka | Hrast'));
    const address = await addressField(canvas);
    await expect(address).toHaveAttribute('autocomplete', 'username');
    await expect(address).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('button', { name: 'Pošalji kod' })).toBeVisible();
    await expect(canvas.queryByLabelText('Kod')).not.toBeInTheDocument();
  },
});

Default.test('Enter sends the code to a phone, as digits with the country prefix', async ({ canvas }) => {
  const sent = watchCalls('auth.generateToken');
  await userEvent.type(await addressField(canvas), '061/234-567{Enter}');
  await expect(await codeField(canvas)).toHaveAccessibleDescription('Poslali smo ga na +387 61 234 567.');
  await expect(sent()).toMatchObject([{ Email: '38761234567' }]);
});

Default.test('links back to the login', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Nazad na prijavu' }));
  await findPageHeading(canvas, '/login');
});

/** No user has this address. The input stays, so that a typo can be corrected. */
export const Failed = meta.story({
  play: async ({ canvas }) => {
    await askForCode(canvas, 'edin.begovc@example.ba');
    const address = await addressField(canvas);
    await waitFor(() => expect(address).toHaveAccessibleDescription(new RegExp(`${wrongInfo}$`)));
    await expect(address).toBeInvalid();
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveValue('edin.begovc@example.ba');
    await expect(canvas.queryByLabelText('Kod')).not.toBeInTheDocument();
  },
});

Failed.test('a correct address clears the error and requests a code', async ({ canvas }) => {
  const address = await addressField(canvas);
  await userEvent.clear(address);
  await userEvent.type(address, UserInfo.Email);
  await waitFor(() => expect(address).toBeValid());
  await userEvent.keyboard('{Enter}');
  await expect(await codeField(canvas)).toBeVisible();
});

export const AddressMissing = meta.story({
  play: async ({ canvas }) => {
    const sent = watchCalls('auth.generateToken');
    await askForCode(canvas, '   ');
    const address = await addressField(canvas);
    await waitFor(() => expect(address).toHaveAccessibleDescription(new RegExp(`${wrongInfo}$`)));
    await waitFor(() => expect(address).toHaveFocus());
    await expect(sent()).toEqual([]);
  },
});

/** Repeated clicks send one request. */
export const SlowCode = meta.story({
  parameters: { shop: { ...shop, scenarios: ['resetCode.slow'] } },
  play: async ({ canvas }) => {
    const sent = watchCalls('auth.generateToken');
    await userEvent.type(await addressField(canvas), UserInfo.Email);
    const button = canvas.getByRole('button', { name: 'Pošalji kod' });
    const { width } = button.getBoundingClientRect();
    await userEvent.dblClick(button);
    await userEvent.type(await addressField(canvas), '{Enter}{Enter}');
    await expect(button).toHaveAccessibleName('Šaljem kod');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(await codeField(canvas)).toBeVisible();
    await expect(sent()).toHaveLength(1);
  },
});

/** The request is repeated every 2 s until there is an answer. */
export const UnreachableOnce = meta.story({
  parameters: { shop: { ...shop, scenarios: ['resetCode.unreachableOnce'] } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByText('Nema veze sa serverom. Pokušavamo ponovo…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Šaljem kod' })).toHaveAttribute('aria-busy', 'true');
    const code = await codeField(canvas);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  },
});

export const Unreachable = meta.story({
  parameters: { shop: { ...shop, scenarios: ['resetCode.unreachable'] } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByRole('button', { name: 'Prekini' })).toBeVisible();
  },
});

Unreachable.test('cancelling stops the retries and keeps the input', async ({ canvas }) => {
  const sent = watchCalls('auth.generateToken');
  await userEvent.click(canvas.getByRole('button', { name: 'Prekini' }));
  await expect(await canvas.findByRole('button', { name: 'Pošalji kod' })).toHaveFocus();
  await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  await expect(await addressField(canvas)).toHaveValue(UserInfo.Email);
  const count = sent().length;
  await new Promise((resolve) => setTimeout(resolve, 2500));
  await expect(sent()).toHaveLength(count);
});

/** An error that belongs to no field and cannot be corrected by the user. */
export const Refused = meta.story({
  parameters: { shop: { ...shop, scenarios: ['resetCode.refused'] } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Došlo je do greške, molimo pokušajte ponovo kasnije',
    );
    await expect(await addressField(canvas)).toBeValid();
  },
});

export const CodeSent = meta.story({
  play: async ({ canvas }) => {
    await askForCode(canvas);
    const code = await codeField(canvas);
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(`Poslali smo ga na ${UserInfo.Email}.`);
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(passwordField(canvas)).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nova lozinka' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Nova lozinka | Hrast'));
  },
});

CodeSent.test('accepts a pasted code with spaces and opens the login', async ({ canvas }) => {
  const resets = watchCalls('auth.resetPassword');
  await userEvent.click(await codeField(canvas));
  await userEvent.paste(' 123 456 ');
  await userEvent.type(passwordField(canvas), 'hrast-2027{Enter}');
  await findPageHeading(canvas, '/login');
  await expect(resets()).toMatchObject([{ Token: '123456', NewPassword: 'hrast-2027' }]);
});

CodeSent.test('shows and hides the password', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži lozinku' }));
  await expect(passwordField(canvas)).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Sakrij lozinku' }));
  await expect(passwordField(canvas)).toHaveAttribute('type', 'password');
});

CodeSent.test(
  'going back to the address keeps the password and can request another code',
  async ({ canvas }) => {
    const sent = watchCalls('auth.generateToken');
    await typePassword(canvas, { code: '111111' });
    await userEvent.click(canvas.getByRole('button', { name: 'Promijeni adresu ili broj' }));
    const address = await addressField(canvas);
    await expect(address).toHaveValue(UserInfo.Email);
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.clear(address);
    await userEvent.type(address, '061 234 567{Enter}');
    const code = await codeField(canvas);
    await expect(code).toHaveAccessibleDescription('Poslali smo ga na +387 61 234 567.');
    // The new code invalidates the previous one.
    await expect(code).toHaveValue('');
    await expect(passwordField(canvas)).toHaveValue('hrast-2027');
    await expect(sent()).toHaveLength(1);
  },
);

/** After a phone has unloaded the page: the step is restored from the history entry. */
export const CodeStepRestored = meta.story({
  parameters: { shop: { ...shop, state: { sentTo: '38761234567' } } },
  play: async ({ canvas }) => {
    const code = await codeField(canvas);
    await expect(code).toHaveAccessibleDescription('Poslali smo ga na +387 61 234 567.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nova lozinka' })).toBeVisible();
  },
});

export const WrongCode = meta.story({
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await typePassword(canvas, { code: '654321' });
    await save(canvas);
    const code = await codeField(canvas);
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(`${wrongInfo}$`)));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('654321');
    await expect(passwordField(canvas)).toHaveValue('hrast-2027');
  },
});

WrongCode.test('the correct code opens the login', async ({ canvas }) => {
  const code = await codeField(canvas);
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await findPageHeading(canvas, '/login');
});

export const PasswordInvalid = meta.story({
  play: async ({ canvas }) => {
    const resets = watchCalls('auth.resetPassword');
    await askForCode(canvas);
    await typePassword(canvas, { code: ' ', password: 'hrast' });
    await save(canvas);
    const code = await codeField(canvas);
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(`${wrongInfo}$`)));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(passwordField(canvas)).toHaveAccessibleDescription(new RegExp(`${passwordShort}$`));
    await expect(resets()).toEqual([]);
  },
});

PasswordInvalid.test('clears the error of a field as soon as it is valid', async ({ canvas }) => {
  await userEvent.type(passwordField(canvas), '-2');
  await expect(passwordField(canvas)).toBeInvalid();
  await userEvent.keyboard('0');
  await waitFor(() => expect(passwordField(canvas)).toBeValid());
  await expect(await codeField(canvas)).toBeInvalid();
});

/** The backend rejects a password that the form accepted. */
export const PasswordShort = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reset.passwordShort'] } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await typePassword(canvas);
    await save(canvas);
    await waitFor(() =>
      expect(passwordField(canvas)).toHaveAccessibleDescription(new RegExp(`${passwordShort}$`)),
    );
    await waitFor(() => expect(passwordField(canvas)).toHaveFocus());
    await expect(await codeField(canvas)).toHaveValue('123456');
  },
});

export const Saving = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reset.pending'] } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await typePassword(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Sačuvaj lozinku' }));
    await expect(await canvas.findByRole('button', { name: 'Čuvam lozinku' })).toBeVisible();
  },
});

export const SlowReset = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reset.slow'] } },
  play: async ({ canvas }) => {
    const resets = watchCalls('auth.resetPassword');
    await askForCode(canvas);
    await typePassword(canvas);
    const button = canvas.getByRole('button', { name: 'Sačuvaj lozinku' });
    await userEvent.dblClick(button);
    await userEvent.type(passwordField(canvas), '{Enter}');
    await expect(button).toHaveAccessibleName('Čuvam lozinku');
    await findPageHeading(canvas, '/login');
    await expect(resets()).toHaveLength(1);
  },
});

export const ResetUnreachableOnce = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reset.unreachableOnce'] } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await typePassword(canvas);
    await save(canvas);
    await expect(await canvas.findByText('Nema veze sa serverom. Pokušavamo ponovo…')).toBeVisible();
    await findPageHeading(canvas, '/login');
  },
});

/** Going back cancels the retries. */
export const LeftWhileRetrying = meta.story({
  parameters: { shop: { ...shop, scenarios: ['reset.unreachableOnce'] } },
  play: async ({ canvas }) => {
    const resets = watchCalls('auth.resetPassword');
    await askForCode(canvas);
    await typePassword(canvas);
    await save(canvas);
    await canvas.findByText('Nema veze sa serverom. Pokušavamo ponovo…');
    await userEvent.click(canvas.getByRole('button', { name: 'Promijeni adresu ili broj' }));
    const address = await addressField(canvas);
    await waitFor(() => expect(address).toHaveFocus());
    await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await expect(resets()).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Pošalji kod' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: CodeSent.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await askForCode(canvas);
    await codeField(canvas);
    await save(canvas);
    await expect(await canvas.findByText(passwordShort)).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Poslat ćemo vam kod kojim postavljate novu lozinku.')).toBeVisible();
    await expect(await addressField(canvas)).toHaveAccessibleDescription('Onaj s kojim se prijavljujete.');
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Poslaćemo vam kod kojim postavljate novu lozinku.')).toBeVisible();
    await askForCode(canvas, '064 123 45 67');
    await expect(await codeField(canvas)).toHaveAccessibleDescription('Poslali smo ga na +381 64 1234567.');
    await expect(canvas.getByRole('button', { name: 'Promeni adresu ili broj' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    const address = await canvas.findByLabelText('E-mail adresa ili broj telefona');
    await userEvent.type(address, `${fixtures.HR.member.UserInfo.Email}{Enter}`);
    await codeField(canvas);
    await expect(canvas.getByText('Upišite kod iz poruke i odaberite novu lozinku.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spremi lozinku' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Natrag na prijavu' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Poslaćemo vam kod kojim postavljate novu lozinku.')).toBeVisible();
    await askForCode(canvas, fixtures.ME.member.UserInfo.Email);
    await codeField(canvas);
    await expect(canvas.getByRole('button', { name: 'Promijeni adresu ili broj' })).toBeVisible();
  },
});
