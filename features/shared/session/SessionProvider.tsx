import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Session, SessionState } from './session';

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
 * Whether somebody is logged in, as last known: `null` only until the first answer. A screen with a form that somebody
 * fills in follows this one, so that a lost connection does not take the form away.
 */
export function useLastKnownLogin(): boolean | null {
  const isLoggedIn = useSessionState((state) => state.isLoggedIn);
  const [lastKnown, setLastKnown] = useState(isLoggedIn);
  useEffect(() => {
    if (isLoggedIn !== null) setLastKnown(isLoggedIn);
  }, [isLoggedIn]);
  return isLoggedIn ?? lastKnown;
}
