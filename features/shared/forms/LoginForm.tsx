import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { PasswordInput } from '#ui/PasswordInput';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { useAccountForms } from './AccountForms';
import { textField } from './field';
import type { LoginState } from './loginState';
import { messages } from './messages';
import { RetryNotice } from './RetryNotice';

export interface LoginFormProps {
  /** The address to return to after the login, also after a password reset. */
  from: string | undefined;
  /** The label of the username field, if it accepts more than an email. */
  usernameLabel?: string;
}

/** The login form: by email or phone on the login screen, by email at the checkout. */
export function LoginForm({ from, usernameLabel }: LoginFormProps) {
  const text = useMessages(messages);
  const { loginForm, loginRefusal, loginButton, ...state } = useAccountForms();
  return (
    <form noValidate aria-label={text.logIn} onSubmit={state.submitLogin}>
      <Stack gap="5">
        <TextInput
          {...textField(loginForm, 'username')}
          label={usernameLabel ?? text.email}
          type={usernameLabel ? 'text' : 'email'}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordInput
          {...textField(loginForm, 'password')}
          label={text.password}
          autoComplete="current-password"
          labels={{ show: text.showPassword, hide: text.hidePassword }}
        />
        {loginRefusal && <Notice tone="error">{loginRefusal}</Notice>}
        {state.isRetrying && <RetryNotice onStop={state.stopLogin} />}
        <Button
          ref={loginButton}
          type="submit"
          width="full"
          busy={state.isLoggingIn}
          disabled={state.isCreating}
        >
          {state.isLoggingIn ? text.loggingIn : text.logIn}
        </Button>
        <Link
          placement="standalone"
          href={routes.forgotPassword.href()}
          state={{ from } satisfies LoginState}
        >
          {text.forgotPassword}
        </Link>
      </Stack>
    </form>
  );
}
