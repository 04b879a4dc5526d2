import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { KnownLogin, Session, SessionState } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session, for `login` and `logout`. Does not re-render on changes. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession: wrap the tree in <ShopProvider country="BA">');
  return session;
}

/** Selects part of the global state and re-renders when it changes. */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSession().store, select);
}

/** The login check, without making one. */
const useLoginCheck = () => useQuery({ ...useSession().query, enabled: false });

/** Whether checks have failed, and none has been answered yet. */
export function useHasCheckFailed(): boolean {
  const { data, errorUpdateCount } = useLoginCheck();
  return data === undefined && errorUpdateCount > 0;
}

/** The last known login. */
export interface Login extends KnownLogin {
  /** `null` until the first answer. */
  isLoggedIn: boolean | null;
}

/**
 * The last known login: unknown only until the first answer. Use it for screens with a form, so that a lost connection
 * does not remove the form.
 */
export function useLastKnownSession(): Login {
  const { data } = useLoginCheck();
  if (!data) return { isLoggedIn: null, user: null, isLoggedOutElsewhere: false };
  return { isLoggedIn: data.user !== null, ...data };
}

/** How long the first login check may take before forms for guests are shown, in milliseconds. */
export const ASSUME_GUEST_AFTER_MS = 6_000;

/**
 * Whether a user is logged in, as last known; assumes a guest when the first check neither answers nor fails
 * within 6 s. Use it for screens on which a guest can do something meanwhile.
 */
export function useIsLoggedIn(): boolean | null {
  const { isLoggedIn } = useLastKnownSession();
  const hasFailed = useHasCheckFailed();
  const isWaiting = isLoggedIn === null && !hasFailed;
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), ASSUME_GUEST_AFTER_MS);
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
