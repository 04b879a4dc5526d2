import { useLocation } from 'react-router-dom';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Button } from '#ui/Button';
import { Link } from '#ui/Link';
import { Notice } from '#ui/Notice';
import { PasswordInput } from '#ui/PasswordInput';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { useAccountForms } from './AccountForms';
import { textField } from './field';
import { type LoginState, readLoginState } from './loginState';
import { messages } from './messages';
import { RetryNotice } from './RetryNotice';

/** Logs in with a password: by email or phone on the login screen, by email at the checkout (seed §2). */
export function LoginForm() {
  const text = useMessages(messages);
  const { place, task, login, loginButton, submitLogin, stopLogin } = useAccountForms();
  const { pathname, state } = useLocation();
  // Somebody who has to set a new password first goes on from there as from here.
  const back: LoginState = { from: place === 'checkout' ? pathname : readLoginState(state).from };
  const refusal = login.formState.errors.root?.message;
  return (
    <form noValidate aria-label={text.logIn} onSubmit={submitLogin}>
      <Stack gap="5">
        <TextInput
          {...textField(login, 'username')}
          label={text.username[place]}
          type={place === 'checkout' ? 'email' : 'text'}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
        />
        <PasswordInput
          {...textField(login, 'password')}
          label={text.password}
          autoComplete="current-password"
          labels={{ show: text.showPassword, hide: text.hidePassword }}
        />
        {refusal && <Notice tone="error">{refusal}</Notice>}
        {task === 'retrying' && <RetryNotice onStop={stopLogin} />}
        <Button
          ref={loginButton}
          type="submit"
          width="full"
          busy={task === 'loggingIn' || task === 'retrying'}
          disabled={task === 'creating'}
        >
          {task === 'loggingIn' || task === 'retrying' ? text.loggingIn : text.logIn}
        </Button>
        <Link placement="standalone" href={routes.forgotPassword.href()} state={back}>
          {text.forgotPassword}
        </Link>
      </Stack>
    </form>
  );
}
