import { expect, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { pageMessages } from '#features/shared/page';
import { ASSUME_GUEST_AFTER_MS } from '#features/shared/session';
import { fixtures } from '#mocks/fixtures';
import { designs } from '#storybook/designs';
import {
  backToTop,
  fill,
  findPageHeading,
  holdAnswers,
  holdDelays,
  holdRetries,
  inAnotherTab,
  inCountry,
  type PlayContext,
  watchCalls,
  withoutRepeatedCheck,
} from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { LoginScreen } from './LoginScreen';
import { login, loginIn } from './login.plays';

const meta = preview.meta({
  title: 'Screens/Login',
  component: LoginScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('login-390', 'login-1440'), ...login() },
  afterEach: backToTop,
});

export default meta;

/** The fields of the login form. */
async function fieldsOf({ canvas, globals }: PlayContext) {
  const { text, forms } = loginIn(globals);
  return {
    username: await canvas.findByLabelText(text.username),
    password: canvas.getByLabelText(forms.password),
  };
}

/** Types the login of the country's member. */
async function typeLogin(
  context: PlayContext,
  {
    username = loginIn(context.globals).member.UserInfo.Email,
    password = loginIn(context.globals).member.Password,
  } = {},
) {
  const fields = await fieldsOf(context);
  await fill(fields.username, username);
  await fill(fields.password, password);
  return fields;
}

const submit = ({ canvas, globals }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: loginIn(globals).forms.logIn }));

/** The login form beside the nettle. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, forms } = loginIn(globals);
    await findPageHeading(canvas, text.heading);
    await waitFor(() => expect(document.title).toBe(`${text.title} | Hrast`));
    await expect(await canvas.findByRole('tab', { name: text.login, selected: true })).toBeVisible();
    const { username, password } = await fieldsOf({ canvas, globals });
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: forms.forgotPassword })).toHaveAttribute(
      'href',
      routes.forgotPassword.href(),
    );
  },
});

Default.test(
  'Enter logs in and opens the home page',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    await typeLogin({ canvas, globals });
    await userEvent.keyboard('{Enter}');
    await findPageHeading(canvas, 'Snaga ima korijen.');
  },
);

Default.test(
  'opens the page that asked for the login',
  { globals: { shell: 'on' }, parameters: { shop: { state: { from: '/offers/libido' } } } },
  async ({ canvas, globals }) => {
    await typeLogin({ canvas, globals });
    await submit({ canvas, globals });
    await findPageHeading(canvas, 'Libido');
  },
);

Default.test(
  'a typed username goes to the reset of the password and back',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const { username } = await fieldsOf({ canvas, globals });
    await userEvent.type(username, '061/234-567');
    await userEvent.click(canvas.getByRole('link', { name: 'Zaboravili ste lozinku?' }));
    await findPageHeading(canvas, 'Zaboravljena lozinka');
    const address = canvas.getByLabelText('Email ili broj telefona');
    await expect(address).toHaveValue('061/234-567');
    await userEvent.clear(address);
    await userEvent.type(address, 'edin@example.ba');
    await userEvent.click(canvas.getByRole('link', { name: 'Nazad na prijavu' }));
    await findPageHeading(canvas, 'Dobro došli');
    await expect((await fieldsOf({ canvas, globals })).username).toHaveValue('edin@example.ba');
  },
);

Default.test(
  'sends a phone number as digits with the country prefix',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const logins = watchCalls('auth.loginShop');
    await typeLogin({ canvas, globals }, { username: '061/234-567' });
    await submit({ canvas, globals });
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await expect(logins()).toMatchObject([{ username: '38761234567' }]);
  },
);

Default.test(
  'repeated clicks and Enter send one request',
  { globals: { shell: 'on' }, parameters: login('login.slow') },
  async ({ canvas, globals }) => {
    const letAnswerCome = holdAnswers();
    const logins = watchCalls('auth.loginShop');
    const { password } = await typeLogin({ canvas, globals });
    const button = canvas.getByRole('button', { name: 'Prijavite se' });
    await userEvent.dblClick(button);
    await userEvent.type(password, '{Enter}{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('Prijavljujem vas'));
    await letAnswerCome();
    await findPageHeading(canvas, 'Snaga ima korijen.');
    await expect(logins()).toHaveLength(1);
  },
);

Default.test(
  'a login in another tab leads on here too',
  { globals: { shell: 'on' } },
  async ({ canvas, globals }) => {
    const { username } = await fieldsOf({ canvas, globals });
    await expect(username).toBeVisible();
    const { UserInfo, Password } = loginIn(globals).member;
    await inAnotherTab(globals, (session) => session.login({ username: UserInfo.Email, password: Password }));
    await findPageHeading(canvas, 'Snaga ima korijen.');
  },
);

/** While the login is unknown, the screen shows neither the forms nor the next page. */
export const Loading = meta.story({
  parameters: login('session.pending'),
  beforeEach: () => {
    holdDelays(ASSUME_GUEST_AFTER_MS);
  },
  play: async ({ canvas, globals }) => {
    const { text } = loginIn(globals);
    await expect(await canvas.findByText(text.loading)).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

let letCheckBeAnswered = async () => {};

Loading.test(
  'a shopper who is logged in already goes on, but never to another site',
  {
    globals: { shell: 'on' },
    parameters: {
      shop: { scenarios: ['session.member', 'session.slow'], state: { from: '//example.com/offers' } },
    },
    beforeEach: () => {
      letCheckBeAnswered = holdAnswers();
    },
  },
  async ({ canvas }) => {
    await letCheckBeAnswered();
    await findPageHeading(canvas, 'Snaga ima korijen.');
  },
);

/** The login check got no answer. It is repeated every 2 s, and at once when the shopper presses the button. */
export const SessionFailed = meta.story({
  parameters: login('session.fails'),
  play: async ({ canvas, globals }) => {
    const { forms } = loginIn(globals);
    const { retry } = inCountry(pageMessages, globals).text;
    const notice = await canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(forms.notChecked);
    await expect(notice).toHaveTextContent(forms.offline);
    await expect(canvas.getByRole('button', { name: retry })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

SessionFailed.test(
  'the button checks at once, and the heading takes the focus of the button that has gone',
  { parameters: login('session.failsOnce'), beforeEach: withoutRepeatedCheck },
  async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect((await fieldsOf({ canvas, globals })).password).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dobro došli' })).toHaveFocus();
  },
);

/** The password is wrong. The input stays, so that a typo can be corrected. */
export const Failed = meta.story({
  play: async ({ canvas, globals }) => {
    const { username, password } = await typeLogin({ canvas, globals }, { password: 'hrast-2025' });
    await submit({ canvas, globals });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(fixedTexts.loginFailed);
    await expect(username).toHaveValue(loginIn(globals).member.UserInfo.Email);
    await expect(password).toHaveValue('hrast-2025');
  },
});

Failed.test('another attempt clears the error', { globals: { shell: 'on' } }, async ({ canvas, globals }) => {
  const { password } = await fieldsOf({ canvas, globals });
  await userEvent.clear(password);
  await userEvent.type(password, `${fixtures.BA.member.Password}{Enter}`);
  await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  await findPageHeading(canvas, 'Snaga ima korijen.');
});

/** Username and password are too short, which their fields say without asking the server. */
export const LoginInvalid = meta.story({
  play: async ({ canvas, globals }) => {
    const logins = watchCalls('auth.loginShop');
    const { username, password } = await typeLogin(
      { canvas, globals },
      { username: 'edin', password: 'hrast' },
    );
    await expect(username).toBeValid();
    await submit({ canvas, globals });
    await waitFor(() => expect(username).toHaveAccessibleDescription(fixedTexts.usernameLength));
    await expect(password).toHaveAccessibleDescription(fixedTexts.passwordLength);
    await expect(username).toHaveFocus();
    await expect(logins()).toEqual([]);
  },
});

/** The form is busy until the answer comes. */
export const Sending = meta.story({
  parameters: login('login.pending'),
  play: async ({ canvas, globals }) => {
    await typeLogin({ canvas, globals });
    await submit({ canvas, globals });
    const button = await canvas.findByRole('button', { name: loginIn(globals).forms.loggingIn });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

/** The server cannot be reached: the form stays, and the login is repeated every 2 s until the shopper stops it. */
export const Unreachable = meta.story({
  parameters: login('login.unreachable'),
  play: async ({ canvas, globals }) => {
    const { forms } = loginIn(globals);
    await typeLogin({ canvas, globals });
    await submit({ canvas, globals });
    await expect(await canvas.findByText(forms.offline)).toBeVisible();
    await expect(canvas.getByRole('button', { name: forms.stopTrying })).toBeVisible();
    await expect(canvas.getByRole('button', { name: forms.loggingIn })).toHaveAttribute('aria-busy', 'true');
  },
});

let letRetryCome = () => {};
const beforeEach = () => {
  letRetryCome = holdRetries();
};

Unreachable.test(
  'the login succeeds as soon as the server can be reached',
  { tags: ['thorough'], globals: { shell: 'on' }, parameters: login('login.unreachableOnce'), beforeEach },
  async ({ canvas }) => {
    letRetryCome();
    await findPageHeading(canvas, 'Snaga ima korijen.');
  },
);

Unreachable.test(
  'stopping ends the retries and keeps the input',
  { beforeEach },
  async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prekinite' }));
    const logins = watchCalls('auth.loginShop');
    const button = await canvas.findByRole('button', { name: 'Prijavite se' });
    await expect(button).toHaveFocus();
    await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
    const { password } = await fieldsOf({ canvas, globals });
    await expect(password).toHaveValue(fixtures.BA.member.Password);
    await userEvent.type(password, '7');
    await userEvent.click(button);
    await waitFor(() => {
      letRetryCome();
      expect(logins().length).toBeGreaterThan(1);
    });
    for (const call of logins()) {
      await expect(call).toMatchObject({ password: `${fixtures.BA.member.Password}7` });
    }
  },
);

/** A link to registration opens the tab for a new profile. */
export const SentToRegister = meta.story({
  parameters: { shop: { state: { from: '/offers/libido', wantsProfile: true } } },
  play: async ({ canvas, globals }) => {
    const { text, forms } = loginIn(globals);
    await expect(await canvas.findByRole('tab', { name: text.create, selected: true })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: forms.lastName })).toBeVisible();
  },
});

/** After a password reset, a notice confirms the new password. */
export const NewPassword = meta.story({
  parameters: { shop: { state: { hasNewPassword: true } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(loginIn(globals).text.newPassword)).toBeVisible();
    await expect((await fieldsOf({ canvas, globals })).password).toBeVisible();
  },
});

/** The login form in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The login form in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The login form in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The login form in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
