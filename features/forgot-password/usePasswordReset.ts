import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  UsernameDraft,
  useOnTyped,
  useSubmission,
  useSubmitHandler,
} from '#features/shared/forms';
import { routes, useDisclosure, useGoTo, useSteps } from '#features/shared/navigation';
import { useDraft } from '#features/shared/platform';
import { retryUntilAnswered, useSession } from '#features/shared/session';
import { sendResetCode } from './calls';
import { resetPasswordMutation } from './resetMutation';
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
  const draft = useDraft(UsernameDraft);
  const step = v.safeParse(stepSchema, state);
  /** Where the code went with which the password was saved: the second step stays until the login has loaded. */
  const [savedFor, setSavedFor] = useState<string>();
  const sentTo = step.success ? step.output.sentTo : savedFor;

  const toLogin = (address: string) => {
    draft.keep(formatUsername(address));
    const loginState: LoginState = { from, hasNewPassword: true };
    goTo(routes.login.href(), { replace: true, state: loginState });
  };

  const [address] = useState(() => {
    // After a reload only the address that the code was sent to is known.
    if (sentTo !== undefined) draft.keep(formatUsername(sentTo));
    return draft.username;
  });
  const addressForm = useForm<AddressFields>({
    resolver: valibotResolver(addressSchema),
    defaultValues: { address },
    reValidateMode: 'onSubmit',
  });
  useOnTyped(addressForm, ({ address }) => draft.keep(address));
  const back: LoginState = { from };
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

  /** From sending the password until an overlay opens: from then on, one step back would only close the overlay. */
  const sentFromStep = useDisclosure();
  const save = useSubmission(resetPasswordMutation(rpc, session), {
    refusals: refusalsIn(passwordForm, passwordRefusals),
    onSuccess(_, { address }) {
      setSavedFor(address);
      // The login takes the place of the first step, so that Back from it does not lead to an empty form.
      if (!sentFromStep.isOpen || !steps.back()) toLogin(address);
    },
  });

  const isBackWithNewPassword = savedFor !== undefined && !step.success;
  const leave = useEffectEvent(() => toLogin(savedFor ?? ''));
  useEffect(() => {
    if (isBackWithNewPassword) leave();
  }, [isBackWithNewPassword]);

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
        ({ code, password }) => {
          sentFromStep.open();
          save.submit({ address: sentTo ?? '', code, newPassword: password });
        },
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
