import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useRpc } from '#features/shared/api';
import { useCountry } from '#features/shared/country';
import {
  formatUsername,
  type LoginState,
  readLoginState,
  refusalsIn,
  toUsername,
  useSubmission,
  useSubmitHandler,
} from '#features/shared/forms';
import { routes, useGoTo, useSteps } from '#features/shared/navigation';
import { retryUntilAnswered, useSession } from '#features/shared/session';
import { type PasswordReset, resetPassword, sendResetCode } from './calls';
import {
  type AddressFields,
  addressRefusals,
  addressSchema,
  type PasswordFields,
  passwordRefusals,
  passwordSchema,
} from './rules';

/**
 * The second step is a history entry of its own. Back returns to the address, and if a phone unloads the page while the
 * user reads the message, the reloaded page shows the code step.
 */
const stepSchema = v.object({ sentTo: v.pipe(v.string(), v.nonEmpty()) });

/** State of both steps. Both forms live as long as the screen, so switching steps keeps their input. */
export function usePasswordReset() {
  const rpc = useRpc();
  const session = useSession();
  const goTo = useGoTo();
  const steps = useSteps();
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
  const submitButton = useRef<HTMLButtonElement>(null);

  const send = useSubmission(
    retryUntilAnswered(session, (address: string, options) => sendResetCode(rpc, address, options)),
    {
      refusals: refusalsIn(addressForm, addressRefusals),
      onSuccess(_, address) {
        // A new code invalidates the previous one.
        passwordForm.resetField('code');
        steps.next(routes.forgotPassword.href(), { ...back, sentTo: address });
      },
    },
  );

  const save = useSubmission(
    retryUntilAnswered(session, (reset: PasswordReset, options) => resetPassword(rpc, reset, options)),
    {
      refusals: refusalsIn(passwordForm, passwordRefusals),
      onSuccess() {
        const toLogin: LoginState = { ...back, hasNewPassword: true };
        goTo(routes.login.href(), { replace: true, state: toLogin });
      },
    },
  );

  const hasCode = sentTo !== undefined;
  const hadCode = useRef(hasCode);
  useEffect(() => {
    if (hadCode.current === hasCode) return;
    hadCode.current = hasCode;
    // Changing steps cancels the requests of the step that was left.
    send.stop();
    save.stop();
    if (hasCode) passwordForm.setFocus('code');
    else addressForm.setFocus('address');
  });

  return {
    sentTo,
    /** Navigation state for the login screen: where to return after the login. */
    back,
    address: {
      form: addressForm,
      ...stateOf(send),
      submit: useSubmitHandler(
        addressForm,
        ({ address }) => send.submit(toUsername(address, phoneCountry)),
        send.reset,
      ),
    },
    password: {
      form: passwordForm,
      ...stateOf(save),
      submit: useSubmitHandler(
        passwordForm,
        ({ code, password }) => save.submit({ address: sentTo ?? '', code, newPassword: password }),
        save.reset,
      ),
    },
    submitButton,
    changeAddress: steps.back,
    /** Cancels the running request. The cancel button disappears, so the focus moves to the submit button. */
    cancel() {
      send.stop();
      save.stop();
      submitButton.current?.focus();
    },
  };
}

const stateOf = ({ isPending, isRetrying, hasFailed }: ReturnType<typeof useSubmission>) => ({
  isBusy: isPending,
  isRetrying,
  hasFailed,
});

export type PasswordResetState = ReturnType<typeof usePasswordReset>;
