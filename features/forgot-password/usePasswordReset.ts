import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { resetPassword, sendResetCode, useRpc } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import {
  formatUsername,
  type LoginState,
  type Refusals,
  readLoginState,
  showRefusal,
  toUsername,
  useTask,
} from '#features/shared/forms';
import { RpcError } from '#features/shared/protocol';
import { routes } from '#features/shared/routes';
import { useSession } from '#features/shared/session';
import {
  type AddressFields,
  addressRefusals,
  addressSchema,
  type PasswordFields,
  passwordRefusals,
  passwordSchema,
} from './rules';

/** What is under way. `retrying` is a call that has not reached the server and is being repeated (seed §4). */
type Task = 'working' | 'retrying';

/**
 * The second step has an entry of its own in the history: Back leads to the address, and a phone that drops the page
 * while its owner looks for the message comes back to the code.
 */
const stepSchema = v.object({ sentTo: v.pipe(v.string(), v.nonEmpty()) });

/** Both steps (seed §4). Their forms live as long as the screen, so that a look at the other step loses nothing. */
export function usePasswordReset() {
  const rpc = useRpc();
  const session = useSession();
  const navigate = useNavigate();
  const { phoneCountry } = useCountry();
  const { state } = useLocation();
  const { from } = readLoginState(state);
  const back: LoginState = { from };
  const step = v.safeParse(stepSchema, state);
  const sentTo = step.success ? step.output.sentTo : undefined;

  const addressForm = useForm<AddressFields>({
    resolver: valibotResolver(addressSchema),
    defaultValues: { address: formatUsername(sentTo ?? '') },
    reValidateMode: 'onSubmit',
  });
  const passwordForm = useForm<PasswordFields>({
    resolver: valibotResolver(passwordSchema),
    defaultValues: { code: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { task, setTask, run, stop } = useTask<Task>();
  const submitButton = useRef<HTMLButtonElement>(null);

  /** Makes a call until it is answered. Resolves to whether the answer is yes; a no is said in the form. */
  async function succeeds<Fields extends FieldValues>(
    form: UseFormReturn<Fields>,
    refusals: Refusals<FieldPath<Fields>>,
    signal: AbortSignal,
    call: () => Promise<void>,
  ): Promise<boolean> {
    try {
      await session.insist(call, { signal, onRetry: () => setTask('retrying') });
      return true;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (!showRefusal(form, refusals, error.code)) form.setError('root', { type: 'refused' });
      return false;
    }
  }

  async function sendCode({ address }: AddressFields, signal: AbortSignal): Promise<void> {
    const username = toUsername(address, phoneCountry);
    const send = () => sendResetCode(rpc, username, { signal });
    if (!(await succeeds(addressForm, addressRefusals, signal, send))) return;
    // An earlier code no longer works.
    passwordForm.resetField('code');
    await navigate(routes.forgotPassword.href(), { state: { ...back, sentTo: username } });
  }

  async function savePassword({ code, password }: PasswordFields, signal: AbortSignal): Promise<void> {
    const reset = { address: sentTo ?? '', code, newPassword: password };
    const save = () => resetPassword(rpc, reset, { signal });
    if (!(await succeeds(passwordForm, passwordRefusals, signal, save))) return;
    const toLogin: LoginState = { ...back, hasNewPassword: true };
    await navigate(routes.login.href(), { replace: true, state: toLogin });
  }

  const hasCode = sentTo !== undefined;
  const shownWithCode = useRef(hasCode);
  useEffect(() => {
    if (shownWithCode.current === hasCode) return;
    shownWithCode.current = hasCode;
    // Whoever goes to the other step has given up what ran in this one.
    stop();
    if (hasCode) passwordForm.setFocus('code');
    else addressForm.setFocus('address');
  });

  return {
    sentTo,
    /** For the login: where people came from and go back to. */
    back,
    isBusy: task !== 'none',
    isRetrying: task === 'retrying',
    addressForm,
    passwordForm,
    submitButton,
    submitAddress: addressForm.handleSubmit((fields) => run('working', (signal) => sendCode(fields, signal))),
    submitPassword: passwordForm.handleSubmit((fields) =>
      run('working', (signal) => savePassword(fields, signal)),
    ),
    changeAddress: () => void navigate(-1),
    /** Gives a call up. Its button goes with it, so the focus goes where the next try begins. */
    giveUp() {
      stop();
      submitButton.current?.focus();
    },
  };
}

export type PasswordReset = ReturnType<typeof usePasswordReset>;
