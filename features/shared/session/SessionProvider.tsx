import { createContext, useContext, useState } from 'react';
import { useStore } from 'zustand';
import { type Login, lastKnownLogin, type Session, type SessionState } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session itself, for `login` and `logout`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: wrap the tree in <ShopProvider country="BA">');
  return session;
}

/** Part of the session's state, followed as it changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession().store, select);
}

/**
 * Who is logged in, as last known: unknown only until the first answer. A screen with a form that somebody fills in
 * follows this one, so that a lost connection does not take the form away.
 */
export function useLastKnownSession(): Login {
  return useSessionState(lastKnownLogin);
}

/** Whether somebody is logged in, as last known: `null` only until the first answer. */
export function useLastKnownLogin(): boolean | null {
  return useLastKnownSession().isLoggedIn;
}

/**
 * Whether somebody has been logged in since this was opened, and nobody is any more. A check that gets no answer ends
 * no login.
 *
 * @param isLeaving whether they are logging out here and now: somebody who does that knows it, then and afterwards
 */
export function useHasExpired(isLeaving = false): boolean {
  const isLoggedIn = useLastKnownLogin();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  if (isLoggedIn === false && isLeaving && wasLoggedIn) setWasLoggedIn(false);
  return wasLoggedIn && isLoggedIn === false;
}
