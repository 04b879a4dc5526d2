import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { addUser, type Credentials, useRpc } from '#features/shared/api';
import { useCountry, useMessages } from '#features/shared/country';
import { RpcError } from '#features/shared/protocol';
import { useSession } from '#features/shared/session';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { draftOf, dropDraft, keepDraft } from './draft';
import { messages } from './messages';
import { loginRefusals, registrationRefusals, showRefusal } from './refusals';
import {
  type AccountPlace,
  type LoginFields,
  loginSchemas,
  type ProfileFields,
  profileSchemas,
} from './rules';
import { toUsername } from './username';
import { useTask } from './useTask';

/** What is under way. `retrying` is a login that has not reached the server and is being repeated (seed §8). */
type Task = 'loggingIn' | 'retrying' | 'creating';

type AccountFormsState = ReturnType<typeof useAccountFormsState>;

const AccountFormsContext = createContext<AccountFormsState | undefined>(undefined);

/** What the two forms share. */
export function useAccountForms(): AccountFormsState {
  const state = useContext(AccountFormsContext);
  if (!state) throw new Error('LoginForm and CreateProfileForm stand inside <AccountForms place="login">');
  return state;
}

export interface AccountFormsProps {
  place: AccountPlace;
  /**
   * Somebody has logged in here, and has closed the message about their new profile if they made one. Not called for
   * somebody who was logged in before.
   */
  onLoggedIn?: () => void;
  /** A profile has been made and is being logged in: the login form is where to look now. */
  onCreated?: () => void;
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
 *     <AccountForms place="checkout">{isLoggedIn ? <OrderForm /> : <><LoginForm /><CreateProfileForm /></>}</AccountForms>
 */
export function AccountForms({ place, onLoggedIn, onCreated, children }: AccountFormsProps) {
  const text = useMessages(messages);
  const state = useAccountFormsState(place, onCreated);
  const { hasEntered, hasCreated, closeCreated } = state;

  const leave = useEffectEvent(() => onLoggedIn?.());
  useEffect(() => {
    if (hasEntered && !hasCreated) leave();
  }, [hasEntered, hasCreated]);

  return (
    <AccountFormsContext value={state}>
      {children}
      <Dialog
        open={hasCreated}
        onClose={closeCreated}
        title={text.created}
        description={text.createdHint}
        closeLabel={text.close}
        actions={<Button onClick={closeCreated}>{text.continueShopping}</Button>}
      />
    </AccountFormsContext>
  );
}

function useAccountFormsState(place: AccountPlace, onCreated: (() => void) | undefined) {
  const session = useSession();
  const rpc = useRpc();
  const { phoneCountry } = useCountry();
  const login = useForm<LoginFields>({
    resolver: valibotResolver(loginSchemas[place]),
    defaultValues: { username: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const profile = useForm<ProfileFields>({
    resolver: valibotResolver(profileSchemas[place]),
    defaultValues: draftOf(session),
    reValidateMode: 'onSubmit',
  });
  useEffect(
    () =>
      profile.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(session, values),
      }),
    [profile, session],
  );
  const { task, setTask, run, stop } = useTask<Task>();
  const [hasEntered, setHasEntered] = useState(false);
  const [hasCreated, setHasCreated] = useState(false);

  const loginButton = useRef<HTMLButtonElement>(null);

  async function enter({ username, password }: Credentials, signal: AbortSignal): Promise<void> {
    setTask('loggingIn');
    setHasEntered(false);
    const sent = { username: toUsername(username, phoneCountry), password };
    try {
      await session.login(sent, { signal, onRetry: () => setTask('retrying') });
      dropDraft(session);
      setHasEntered(true);
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      login.setError('root', { message: loginRefusals[place] });
    }
  }

  async function create(fields: ProfileFields, signal: AbortSignal): Promise<void> {
    try {
      await addUser(rpc, fields, { signal });
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      if (!showRefusal(profile, registrationRefusals[place], error.code)) {
        profile.setError('root', { type: 'refused' });
      }
      return;
    }
    const credentials = { username: fields.email, password: fields.password };
    login.reset(credentials);
    setHasCreated(true);
    onCreated?.();
    await enter(credentials, signal);
  }

  /** Gives a login up. Its own button goes with it, so the focus goes where the next try begins. */
  function stopLogin() {
    stop();
    loginButton.current?.focus();
  }

  function closeCreated() {
    // Closed first: an open dialog takes the focus back.
    flushSync(() => setHasCreated(false));
    if (!hasEntered) loginButton.current?.focus();
  }

  return {
    place,
    task,
    hasEntered,
    hasCreated,
    closeCreated,
    loginButton,
    login,
    profile,
    submitLogin: login.handleSubmit((fields) => run('loggingIn', (signal) => enter(fields, signal))),
    submitProfile: profile.handleSubmit((fields) => run('creating', (signal) => create(fields, signal))),
    stopLogin,
  };
}
