import { expect, userEvent, waitFor } from 'storybook/test';
import { formsMessages, PASSWORD_SHORT } from '#features/shared/forms';
import { routes } from '#features/shared/routes';
import { fixtures } from '#mocks/fixtures';
import type { ScenarioName } from '#mocks/scenarios';
import {
  backToTop,
  expectNoHorizontalScroll,
  findPageHeading,
  inCountry,
  type PlayContext,
  watchCalls,
} from '#storybook/plays';
import preview from '#storybook/preview';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { messages } from './messages';

const reset = (...scenarios: ScenarioName[]) => ({ shop: { path: '/forgotPassword', scenarios } });

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...reset() },
  afterEach: backToTop,
});

export default meta;

/** What the backend expects as the code in every country, and a new password. */
const CODE = '123456';
const NEW_PASSWORD = 'hrast-2027';

/** The same text in every country. */
const wrongInfo = /Informacije su pogrešno unešene$/;
const passwordShort = new RegExp(`${PASSWORD_SHORT}$`);

const addressField = ({ canvas, globals }: PlayContext) =>
  canvas.findByLabelText(inCountry(messages, globals).text.address);

/** The fields of the second step. */
async function codeStepOf({ canvas, globals }: PlayContext) {
  const { text } = inCountry(messages, globals);
  return {
    code: await canvas.findByLabelText(text.code),
    password: canvas.getByLabelText(text.password),
    save: canvas.getByRole('button', { name: text.save }),
  };
}

/** Asks for a code, by default to the email of the country's member. */
async function askForCode(
  context: PlayContext,
  address = inCountry(messages, context.globals).member.UserInfo.Email,
) {
  const field = await addressField(context);
  const send = context.canvas.getByRole('button', { name: inCountry(messages, context.globals).text.send });
  await userEvent.type(field, address);
  await userEvent.click(send);
  return { field, send };
}

/** Asks for a code and sends the second step, by default correctly filled in. */
async function savePassword(context: PlayContext, { code = CODE, password = NEW_PASSWORD } = {}) {
  await askForCode(context);
  const step = await codeStepOf(context);
  await userEvent.type(step.code, code);
  await userEvent.type(step.password, password);
  await userEvent.click(step.save);
  return step;
}

/** The first step asks for an email or a phone number. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(canvas.getByText(text.lead)).toBeVisible();
    const address = await addressField({ canvas, globals });
    await expect(address).toHaveAccessibleDescription(text.addressHint);
    await expect(address).toHaveAttribute('autocomplete', 'username');
    await expect(address).toHaveAttribute('inputmode', 'email');
    await expect(canvas.getByRole('button', { name: text.send })).toBeVisible();
    await expect(canvas.queryByLabelText(text.code)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: text.toLogin })).toHaveAttribute(
      'href',
      routes.login.href(),
    );
  },
});

Default.test(
  'Enter sends one code to a phone, as digits with the country prefix, however often it is pressed',
  { parameters: reset('resetCode.slow') },
  async ({ canvas, globals }) => {
    const sent = watchCalls('auth.generateToken');
    const address = await addressField({ canvas, globals });
    const button = canvas.getByRole('button', { name: 'Pošalji kod' });
    const { width } = button.getBoundingClientRect();
    await userEvent.type(address, '061/234-567{Enter}{Enter}');
    await userEvent.dblClick(button);
    await expect(button).toHaveAccessibleName('Šaljem kod');
    await expect(button.getBoundingClientRect().width).toBe(width);
    const { code } = await codeStepOf({ canvas, globals });
    await expect(code).toHaveAccessibleDescription('Poslali smo ga na +387 61 234 567.');
    await expect(sent()).toMatchObject([{ Email: '38761234567' }]);
  },
);

/** No user has this address. The input stays, so that a typo can be corrected. */
export const Failed = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    const mistyped = member.UserInfo.Email.replace('.', '');
    const { field } = await askForCode({ canvas, globals }, mistyped);
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrongInfo));
    await expect(field).toBeInvalid();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(mistyped);
    await expect(canvas.queryByLabelText(text.code)).not.toBeInTheDocument();
  },
});

Failed.test('a correct address clears the error and requests a code', async ({ canvas, globals }) => {
  const address = await addressField({ canvas, globals });
  await userEvent.clear(address);
  await userEvent.type(address, fixtures.BA.member.UserInfo.Email);
  await waitFor(() => expect(address).toBeValid());
  await userEvent.keyboard('{Enter}');
  await expect((await codeStepOf({ canvas, globals })).code).toBeVisible();
});

/** The first step was sent empty, which counts as a wrong address. */
export const AddressMissing = meta.story({
  play: async ({ canvas, globals }) => {
    const sent = watchCalls('auth.generateToken');
    const { field } = await askForCode({ canvas, globals }, '   ');
    await waitFor(() => expect(field).toHaveAccessibleDescription(wrongInfo));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(sent()).toEqual([]);
  },
});

/** The button is busy until the code has been sent. */
export const Sending = meta.story({
  parameters: reset('resetCode.pending'),
  play: async ({ canvas, globals }) => {
    const { send } = await askForCode({ canvas, globals });
    const { sending } = inCountry(messages, globals).text;
    await waitFor(() => expect(send).toHaveAccessibleName(sending));
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
});

/** The server cannot be reached: the request is repeated every 2 s until the shopper stops it. */
export const Unreachable = meta.story({
  parameters: reset('resetCode.unreachable'),
  play: async ({ canvas, globals }) => {
    const forms = inCountry(formsMessages, globals).text;
    const { send } = await askForCode({ canvas, globals });
    await expect(await canvas.findByText(forms.offline)).toBeVisible();
    await expect(canvas.getByRole('button', { name: forms.stopTrying })).toBeVisible();
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
});

Unreachable.test(
  'the code is sent as soon as the server can be reached',
  { parameters: reset('resetCode.unreachableOnce') },
  async ({ canvas, globals }) => {
    const { code } = await codeStepOf({ canvas, globals });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  },
);

Unreachable.test('stopping ends the retries and keeps the input', async ({ canvas, globals }) => {
  const sent = watchCalls('auth.generateToken');
  await userEvent.click(canvas.getByRole('button', { name: 'Prekini' }));
  const button = await canvas.findByRole('button', { name: 'Pošalji kod' });
  await expect(button).toHaveFocus();
  await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  const address = await addressField({ canvas, globals });
  await expect(address).toHaveValue(fixtures.BA.member.UserInfo.Email);
  // The next retry of the stopped request would come before the first retry of another one.
  await userEvent.clear(address);
  await userEvent.type(address, 'adi@example.ba');
  await userEvent.click(button);
  await waitFor(() => expect(sent().length).toBeGreaterThan(1));
  for (const call of sent()) await expect(call).toMatchObject({ Email: 'adi@example.ba' });
});

/** The request failed with an error that belongs to no field and that the shopper cannot correct. */
export const Refused = meta.story({
  parameters: reset('resetCode.refused'),
  play: async ({ canvas, globals }) => {
    const { field } = await askForCode({ canvas, globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      inCountry(messages, globals).text.refused,
    );
    await expect(field).toBeValid();
  },
});

/** The code is on its way: the second step asks for it and for a new password. */
export const CodeSent = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    await askForCode({ canvas, globals });
    const { code, password } = await codeStepOf({ canvas, globals });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAccessibleDescription(text.sentTo(member.UserInfo.Email));
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('heading', { level: 1, name: text.codeHeading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.codeHeading} | Hrast`));
    await expect(canvas.getByText(text.codeLead)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.changeAddress })).toBeVisible();
  },
});

CodeSent.test('accepts a pasted code with spaces and opens the login', async ({ canvas, globals }) => {
  const resets = watchCalls('auth.resetPassword');
  const { code, password } = await codeStepOf({ canvas, globals });
  await userEvent.click(code);
  await userEvent.paste(' 123 456 ');
  await userEvent.type(password, `${NEW_PASSWORD}{Enter}`);
  await findPageHeading(canvas, '/login');
  await expect(resets()).toMatchObject([{ Token: CODE, NewPassword: NEW_PASSWORD }]);
});

CodeSent.test(
  'repeated clicks and Enter save once',
  { parameters: reset('reset.slow') },
  async ({ canvas, globals }) => {
    const resets = watchCalls('auth.resetPassword');
    const { code, password, save } = await codeStepOf({ canvas, globals });
    await userEvent.type(code, CODE);
    await userEvent.type(password, NEW_PASSWORD);
    await userEvent.dblClick(save);
    await userEvent.type(password, '{Enter}');
    await expect(save).toHaveAccessibleName('Čuvam lozinku');
    await findPageHeading(canvas, '/login');
    await expect(resets()).toHaveLength(1);
  },
);

CodeSent.test('shows and hides the password', async ({ canvas, globals }) => {
  const { password } = await codeStepOf({ canvas, globals });
  await userEvent.click(canvas.getByRole('button', { name: 'Prikaži lozinku' }));
  await expect(password).toHaveAttribute('type', 'text');
  await userEvent.click(canvas.getByRole('button', { name: 'Sakrij lozinku' }));
  await expect(password).toHaveAttribute('type', 'password');
});

CodeSent.test(
  'going back to the address keeps the password and can request another code',
  async ({ canvas, globals }) => {
    const sent = watchCalls('auth.generateToken');
    const first = await codeStepOf({ canvas, globals });
    await userEvent.type(first.code, '111111');
    await userEvent.type(first.password, NEW_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Promijeni adresu ili broj' }));
    const address = await addressField({ canvas, globals });
    await expect(address).toHaveValue(fixtures.BA.member.UserInfo.Email);
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.clear(address);
    await userEvent.type(address, '061 234 567{Enter}');
    const { code, password } = await codeStepOf({ canvas, globals });
    await expect(code).toHaveAccessibleDescription('Poslali smo ga na +387 61 234 567.');
    // The new code invalidates the previous one.
    await expect(code).toHaveValue('');
    await expect(password).toHaveValue(NEW_PASSWORD);
    await expect(sent()).toHaveLength(1);
  },
);

/** A phone has unloaded the page meanwhile: the history entry restores the step. */
export const CodeStepRestored = meta.story({
  parameters: { shop: { state: { sentTo: 'kupac@example.com' } } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const { code } = await codeStepOf({ canvas, globals });
    await expect(code).toHaveAccessibleDescription(text.sentTo('kupac@example.com'));
    await expect(canvas.getByRole('heading', { level: 1, name: text.codeHeading })).toBeVisible();
  },
});

/** The code is wrong. What was typed stays. */
export const WrongCode = meta.story({
  play: async ({ canvas, globals }) => {
    const { code, password } = await savePassword({ canvas, globals }, { code: '654321' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(wrongInfo));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveValue('654321');
    await expect(password).toHaveValue(NEW_PASSWORD);
  },
});

WrongCode.test('the correct code opens the login', async ({ canvas, globals }) => {
  const { code } = await codeStepOf({ canvas, globals });
  await userEvent.clear(code);
  await userEvent.type(code, `${CODE}{Enter}`);
  await findPageHeading(canvas, '/login');
});

/** The code is missing and the password too short, which their fields say without asking the server. */
export const PasswordInvalid = meta.story({
  play: async ({ canvas, globals }) => {
    const resets = watchCalls('auth.resetPassword');
    const { code, password } = await savePassword({ canvas, globals }, { code: ' ', password: 'hrast' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(wrongInfo));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(passwordShort);
    await expect(resets()).toEqual([]);
  },
});

PasswordInvalid.test('clears the error of a field as soon as it is valid', async ({ canvas, globals }) => {
  const { code, password } = await codeStepOf({ canvas, globals });
  await userEvent.type(password, '-2');
  await expect(password).toBeInvalid();
  await userEvent.keyboard('0');
  await waitFor(() => expect(password).toBeValid());
  await expect(code).toBeInvalid();
});

/** The backend rejects a password that the form accepted. */
export const PasswordShort = meta.story({
  parameters: reset('reset.passwordShort'),
  play: async ({ canvas, globals }) => {
    const { code, password } = await savePassword({ canvas, globals });
    await waitFor(() => expect(password).toHaveAccessibleDescription(passwordShort));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(code).toHaveValue(CODE);
  },
});

/** The button is busy until the password has been saved. */
export const Saving = meta.story({
  parameters: reset('reset.pending'),
  play: async ({ canvas, globals }) => {
    const { save } = await savePassword({ canvas, globals });
    const { saving } = inCountry(messages, globals).text;
    await waitFor(() => expect(save).toHaveAccessibleName(saving));
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
});

/** The server cannot be reached when the password is saved: the request is repeated every 2 s. */
export const SavingUnreachable = meta.story({
  parameters: reset('reset.unreachable'),
  play: async ({ canvas, globals }) => {
    const forms = inCountry(formsMessages, globals).text;
    const { save } = await savePassword({ canvas, globals });
    await expect(await canvas.findByText(forms.offline)).toBeVisible();
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
});

SavingUnreachable.test(
  'the password is saved as soon as the server can be reached',
  { parameters: reset('reset.unreachableOnce') },
  async ({ canvas }) => {
    await findPageHeading(canvas, '/login');
  },
);

SavingUnreachable.test('going back to the address ends the retries', async ({ canvas, globals }) => {
  const resets = watchCalls('auth.resetPassword');
  await userEvent.click(canvas.getByRole('button', { name: 'Promijeni adresu ili broj' }));
  const address = await addressField({ canvas, globals });
  await waitFor(() => expect(address).toHaveFocus());
  await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  // The next retry with the first code would come before the first retry with another one.
  await userEvent.keyboard('{Enter}');
  const { code } = await codeStepOf({ canvas, globals });
  await userEvent.type(code, '222222{Enter}');
  await waitFor(() => expect(resets().length).toBeGreaterThan(1));
  for (const call of resets()) await expect(call).toMatchObject({ Token: '222222' });
});

/** The second step on a phone. */
export const Phone = CodeSent.extend({ globals: { viewport: { value: 'phone' } } });

/** The second step with its errors in a window of 320 px. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    await askForCode({ canvas, globals });
    const { password, save } = await codeStepOf({ canvas, globals });
    await userEvent.click(save);
    await waitFor(() => expect(password).toHaveAccessibleDescription(passwordShort));
    await expectNoHorizontalScroll();
  },
});

/** The first step in Bosnia and Herzegovina. */
export const BA = Default.extend({ globals: { country: 'BA' } });

/** The first step in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The first step in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The first step in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
