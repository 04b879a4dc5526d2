import { expect, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { holdAnswers, inCountry, type PlayContext, watchCalls } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { AccountScreen } from '../AccountScreen';
import { settings } from '../account.plays';
import { messages } from '../messages';

const meta = preview.meta({
  title: 'Screens/Account/Password',
  component: AccountScreen,
  // The password is below the profile.
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', ...settings() },
});

export default meta;

const NEW_PASSWORD = 'hrast-2027';

/** The form's two fields. */
async function fieldsOf({ canvas, globals }: PlayContext) {
  const { text } = inCountry(messages, globals);
  return {
    old: await canvas.findByLabelText(text.oldPassword),
    password: canvas.getByLabelText(text.newPassword),
  };
}

/** Fills in the form, by default correctly, and sends it. */
async function changePassword(
  context: PlayContext,
  { old = inCountry(messages, context.globals).member.Password, password = NEW_PASSWORD } = {},
) {
  const { text } = inCountry(messages, context.globals);
  const fields = await fieldsOf(context);
  await userEvent.type(fields.old, old);
  await userEvent.type(fields.password, password);
  await userEvent.click(context.canvas.getByRole('button', { name: text.change }));
  return fields;
}

/** The password has been changed: a message says so, and both fields are empty again. */
export const Changed = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const { old, password } = await changePassword({ canvas, globals });
    await expect(await canvas.findByText(text.changed)).toBeVisible();
    await expect(old).toHaveValue('');
    await expect(password).toHaveValue('');
  },
});

Changed.test('password managers learn whose password it is', async ({ canvas, globals }) => {
  const { old } = await fieldsOf({ canvas, globals });
  const username = old.closest('form')?.querySelector('[autocomplete="username"]');
  await expect(username).toHaveValue(inCountry(messages, globals).member.UserInfo.Email);
});

Changed.test('the message goes when the empty form is sent', async ({ canvas, globals }) => {
  const { text } = inCountry(messages, globals);
  await userEvent.click(canvas.getByRole('button', { name: text.change }));
  const { old } = await fieldsOf({ canvas, globals });
  await waitFor(() => expect(old).toHaveAccessibleDescription(fixedTexts.passwordFieldMissing));
  await expect(canvas.queryByText(text.changed)).toBeNull();
});

/** The form was sent empty: both fields say that they are required. */
export const Missing = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const { old, password } = await fieldsOf({ canvas, globals });
    const changes = watchCalls('shopUsers.f.changePassword');
    await userEvent.click(canvas.getByRole('button', { name: text.change }));
    await waitFor(() => expect(old).toHaveAccessibleDescription(fixedTexts.passwordFieldMissing));
    await expect(password).toHaveAccessibleDescription(
      expect.stringContaining(fixedTexts.passwordFieldMissing),
    );
    await expect(old).toHaveFocus();
    await expect(changes()).toEqual([]);
  },
});

Missing.test(
  'filled in, both passwords are sent once, however often the button is pressed',
  { parameters: settings('password.slow') },
  async ({ canvas, globals }) => {
    const letAnswerCome = holdAnswers();
    const changes = watchCalls('shopUsers.f.changePassword');
    await changePassword({ canvas, globals });
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Mijenjam lozinku' }));
    await letAnswerCome();
    await expect(await canvas.findByText(fixedTexts.passwordChanged)).toBeVisible();
    await expect(changes()).toEqual([{ oldPassword: 'hrast-2026', newPassword: NEW_PASSWORD }]);
  },
);

/** The new password is too short, which its field says without asking the server. */
export const TooShort = meta.story({
  play: async ({ canvas, globals }) => {
    const changes = watchCalls('shopUsers.f.changePassword');
    const { password } = await changePassword({ canvas, globals }, { password: 'hrast' });
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Lozinka mora biti između 8 i 64 karaktera$/),
    );
    await expect(changes()).toEqual([]);
  },
});

/** The backend refuses a password that the form accepts. */
export const Refused = meta.story({
  parameters: settings('password.short'),
  play: async ({ canvas, globals }) => {
    const { password } = await changePassword({ canvas, globals });
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.passwordShort)),
    );
    await expect(password).toHaveFocus();
  },
});

/** The old password is wrong: its field says so and keeps what was typed. */
export const Wrong = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const { old } = await changePassword({ canvas, globals }, { old: 'hrast-2025' });
    await expect(await canvas.findByText(fixedTexts.passwordFailed)).toBeVisible();
    await expect(old).toHaveAccessibleDescription(text.wrongOld);
    await expect(old).toHaveFocus();
    await expect(old).toHaveValue('hrast-2025');
  },
});

/** The change failed: the old password still holds, and what was typed stays. */
export const Failed = meta.story({
  parameters: settings('password.fails'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const { password } = await changePassword({ canvas, globals });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(text.notChanged);
    await expect(alert).toHaveTextContent(text.notChangedHint);
    await expect(password).toHaveValue(NEW_PASSWORD);
  },
});

/** The button is busy until the answer comes. */
export const Sending = meta.story({
  parameters: settings('password.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await changePassword({ canvas, globals });
    const button = await canvas.findByRole('button', { name: text.changing });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** The login has ended when the password is sent: the login is offered. */
export const Expired = meta.story({
  parameters: settings('password.expired'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await changePassword({ canvas, globals });
    await expect(await canvas.findByText(text.expiredHint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logIn })).toBeVisible();
  },
});
