import { createContext, useContext, useEffect, useState } from 'react';
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

/** How long the first login check may take before forms for guests are shown, in milliseconds. */
export const PRESUME_AFTER_MS = 6_000;

/**
 * Whether a user is logged in, as last known; presumes that nobody is when the first check neither answers nor fails
 * within 6 s. Use it for screens on which a guest can do something meanwhile.
 */
export function usePresumedLogin(): boolean | null {
  const { isLoggedIn } = useLastKnownSession();
  const hasFailed = useSessionState(({ hasCheckFailed }) => hasCheckFailed);
  const isWaiting = isLoggedIn === null && !hasFailed;
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), PRESUME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLoggedIn ?? (hasWaited ? false : null);
}

/**
 * Whether the login has ended since this component mounted. A check without an answer does not end the login.
 *
 * @param isLeaving whether the user is logging out here; a login that ends this way does not count as expired
 */
export function useHasExpired(isLeaving = false): boolean {
  const { isLoggedIn } = useLastKnownSession();
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (isLoggedIn && !wasLoggedIn) setWasLoggedIn(true);
  if (isLoggedIn === false && isLeaving && wasLoggedIn) setWasLoggedIn(false);
  return wasLoggedIn && isLoggedIn === false;
}
