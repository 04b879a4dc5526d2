import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fixedTexts } from '#features/shared/country';
import { designs } from '#storybook/designs';
import { backToTop, fill, findPageHeading, inAnotherTab, watchCalls } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { CheckoutScreen } from '../CheckoutScreen';
import { type InCheckout, inCheckout, shop, withGuest } from '../checkout.plays';

const meta = preview.meta({
  title: 'Screens/Checkout/Guest',
  component: CheckoutScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', design: designs('checkout-guest-390', 'checkout-guest-1440'), shop },
});

export default meta;

const WRONG_PASSWORD = 'hrast-2025';
const newShopper = {
  firstName: 'Nikola',
  lastName: 'Marić',
  phone: '062 345 678',
  email: 'nikola.maric@example.com',
  password: 'hrast-2027',
};

/** Fills in and sends the form for a new profile. Returns its fields. */
async function register({ text, labels, profileForm, fieldsOf }: InCheckout) {
  const form = await profileForm();
  const email = form.getByRole('textbox', { name: labels.email });
  const password = form.getByLabelText(labels.newPassword, { exact: false });
  const fields = { ...fieldsOf(form), email, password };
  await fill(fields.firstName, newShopper.firstName);
  await fill(fields.lastName, newShopper.lastName);
  await fill(fields.phone, newShopper.phone);
  await fill(email, newShopper.email);
  await fill(password, newShopper.password);
  await userEvent.click(form.getByRole('button', { name: text.create }));
  return fields;
}

/** The message for a refused login; the typed values stay. */
export const WrongPassword = meta.story({
  play: async (context) => {
    const { labels, member, logIn } = inCheckout(context);
    const form = await logIn(WRONG_PASSWORD);
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Email ili lozinka su netačni\.$/);
    await expect(form.getByLabelText(labels.email)).toHaveValue(member.UserInfo.Email);
    await expect(form.getByLabelText(labels.password)).toHaveValue(WRONG_PASSWORD);
    backToTop();
  },
});

WrongPassword.test(
  'after a login and a logout, the forms say nothing of who was logged in',
  async (context) => {
    const { canvas, globals } = context;
    const { text, labels, member, ...checkout } = inCheckout(context);
    const wrong = await checkout.loginForm();
    await userEvent.clear(wrong.getByLabelText(labels.password));
    await userEvent.type(wrong.getByLabelText(labels.password), member.Password);
    await userEvent.click(wrong.getByRole('button', { name: labels.logIn }));
    await findPageHeading(canvas, text.memberHeading);
    await inAnotherTab(globals, (session) => session.logout());
    const form = await checkout.loginForm();
    await expect(form.getByLabelText(labels.email)).toHaveValue('');
    await expect(form.getByLabelText(labels.password)).toHaveValue('');
  },
);

WrongPassword.test(
  'after a login in another tab and a logout, the forms say nothing of what was typed',
  { tags: ['thorough'] },
  async (context) => {
    const { canvas, globals } = context;
    const { text, labels, member, fieldsOf, ...checkout } = inCheckout(context);
    await userEvent.type(fieldsOf(await checkout.profileForm()).firstName, newShopper.firstName);
    const credentials = { username: member.UserInfo.Email, password: member.Password };
    await inAnotherTab(globals, (session) => session.login(credentials));
    await findPageHeading(canvas, text.memberHeading);
    await inAnotherTab(globals, (session) => session.logout());
    const form = await checkout.loginForm();
    await expect(form.getByLabelText(labels.email)).toHaveValue('');
    await expect(form.getByLabelText(labels.password)).toHaveValue('');
    await expect(fieldsOf(await checkout.profileForm()).firstName).toHaveValue('');
  },
);

/** A message beside the email, because the checkout logs in by email only. */
export const LoginInvalid = meta.story({
  play: async (context) => {
    const { labels, loginForm } = inCheckout(context);
    const form = await loginForm();
    const email = form.getByLabelText(labels.email);
    await userEvent.type(email, '061 234 567');
    await userEvent.click(form.getByRole('button', { name: labels.logIn }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.emailFormat));
    backToTop();
  },
});

LoginInvalid.test(
  'a refusal for another reason does not call the password wrong',
  { parameters: withGuest('login.refused') },
  async (context) => {
    const form = await inCheckout(context).logIn();
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(fixedTexts.tryLater));
  },
);

LoginInvalid.test('only the corrected login is sent', { tags: ['thorough'] }, async (context) => {
  const { labels, loginForm, logIn, orderForm } = inCheckout(context);
  const logins = watchCalls('auth.loginShop');
  const form = await loginForm();
  await userEvent.click(form.getByRole('button', { name: labels.logIn }));
  await userEvent.clear(form.getByLabelText(labels.email));
  await logIn();
  await orderForm();
  await expect(logins()).toHaveLength(1);
});

/** The order form of a new profile, which is logged in already; the line under the heading says that it was made. */
export const ProfileCreated = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const checkout = inCheckout(context);
    const { text, labels } = checkout;
    await register(checkout);
    const heading = await findPageHeading(canvas, text.memberHeading);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(`${labels.created}.`).closest('[role=status]')).toBeVisible();
    await expect(canvas.getByText(text.memberStep)).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await checkout.expectOneAccentButton(await checkout.finishButton());
    backToTop();
  },
});

ProfileCreated.test(
  'the order form holds the new profile, and the order can be sent',
  { tags: ['thorough'], globals: { shell: 'on' } },
  async (context) => {
    const { fieldsOf, orderForm, finish, expectOrdered } = inCheckout(context);
    const { firstName, lastName, phone } = fieldsOf(await orderForm());
    await expect(firstName).toHaveValue(newShopper.firstName);
    await expect(lastName).toHaveValue(newShopper.lastName);
    await expect(phone).toHaveValue('62 345 678');
    await finish();
    await expectOrdered();
  },
);

/** Messages beside the fields of a new profile; the first invalid field has the focus. */
export const RegisterInvalid = meta.story({
  tags: ['scrolled'],
  play: async (context) => {
    const { text, labels, profileForm, fieldsOf } = inCheckout(context);
    const form = await profileForm();
    const email = form.getByRole('textbox', { name: labels.email });
    const password = form.getByLabelText(labels.newPassword, { exact: false });
    await userEvent.type(email, 'nikola@');
    await userEvent.type(password, 'hrast');
    await userEvent.click(form.getByRole('button', { name: text.create }));
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Lozinka mora biti između 8 i 64 karaktera$/),
    );
    await expect(email).toHaveAccessibleDescription(fixedTexts.emailFormat);
    await expect(fieldsOf(form).firstName).toHaveFocus();
  },
});

RegisterInvalid.test('only the corrected profile is sent', async (context) => {
  const checkout = inCheckout(context);
  const registrations = watchCalls('shopUsers.f.add');
  const form = await checkout.profileForm();
  await userEvent.click(form.getByRole('button', { name: checkout.text.create }));
  await register(checkout);
  await checkout.orderForm();
  await expect(registrations()).toHaveLength(1);
});

/** The message beside the email of another profile; the typed values stay. */
export const EmailExists = meta.story({
  tags: ['scrolled'],
  parameters: withGuest('register.emailExists'),
  play: async (context) => {
    const { email, lastName } = await register(inCheckout(context));
    await waitFor(() => expect(email).toHaveAccessibleDescription(fixedTexts.checkoutEmailExists));
    await expect(email).toHaveFocus();
    await expect(lastName).toHaveValue(newShopper.lastName);
  },
});

/** The same message where another profile has the email as its username. */
export const UsernameExists = EmailExists.extend({
  tags: ['scrolled'],
  parameters: withGuest('register.usernameExists'),
});

/** The message beside the phone number of another profile. */
export const PhoneExists = meta.story({
  tags: ['scrolled'],
  parameters: withGuest('register.phoneExists'),
  play: async (context) => {
    const { phone } = await register(inCheckout(context));
    await waitFor(() =>
      expect(phone).toHaveAccessibleDescription(expect.stringContaining(fixedTexts.checkoutPhoneExists)),
    );
    await expect(phone).toHaveFocus();
  },
});

/** The message beside a password that the backend refuses as too short. */
export const PasswordShort = meta.story({
  tags: ['scrolled'],
  parameters: withGuest('register.passwordShort'),
  play: async (context) => {
    const { password } = await register(inCheckout(context));
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Lozinka mora biti između 8 i 64 karaktera$/),
    );
  },
});
