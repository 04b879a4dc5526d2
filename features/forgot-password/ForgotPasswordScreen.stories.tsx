import { expect, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { formsMessages } from '#features/shared/forms';
import { routes } from '#features/shared/navigation';
import { fixtures } from '#mocks/fixtures';
import { backToTop, holdAnswers, holdRetries, inCountry, watchCalls } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { addressField, askForCode, codeStepOf, reset } from './forgotPassword.plays';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ForgotPasswordScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', ...reset() },
  afterEach: backToTop,
});

export default meta;

/** In the description of a field with wrong information. */
const wrongInfo = expect.stringContaining(fixedTexts.resetWrong);

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
    const letAnswerCome = holdAnswers();
    const sent = watchCalls('auth.generateToken');
    const address = await addressField({ canvas, globals });
    const button = canvas.getByRole('button', { name: 'Pošaljite kod' });
    await userEvent.type(address, '061/234-567{Enter}{Enter}');
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Šaljem kod'));
    await letAnswerCome();
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

let letRetryCome = () => {};
const beforeEach = () => {
  letRetryCome = holdRetries();
};

Unreachable.test(
  'the code is sent as soon as the server can be reached',
  { tags: ['thorough'], parameters: reset('resetCode.unreachableOnce'), beforeEach },
  async ({ canvas, globals }) => {
    letRetryCome();
    const { code } = await codeStepOf({ canvas, globals });
    await waitFor(() => expect(code).toHaveFocus());
    await expect(canvas.queryByText(/Nema veze/)).not.toBeInTheDocument();
  },
);

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

/** The first step in Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The first step in Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The first step in Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The first step in Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
