import { valibotResolver } from '@hookform/resolvers/valibot';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { Button } from '#ui/Button';
import { addUserMutation, useRpc } from '../api';
import { fixedTexts, useCountry, useMessages } from '../country';
import { Lazy } from '../page';
import { codeQuery, useDraft, usePrefetch } from '../platform';
import { loginMutation, useSession, useSessionState } from '../session';
import { messages } from './messages';
import { ProfileDraft } from './profileDraft';
import { type Refusals, refusalsIn } from './refusals';
import { type LoginFields, type ProfileFields, profileSchema } from './rules';
import { useOnTyped } from './userDraft';
import { toUsername } from './username';
import { UsernameDraft } from './usernameDraft';
import { useSubmission } from './useSubmission';
import { useSubmitHandler } from './useSubmitHandler';

// Nobody sees it before a profile is created.
const createdDialog = codeQuery(async () => (await import('#ui/Dialog')).Dialog);

/** A screen's schemas for the two forms and its messages for refusals. */
export interface AccountRules {
  login: v.GenericSchema<LoginFields>;
  /** Whether the username may be a phone number; otherwise it is an email. */
  takesPhone: boolean;
  /** The message for a wrong username or password. */
  loginRefused: string;
  profileRefusals: Refusals<keyof ProfileFields>;
}

type AccountFormsState = ReturnType<typeof useAccountFormsState>;

const AccountFormsContext = createContext<AccountFormsState | undefined>(undefined);

/** The state that the two forms share. */
export function useAccountForms(): AccountFormsState {
  const state = useContext(AccountFormsContext);
  if (!state) throw new Error('LoginForm and CreateProfileForm stand inside <AccountForms>');
  return state;
}

interface Listeners {
  /**
   * Called after a login here; after a registration with a dialog, once that is closed too. Not called if the user was
   * logged in already.
   */
  onLoggedIn?: (() => void) | undefined;
  /**
   * Called when a profile has been created, before its login begins, so that the screen can show the login form. A
   * message about the profile opens.
   */
  onCreated?: (() => void) | undefined;
  /** Called when that message is closed, with or without a login. */
  onMessageClosed?: (() => void) | undefined;
}

export interface AccountFormsProps extends Listeners {
  rules: AccountRules;
  /**
   * Where the message about a created profile is: in a dialog, or in the `CreatedText` of a screen that stays after the
   * login.
   */
  message?: 'dialog' | 'text';
  /**
   * A `LoginForm` and a `CreateProfileForm`, together or one at a time; and the content after the login, if the screen
   * stays.
   */
  children: ReactNode;
}

/**
 * Wraps the login form and the registration form of a screen. It keeps typed input while a form is hidden (input of the
 * registration form and the username also for other screens), logs a new profile in, and shows the message about it
 * (Specification/Session). If the screen stays after the login, keep this component mounted, because the message stays
 * until the logout:
 *
 *     <AccountForms rules={rules}>{isLoggedIn ? <OrderForm /> : <><LoginForm /><CreateProfileForm /></>}</AccountForms>
 */
export function AccountForms({ rules, message = 'dialog', children, ...listeners }: AccountFormsProps) {
  const text = useMessages(messages);
  const hasDialog = message === 'dialog';
  const state = useAccountFormsState(rules, hasDialog, listeners);
  const { isMessageOpen, closeMessage } = state;
  const isDialogOpen = hasDialog && isMessageOpen;
  return (
    <AccountFormsContext value={state}>
      {children}
      <Lazy code={createdDialog} open={isDialogOpen} onClose={closeMessage}>
        {(Dialog) => (
          <Dialog
            open={isDialogOpen}
            onClose={closeMessage}
            title={text.created}
            description={text.createdHint}
            closeLabel={text.close}
            actions={<Button onClick={closeMessage}>{text.continueShopping}</Button>}
          />
        )}
      </Lazy>
    </AccountFormsContext>
  );
}

function useAccountFormsState(
  rules: AccountRules,
  hasDialog: boolean,
  { onLoggedIn, onCreated, onMessageClosed }: Listeners,
) {
  const session = useSession();
  const prefetchDialog = usePrefetch(createdDialog);
  const rpc = useRpc();
  const { phoneCountry } = useCountry();
  const draft = useDraft(ProfileDraft);
  const usernameDraft = useDraft(UsernameDraft);
  // A phone that was typed on the login screen is no email.
  const fits = rules.takesPhone || usernameDraft.username.includes('@');
  const loginForm = useForm<LoginFields>({
    resolver: valibotResolver(rules.login),
    defaultValues: { username: fits ? usernameDraft.username : '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const profileForm = useForm<ProfileFields>({
    resolver: valibotResolver(profileSchema),
    defaultValues: draft.fields,
    reValidateMode: 'onSubmit',
  });
  useOnTyped(profileForm, (profile) => draft.keep(profile));
  useOnTyped(loginForm, ({ username }) => usernameDraft.keep(username));
  const [isMessageOpen, setMessageOpen] = useState(false);
  // Read by a login whose callback is older than the dialog.
  const willShowDialog = useRef(false);
  const loginButton = useRef<HTMLButtonElement>(null);

  const isLoggedIn = useSessionState(({ userData }) => userData.isLoggedIn);
  useEffect(() => {
    // Here or in another tab.
    if (!isLoggedIn) return;
    draft.drop();
    usernameDraft.drop();
    // A screen that stays shows the forms again after a logout, to whoever uses the device then.
    if (hasDialog) return;
    loginForm.reset({ username: '', password: '' });
    profileForm.reset(draft.fields);
    return () => setMessageOpen(false);
  }, [isLoggedIn, hasDialog, draft, usernameDraft, loginForm, profileForm]);

  const login = useSubmission(loginMutation(session), {
    onSuccess() {
      if (!willShowDialog.current) onLoggedIn?.();
    },
  });
  const logIn = ({ username, password }: LoginFields) =>
    login.submit({ username: toUsername(username, phoneCountry), password });

  const creation = useSubmission(addUserMutation(rpc), {
    refusals: refusalsIn(profileForm, rules.profileRefusals),
    onSuccess(_id, { email, password }) {
      const credentials = { username: email, password };
      loginForm.reset(credentials);
      usernameDraft.keep(email);
      willShowDialog.current = hasDialog;
      // Before the login, which may succeed at once.
      flushSync(() => {
        setMessageOpen(true);
        onCreated?.();
      });
      logIn(credentials);
    },
  });

  return {
    loginForm,
    /** Only one code says that the username or the password is wrong. */
    loginRefusal: login.hasFailed
      ? login.code === 'WRONG_CREDENTIALS'
        ? rules.loginRefused
        : fixedTexts.tryLater
      : undefined,
    isLoggingIn: login.isPending,
    isRetrying: login.isRetrying,
    loginButton,
    submitLogin: useSubmitHandler(loginForm, logIn, login.reset),
    /** Stops a login. The pressed button disappears, so the focus moves to the login button. */
    stopLogin() {
      login.stop();
      loginButton.current?.focus();
    },
    profileForm,
    hasCreationFailed: creation.hasFailed,
    isCreating: creation.isPending,
    submitProfile: useSubmitHandler(
      profileForm,
      (profile) => {
        if (hasDialog) prefetchDialog();
        creation.submit(profile);
      },
      creation.reset,
    ),
    isMessageOpen,
    closeMessage() {
      // Close the dialog first: an open one would take the focus back.
      flushSync(() => setMessageOpen(false));
      willShowDialog.current = false;
      onMessageClosed?.();
      // Not `login.isSuccess`, which may be older than the press.
      if (session.store.getState().userData.isLoggedIn) onLoggedIn?.();
      else loginButton.current?.focus();
    },
  };
}
