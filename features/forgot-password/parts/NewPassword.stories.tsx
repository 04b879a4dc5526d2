import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { fixtures } from '#mocks/fixtures';
import {
  backToTop,
  fill,
  findPageHeading,
  holdAnswers,
  holdRetries,
  inCountry,
  type PlayContext,
  watchCalls,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ForgotPasswordScreen } from '../ForgotPasswordScreen';
import { addressField, askForCode, codeStepOf, reset } from '../forgotPassword.plays';
import { messages } from '../messages';

const meta = preview.meta({
  title: 'Screens/Forgot password/New password',
  component: ForgotPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...reset() },
  afterEach: backToTop,
});

export default meta;

/** In the description of a field with wrong information. */
const wrongInfo = expect.stringContaining(fixedTexts.resetWrong);

/** What the backend expects as the code in every country, and a new password. */
const CODE = '123456';
const NEW_PASSWORD = 'hrast-2027';

/** Ends the description of a password of the wrong length. The same text in every country. */
const passwordShort = /Lozinka mora biti između 8 i 64 karaktera$/;

/** Asks for a code and sends the second step, by default correctly filled in. */
async function savePassword(context: PlayContext, { code = CODE, password = NEW_PASSWORD } = {}) {
  await askForCode(context);
  const step = await codeStepOf(context);
  await fill(step.code, code);
  await fill(step.password, password);
  await userEvent.click(step.save);
  return step;
}

/** The code is on its way: the second step asks for it and for a new password. */
export const Default = meta.story({
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

Default.test(
  'accepts a pasted code with spaces and opens the login',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const resets = watchCalls('auth.resetPassword');
    const { code, password } = await codeStepOf({ canvas, globals });
    await userEvent.click(code);
    await userEvent.paste(' 123 456 ');
    await userEvent.type(password, `${NEW_PASSWORD}{Enter}`);
    await findPageHeading(canvas, 'Dobro došli');
    await expect(await canvas.findByLabelText('Email ili broj telefona')).toHaveValue(
      inCountry(messages, globals).member.UserInfo.Email,
    );
    await expect(resets()).toMatchObject([{ Token: CODE, NewPassword: NEW_PASSWORD }]);
  },
);

Default.test(
  'repeated clicks and Enter save once',
  { globals: { shell: 'on' }, parameters: reset('reset.slow') },
  async ({ canvas, globals }) => {
    const letAnswerCome = holdAnswers();
    const resets = watchCalls('auth.resetPassword');
    const { code, password, save } = await codeStepOf({ canvas, globals });
    await userEvent.type(code, CODE);
    await userEvent.type(password, NEW_PASSWORD);
    await userEvent.dblClick(save);
    await userEvent.type(password, '{Enter}');
    await waitFor(() => expect(save).toHaveAccessibleName('Čuvam lozinku'));
    await letAnswerCome();
    await findPageHeading(canvas, 'Dobro došli');
    await expect(resets()).toHaveLength(1);
  },
);

Default.test(
  'opens the login also when the cart has been opened meanwhile',
  { tags: ['thorough'], globals: { shell: 'on' }, parameters: reset('reset.slow') },
  async ({ canvas, globals }) => {
    const letAnswerCome = holdAnswers();
    const { code, password, save } = await codeStepOf({ canvas, globals });
    await userEvent.type(code, CODE);
    await userEvent.type(password, NEW_PASSWORD);
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: /^Korpa/ }));
    await screen.findByRole('dialog');
    await letAnswerCome();
    await findPageHeading(canvas, 'Dobro došli');
  },
);

Default.test(
  'going back to the address keeps the password and can request another code',
  async ({ canvas, globals }) => {
    const sent = watchCalls('auth.generateToken');
    const first = await codeStepOf({ canvas, globals });
    await userEvent.type(first.code, '111111');
    await userEvent.type(first.password, NEW_PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Promijenite adresu ili broj' }));
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
export const Restored = meta.story({
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

WrongCode.test(
  'the correct code opens the login',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const { code } = await codeStepOf({ canvas, globals });
    await userEvent.clear(code);
    await userEvent.type(code, `${CODE}{Enter}`);
    await findPageHeading(canvas, 'Dobro došli');
  },
);

/** The code is missing and the password too short, which their fields say without asking the server. */
export const Invalid = meta.story({
  play: async ({ canvas, globals }) => {
    const resets = watchCalls('auth.resetPassword');
    const { code, password } = await savePassword({ canvas, globals }, { code: ' ', password: 'hrast' });
    await waitFor(() => expect(code).toHaveAccessibleDescription(wrongInfo));
    await waitFor(() => expect(code).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(passwordShort);
    await expect(resets()).toEqual([]);
  },
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
export const Unreachable = meta.story({
  parameters: reset('reset.unreachable'),
  play: async ({ canvas, globals }) => {
    const forms = inCountry(formsMessages, globals).text;
    const { save } = await savePassword({ canvas, globals });
    await expect(await canvas.findByText(forms.offline)).toBeVisible();
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
});

let letRetryCome = () => {};
const beforeEach = () => {
  letRetryCome = holdRetries();
};

Unreachable.test(
  'a code that was used up by a call whose answer was lost is not called wrong',
  { globals: { shell: 'on' }, parameters: reset('reset.answerLostOnce'), beforeEach },
  async ({ canvas }) => {
    letRetryCome();
    // The login screen leads on, because the shopper is logged in.
    await findPageHeading(canvas, 'Snaga ima korijen.');
  },
);

Unreachable.test(
  'going back to the address ends the retries',
  { beforeEach },
  async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Promijenite adresu ili broj' }));
    const address = await addressField({ canvas, globals });
    await waitFor(() => expect(address).toHaveFocus());
    const resets = watchCalls('auth.resetPassword');
    await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const { code } = await codeStepOf({ canvas, globals });
    await userEvent.type(code, '222222{Enter}');
    await waitFor(() => {
      letRetryCome();
      expect(resets().length).toBeGreaterThan(1);
    });
    for (const call of resets()) await expect(call).toMatchObject({ Token: '222222' });
  },
);
