import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import {
  backToTop,
  type Canvas,
  fill,
  findPageHeading,
  holdAnswers,
  inCountry,
  type PlayContext,
  watchCalls,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { formatPhone } from '#ui/PhoneInput';
import { AccountScreen } from '../AccountScreen';
import { desktop, phone, rowOf, settings } from '../account.plays';
import { messages } from '../messages';

const meta = preview.meta({
  title: 'Screens/Account/Settings',
  component: AccountScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...settings() },
  afterEach: backToTop,
});

export default meta;

/** The fields of the profile, and its button. */
async function profileOf({ canvas, globals }: PlayContext) {
  const { text } = inCountry(messages, globals);
  return {
    firstName: await canvas.findByLabelText(text.firstName),
    lastName: canvas.getByLabelText(text.lastName),
    email: canvas.getByLabelText(text.email),
    // By role, because the label also names the country picker.
    phone: canvas.getByRole('textbox', { name: inCountry(formsMessages, globals).text.phone }),
    save: canvas.getByRole('button', { name: text.save }),
  };
}

/** Changes the first name and saves. */
async function rename(context: PlayContext) {
  const profile = await profileOf(context);
  await fill(profile.firstName, 'Adi');
  await userEvent.click(profile.save);
  return profile;
}

const expectSaved = async (canvas: Canvas) =>
  expect(await canvas.findByText(fixedTexts.profileSaved)).toBeVisible();

/** The settings of a logged-in shopper: profile and password; the logout is beside the page's heading. */
export const Default = meta.story({
  globals: desktop,
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    const { FirstName, LastName, Email, PhoneNumber } = member.UserInfo;
    await expect(await canvas.findByRole('tab', { name: text.settings, selected: true })).toBeVisible();
    const profile = await profileOf({ canvas, globals });
    await expect(profile.firstName).toHaveValue(FirstName);
    await expect(profile.lastName).toHaveValue(LastName);
    await expect(profile.email).toHaveValue(Email);
    await expect(profile.phone).toHaveValue(formatPhone(PhoneNumber).replace(/^\+\d+ /, ''));
    await expect(canvas.getByLabelText(text.oldPassword)).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByLabelText(text.newPassword)).toHaveAttribute('autocomplete', 'new-password');
    const main = within(canvas.getByRole('main'));
    await expect(
      main.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent),
    ).toEqual([text.profile, text.password]);
    await expect(canvas.getByRole('button', { name: text.logOut })).toBeVisible();
  },
});

Default.test('saving sends no request when nothing has changed', async ({ canvas, globals }) => {
  const edits = watchCalls('shopUsers.f.edit');
  const { firstName, save } = await profileOf({ canvas, globals });
  await userEvent.type(firstName, ' ');
  await userEvent.click(save);
  await expectSaved(canvas);
  await expect(edits()).toEqual([]);
});

Default.test('saving sends only the changed fields', async ({ canvas, globals }) => {
  const edits = watchCalls('shopUsers.f.edit');
  const { firstName, lastName, phone, save } = await profileOf({ canvas, globals });
  await fill(firstName, 'Adi');
  await fill(phone, '062/345-678');
  await userEvent.click(save);
  await expectSaved(canvas);
  await expect(edits()).toEqual([{ FirstName: 'Adi', PhoneNumber: '38762345678' }]);
  await expect(canvas.getByText('Prijavljeni ste kao Adi Begović.')).toBeVisible();

  await userEvent.type(lastName, 'ć');
  await expect(canvas.queryByText(fixedTexts.profileSaved)).toBeNull();
  await userEvent.click(save);
  await expectSaved(canvas);
  await expect(edits().slice(1)).toEqual([{ LastName: 'Begovićć' }]);
});

/** Username and email have the same value. */
Default.test('a new email is the new username', async ({ canvas, globals }) => {
  const edits = watchCalls('shopUsers.f.edit');
  const { email } = await profileOf({ canvas, globals });
  await fill(email, 'edin@example.ba');
  await userEvent.keyboard('{Enter}');
  await expectSaved(canvas);
  await expect(edits()).toEqual([{ Username: 'edin@example.ba', Email: 'edin@example.ba' }]);
});

Default.test(
  'repeated clicks and Enter send one request',
  { tags: ['thorough'], parameters: settings('profile.slow') },
  async ({ canvas, globals }) => {
    const letAnswerCome = holdAnswers();
    const edits = watchCalls('shopUsers.f.edit');
    const { firstName, save } = await profileOf({ canvas, globals });
    await fill(firstName, 'Adi');
    await userEvent.dblClick(save);
    await userEvent.type(firstName, '{Enter}{Enter}');
    await letAnswerCome();
    await expectSaved(canvas);
    await expect(edits()).toHaveLength(1);
  },
);

Default.test('typed values survive a switch to the orders tab', async ({ canvas }) => {
  await fill(canvas.getByLabelText('Ime'), 'Adi');
  await userEvent.type(canvas.getByLabelText('Stara lozinka'), 'hrast');
  await userEvent.click(canvas.getByRole('tab', { name: 'Moje narudžbe' }));
  await rowOf(canvas, '104267');
  await userEvent.click(canvas.getByRole('tab', { name: 'Postavke' }));
  await expect(await canvas.findByLabelText('Ime')).toHaveValue('Adi');
  await expect(canvas.getByLabelText('Stara lozinka')).toHaveValue('hrast');
});

Default.test(
  'logging out sends one request and leads home',
  { tags: ['thorough'], globals: { shell: 'on' }, parameters: settings('logout.slow') },
  async ({ canvas }) => {
    const letAnswerCome = holdAnswers();
    const logouts = watchCalls('auth.logout');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Odjavite se' }));
    await letAnswerCome();
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await expect(logouts()).toHaveLength(1);
  },
);

/** Empty fields and an email without a domain: each field says what it needs. */
export const Invalid = meta.story({
  play: async ({ canvas, globals }) => {
    const edits = watchCalls('shopUsers.f.edit');
    const { save, ...fields } = await profileOf({ canvas, globals });
    for (const field of Object.values(fields)) await userEvent.clear(field);
    await userEvent.click(save);
    const { firstName, lastName, email, phone } = fields;
    await waitFor(() => expect(firstName).toHaveAccessibleDescription(fixedTexts.firstNameMissing));
    await expect(firstName).toHaveFocus();
    await expect(lastName).toHaveAccessibleDescription(fixedTexts.lastNameMissing);
    await expect(email).toHaveAccessibleDescription(fixedTexts.emailMissing);
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.phoneMissing));
    await userEvent.type(email, 'edin@example');
    await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.emailFormat));
    await expect(edits()).toEqual([]);
  },
});

/** The profile has been saved: a message says so until a field changes. */
export const Saved = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    await rename({ canvas, globals });
    await expect(await canvas.findByText(text.saved)).toBeVisible();
    const name = `Adi ${member.UserInfo.LastName}`;
    await expect(canvas.getByText(text.loggedInAs(name))).toBeVisible();
  },
});

/** The saved profile in Serbia, with its own wording. */
export const SavedRS = Saved.extend({
  name: 'Saved, RS',
  globals: { country: 'RS' },
});

SavedRS.test('says so in the words of the specification', async ({ canvas }) => {
  await expect(canvas.getByText(fixedTexts.profileSavedSerbia)).toBeVisible();
});

/** Saving failed: what was typed stays, and the name of the account is the old one. */
export const Failed = meta.story({
  parameters: settings('profile.fails'),
  play: async ({ canvas, globals }) => {
    const { text, member } = inCountry(messages, globals);
    const { FirstName, LastName } = member.UserInfo;
    const { firstName } = await rename({ canvas, globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.profileFailed);
    await expect(firstName).toHaveValue('Adi');
    await expect(canvas.getByText(text.loggedInAs(`${FirstName} ${LastName}`))).toBeVisible();
  },
});

/** An email that another account uses is reported at its field. */
export const EmailExists = meta.story({
  parameters: settings('profile.emailExists'),
  play: async ({ canvas, globals }) => {
    const { text, country } = inCountry(messages, globals);
    const { email, save } = await profileOf({ canvas, globals });
    await fill(email, `mirza@example.${country.toLowerCase()}`);
    await userEvent.click(save);
    await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.registerUsernameExists));
    await expect(email).toHaveFocus();
    await expect(canvas.queryByText(text.saved)).toBeNull();
  },
});

/** An email that another account has as its username is reported like one that is taken. */
export const UsernameExists = EmailExists.extend({ parameters: settings('profile.usernameExists') });

/** A phone number that another account uses is reported at its field. */
export const PhoneExists = meta.story({
  parameters: settings('profile.phoneExists'),
  play: async ({ canvas, globals }) => {
    const { phone, save } = await profileOf({ canvas, globals });
    await fill(phone, '062345678');
    await userEvent.click(save);
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.registerPhoneExists)),
    );
    await expect(phone).toHaveFocus();
  },
});

/** The button is busy while the request runs. */
export const Saving = meta.story({
  parameters: settings('profile.pending'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const { save } = await rename({ canvas, globals });
    await waitFor(() => expect(save).toHaveAccessibleName(text.saving));
    await expect(save).toHaveAttribute('aria-busy', 'true');
  },
});

/** The login has ended when the profile is saved: the login is offered. */
export const Expired = meta.story({
  parameters: settings('profile.expired'),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await rename({ canvas, globals });
    await expect(await canvas.findByText(text.expiredHint)).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.logIn })).toBeVisible();
  },
});

/** The settings on a phone. */
export const Phone = meta.story({
  tags: ['thorough'],
  globals: phone,
  play: async ({ canvas, globals }) => {
    const { firstName } = await profileOf({ canvas, globals });
    await expect(firstName).toBeVisible();
    const { text } = inCountry(messages, globals);
    await expect(canvas.getByRole('heading', { level: 2, name: text.logout })).toBeVisible();
  },
});
