import { valibotResolver } from '@hookform/resolvers/valibot';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { addUserMutation, useRpc } from '#features/shared/api';
import { useCountry, useMessages } from '#features/shared/country';
import { loginMutation, useSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { useDraft } from './drafts';
import { messages } from './messages';
import { ProfileDraft } from './profileDraft';
import { type Refusals, refusalsIn } from './refusals';
import type { LoginFields, ProfileFields } from './rules';
import { toUsername } from './username';
import { useSubmission } from './useSubmission';

/** How a screen checks the two forms and what it says of a refusal (seed §5, §8). */
export interface AccountRules {
  login: v.GenericSchema<LoginFields>;
  /** Said of any refused login. */
  loginRefused: string;
  profile: v.GenericSchema<ProfileFields>;
  profileRefusals: Refusals<keyof ProfileFields>;
}

type AccountFormsState = ReturnType<typeof useAccountFormsState>;

const AccountFormsContext = createContext<AccountFormsState | undefined>(undefined);

/** What the two forms share. */
export function useAccountForms(): AccountFormsState {
  const state = useContext(AccountFormsContext);
  if (!state) throw new Error('LoginForm and CreateProfileForm stand inside <AccountForms>');
  return state;
}

interface Listeners {
  /**
   * Somebody has logged in here, and has closed the message about their new profile if they made one. Not called for
   * somebody who was logged in before.
   */
  onLoggedIn?: (() => void) | undefined;
  /** A profile has been made and is being logged in: the login form is where to look now. */
  onCreated?: (() => void) | undefined;
}

export interface AccountFormsProps extends Listeners {
  rules: AccountRules;
  /**
   * A `LoginForm` and a `CreateProfileForm`, at once or in turn; and what comes after the login, where the screen
   * stays.
   */
  children: ReactNode;
}

/**
 * Around the login form and the form for a new profile of one screen. It keeps what was typed while a form is out of
 * sight, what was typed for a new profile also for the next screen, logs a new profile in with the login form's fields,
 * and shows the message about it (seed §4). Where the screen stays after the login, this must stay too, because that
 * message stays until it is closed:
 *
 *     <AccountForms rules={rules}>{isLoggedIn ? <OrderForm /> : <><LoginForm /><CreateProfileForm /></>}</AccountForms>
 */
export function AccountForms({ rules, onLoggedIn, onCreated, children }: AccountFormsProps) {
  const text = useMessages(messages);
  const state = useAccountFormsState(rules, { onLoggedIn, onCreated });
  const { isMessageOpen, closeMessage } = state;
  return (
    <AccountFormsContext value={state}>
      {children}
      <Dialog
        open={isMessageOpen}
        onClose={closeMessage}
        title={text.created}
        description={text.createdHint}
        closeLabel={text.close}
        actions={<Button onClick={closeMessage}>{text.continueShopping}</Button>}
      />
    </AccountFormsContext>
  );
}

function useAccountFormsState(rules: AccountRules, { onLoggedIn, onCreated }: Listeners) {
  const session = useSession();
  const rpc = useRpc();
  const { phoneCountry } = useCountry();
  const draft = useDraft(ProfileDraft);
  const loginForm = useForm<LoginFields>({
    resolver: valibotResolver(rules.login),
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const profileForm = useForm<ProfileFields>({
    resolver: valibotResolver(rules.profile),
    defaultValues: draft.fields,
    reValidateMode: 'onSubmit',
  });
  useEffect(
    () =>
      profileForm.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          // react-hook-form emits once more after submit, when somebody may be logged in already.
          if (!session.store.getState().isLoggedIn) draft.keep(values);
        },
      }),
    [profileForm, session, draft],
  );
  const [isMessageOpen, setMessageOpen] = useState(false);
  const loginButton = useRef<HTMLButtonElement>(null);

  const login = useSubmission(loginMutation(session), {
    onSuccess() {
      draft.drop();
      if (!isMessageOpen) onLoggedIn?.();
    },
  });
  const enter = ({ username, password }: LoginFields) =>
    login.submit({ username: toUsername(username, phoneCountry), password });

  const creation = useSubmission(addUserMutation(rpc), {
    refusals: refusalsIn(profileForm, rules.profileRefusals),
    onSuccess(_id, { email, password }) {
      const credentials = { username: email, password };
      loginForm.reset(credentials);
      // At once, so that the login finds the message open when it succeeds.
      flushSync(() => setMessageOpen(true));
      onCreated?.();
      enter(credentials);
    },
  });

  return {
    loginForm,
    loginRefusal: login.hasFailed ? rules.loginRefused : undefined,
    isLoggingIn: login.isPending,
    isRetrying: login.isRetrying,
    loginButton,
    submitLogin: loginForm.handleSubmit(enter, login.reset),
    /** Gives a login up. Its own button goes with it, so the focus goes where the next try begins. */
    stopLogin() {
      login.stop();
      loginButton.current?.focus();
    },
    profileForm,
    hasCreationFailed: creation.hasFailed,
    isCreating: creation.isPending,
    submitProfile: profileForm.handleSubmit(creation.submit, creation.reset),
    isMessageOpen,
    closeMessage() {
      // Closed first: an open dialog takes the focus back.
      flushSync(() => setMessageOpen(false));
      if (login.isSuccess) onLoggedIn?.();
      else loginButton.current?.focus();
    },
  };
}
