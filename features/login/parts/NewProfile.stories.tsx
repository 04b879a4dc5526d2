import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import {
  backToTop,
  fill,
  findPageHeading,
  holdAnswers,
  inAnotherTab,
  type PlayContext,
  waitForDialogToClose,
  watchCalls,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { LoginScreen } from '../LoginScreen';
import { login, loginIn, openNewProfile } from '../login.plays';

const meta = preview.meta({
  title: 'Screens/Login/New profile',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...login() },
  afterEach: backToTop,
});

export default meta;

/** The fields of the form, and its button. */
function profileOf({ canvas, globals }: PlayContext) {
  const { forms } = loginIn(globals);
  return {
    firstName: canvas.getByRole('textbox', { name: forms.firstName }),
    lastName: canvas.getByRole('textbox', { name: forms.lastName }),
    // By role, because the label also names the country picker.
    phone: canvas.getByRole('textbox', { name: forms.phone }),
    email: canvas.getByRole('textbox', { name: forms.email }),
    password: canvas.getByLabelText(forms.newPassword, { exact: false }),
    create: canvas.getByRole('button', { name: forms.create }),
  };
}

const newcomer = ({ globals }: PlayContext) => ({
  firstName: 'Nedim',
  lastName: 'Kurtović',
  phone: '062 345 678',
  email: `nedim@example.${loginIn(globals).country.toLowerCase()}`,
  password: 'hrast-2027',
});

/** Opens the form and fills it in. */
async function typeProfile(context: PlayContext, changes: Partial<ReturnType<typeof newcomer>> = {}) {
  await openNewProfile(context);
  const profile = profileOf(context);
  const typed = { ...newcomer(context), ...changes };
  for (const name of ['firstName', 'lastName', 'phone', 'email', 'password'] as const) {
    await fill(profile[name], typed[name]);
  }
  return profile;
}

/** Sends the filled-in form. */
async function createProfile(context: PlayContext) {
  const profile = await typeProfile(context);
  await userEvent.click(profile.create);
  return profile;
}

/** Opens the form and sends it empty. */
async function sendEmpty(context: PlayContext) {
  await openNewProfile(context);
  const profile = profileOf(context);
  await userEvent.click(profile.create);
  await waitFor(() => expect(profile.firstName).toHaveAccessibleDescription(fixedTexts.firstNameMissing));
  return profile;
}

const findSuccessDialog = ({ globals }: PlayContext) =>
  screen.findByRole('dialog', { name: loginIn(globals).forms.created });

/** The empty form for a new profile, with the phone's country chosen. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { forms, settings } = loginIn(globals);
    await openNewProfile({ canvas, globals });
    const { firstName, lastName, phone, email, password } = profileOf({ canvas, globals });
    await expect(firstName).toHaveAttribute('autocomplete', 'given-name');
    await expect(lastName).toHaveAttribute('autocomplete', 'family-name');
    await expect(phone).toHaveAttribute('placeholder', expect.stringMatching(/^\d{2} [\d ]+$/));
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    const callingCode = settings.contact.phone.split(' ')[0];
    await expect(
      canvas.getByRole('button', { name: `${forms.phoneCountry}: ${settings.name} ${callingCode}` }),
    ).toBeVisible();
  },
});

Default.test(
  'keeps the input of both forms when switching tabs',
  { tags: ['thorough'] },
  async ({ canvas, globals }) => {
    await typeProfile({ canvas, globals });
    await userEvent.click(canvas.getByRole('tab', { name: 'Prijava' }));
    await userEvent.type(canvas.getByLabelText('Email ili broj telefona'), 'nedim');
    await openNewProfile({ canvas, globals });
    const { firstName, phone, password } = profileOf({ canvas, globals });
    await expect(firstName).toHaveValue('Nedim');
    await expect(phone).toHaveValue('62 345 678');
    await expect(password).toHaveValue('hrast-2027');
    await userEvent.click(canvas.getByRole('tab', { name: 'Prijava' }));
    await expect(await canvas.findByLabelText('Email ili broj telefona')).toHaveValue('nedim');
  },
);

Default.test(
  'a login in another tab drops the input, which is not for the next user of the device',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    await typeProfile({ canvas, globals });
    const { UserInfo, Password } = loginIn(globals).member;
    await inAnotherTab(globals, (session) => session.login({ username: UserInfo.Email, password: Password }));
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await inAnotherTab(globals, (session) => session.logout());
    await userEvent.click(await canvas.findByRole('link', { name: 'Prijava' }));
    await findPageHeading(canvas, 'Dobro došli');
    await openNewProfile({ canvas, globals });
    await expect(profileOf({ canvas, globals }).firstName).toHaveValue('');
  },
);

Default.test(
  'repeated clicks and Enter create one profile',
  { tags: ['thorough'], parameters: login('register.slow') },
  async ({ canvas, globals }) => {
    const letAnswerCome = holdAnswers();
    const registrations = watchCalls('shopUsers.f.add');
    const { password, create } = await typeProfile({ canvas, globals });
    await userEvent.dblClick(create);
    await userEvent.type(password, '{Enter}');
    await waitFor(() => expect(create).toHaveAccessibleName('Pravim račun'));
    await letAnswerCome();
    await findSuccessDialog({ canvas, globals });
    await expect(registrations()).toMatchObject([{ PhoneNumber: '38762345678' }]);
  },
);

/** The form was sent empty: each field says what it needs, and the first one has the focus. */
export const Invalid = meta.story({
  play: async ({ canvas, globals }) => {
    const { firstName, lastName, phone, email, password } = await sendEmpty({ canvas, globals });
    await expect(lastName).toHaveAccessibleDescription(fixedTexts.lastNameMissing);
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.phoneMissing));
    await expect(email).toHaveAccessibleDescription(fixedTexts.emailMissing);
    await expect(password).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.passwordShort));
    await expect(firstName).toHaveFocus();
  },
});

/** An email without an ending and a phone number with letters: both fields say so and keep what was typed. */
export const Malformed = meta.story({
  play: async (context) => {
    const { phone, email } = await typeProfile(context, {
      phone: '061 kućni',
      email: 'nedim@example',
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.emailFormat));
    await expect(phone).toHaveAccessibleDescription(/Broj telefona mora biti u odgovarajućem formatu\.$/);
    await expect(phone).toHaveValue('061 kućni');
    await expect(phone).toHaveFocus();
  },
});

Invalid.test('corrects one field after the other', { tags: ['thorough'] }, async ({ canvas, globals }) => {
  const { firstName, lastName, phone, email, create } = profileOf({ canvas, globals });
  await userEvent.type(email, 'nedim@example');
  await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.emailFormat));
  await userEvent.type(email, '.ba');
  await waitFor(() => expect(email).toBeValid());

  // A number with letters is refused as it was typed.
  await userEvent.type(phone, '061 kućni');
  await userEvent.click(create);
  await waitFor(() =>
    expect(phone).toHaveAccessibleDescription(/Broj telefona mora biti u odgovarajućem formatu\.$/),
  );
  await expect(phone).toHaveValue('061 kućni');

  // The first invalid field takes the focus.
  await userEvent.type(firstName, 'Nedim');
  await userEvent.type(lastName, 'Kurtović');
  await userEvent.click(create);
  await waitFor(() => expect(phone).toHaveFocus());
  await userEvent.clear(phone);
  await userEvent.type(phone, '062345678');
  await waitFor(() => expect(phone).toBeValid());
});

/** A dialog confirms the profile, the login form is filled with the new email and password, and logs in. */
export const Created = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, forms } = loginIn(globals);
    const logins = watchCalls('auth.loginShop');
    await createProfile({ canvas, globals });
    const dialog = within(await findSuccessDialog({ canvas, globals }));
    await waitFor(() => expect(dialog.getByRole('button', { name: forms.continueShopping })).toBeVisible());
    const { email, password } = newcomer({ canvas, globals });
    await expect(canvas.getByLabelText(text.username)).toHaveValue(email);
    await expect(canvas.getByLabelText(forms.password)).toHaveValue(password);
    await waitFor(() => expect(logins()).toHaveLength(1));
  },
});

Created.test(
  'continues to the home page by keyboard',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas }) => {
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Nastavite kupovinu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await waitForDialogToClose();
  },
);

/** The profile is created but the login cannot reach the server, so the login form stays busy and retries. */
export const CreatedThenOffline = meta.story({
  parameters: login('login.unreachable'),
  play: async ({ canvas, globals }) => {
    const { forms } = loginIn(globals);
    await createProfile({ canvas, globals });
    await findSuccessDialog({ canvas, globals });
    await userEvent.click(screen.getByRole('button', { name: forms.continueShopping }));
    await expect(await canvas.findByRole('button', { name: forms.loggingIn })).toHaveFocus();
    await expect(await canvas.findByText(forms.offline)).toBeVisible();
  },
});

/** The button is busy until the profile has been created. */
export const Sending = meta.story({
  parameters: login('register.pending'),
  play: async ({ canvas, globals }) => {
    await createProfile({ canvas, globals });
    const button = await canvas.findByRole('button', { name: loginIn(globals).forms.creating });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** Another user has this email as username, which the field of the email says. */
export const UsernameExists = meta.story({
  parameters: login('register.usernameExists'),
  play: async ({ canvas, globals }) => {
    const { email } = await createProfile({ canvas, globals });
    await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.registerUsernameExists));
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue(newcomer({ canvas, globals }).email);
  },
});

UsernameExists.test('another email clears the error', async ({ canvas, globals }) => {
  const { email } = profileOf({ canvas, globals });
  await userEvent.type(email, 'r');
  await waitFor(() => expect(email).toBeValid());
});

/** Another user has this email, which its field says. */
export const EmailExists = UsernameExists.extend({ parameters: login('register.emailExists') });

/** Another user has this phone number, which its field says. */
export const PhoneExists = meta.story({
  parameters: login('register.phoneExists'),
  play: async ({ canvas, globals }) => {
    const { phone } = await createProfile({ canvas, globals });
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.registerPhoneExists)),
    );
    await expect(phone).toHaveFocus();
  },
});

/** The backend refuses a password that the form accepts. */
export const PasswordShort = meta.story({
  parameters: login('register.passwordShort'),
  play: async ({ canvas, globals }) => {
    const { password } = await createProfile({ canvas, globals });
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.passwordShort)),
    );
    await expect(password).toHaveFocus();
  },
});

/** The profile was not created for another reason: a notice says so, and what was typed stays. */
export const Failed = meta.story({
  parameters: login('register.fails'),
  play: async ({ canvas, globals }) => {
    const { firstName, create } = await createProfile({ canvas, globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.registerFailed);
    await expect(firstName).toHaveValue('Nedim');
    await expect(create).toBeVisible();
  },
});
