import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { type Login, lastKnownLogin, type Session, type SessionState } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session, for `login` and `logout`. Does not re-render on changes. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: wrap the tree in <ShopProvider country="BA">');
  return session;
}

/** Selects part of the session's state and re-renders when it changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession().store, select);
}

/**
 * The last known login: unknown only until the first answer. Use it for screens with a form, so that a lost connection
 * does not remove the form.
 */
export function useLastKnownSession(): Login {
  return useSessionState(lastKnownLogin);
}

/** Whether a user is logged in, as last known: `null` only until the first answer. */
export function useLastKnownLogin(): boolean | null {
  return useLastKnownSession().isLoggedIn;
}

/**
 * Whether the login has ended since this component mounted. A check without an answer does not end the login.
 *
 * @param isLeaving whether the user is logging out here; a login that ends this way does not count as expired
 */
export function useHasExpired(isLeaving = false): boolean {
  const isLoggedIn = useLastKnownLogin();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  if (isLoggedIn === false && isLeaving && wasLoggedIn) setWasLoggedIn(false);
  return wasLoggedIn && isLoggedIn === false;
}
