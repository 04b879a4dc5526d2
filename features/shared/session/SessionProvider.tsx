import { useQuery } from '@tanstack/react-query';
import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
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

/** Whether checks have failed, and none has been answered yet. */
export function useHasCheckFailed(): boolean {
  const { data, errorUpdateCount } = useQuery({ ...useSession().query, enabled: false });
  return data === undefined && errorUpdateCount > 0;
}

/**
 * The last known login: unknown only until the first answer. Use it for screens with a form, so that a lost connection
 * does not remove the form.
 */
export const useLastKnownSession = (): KnownLogin => useSessionState(({ known }) => known);

/**
 * Renders its children anew when nothing of the person before may be shown. Put it around the page: forms, dialogs and
 * notices then need not know of users. What the user has typed is theirs again by its draft.
 */
export function OnePerson({ children }: { children: ReactNode }) {
  const { person } = useLastKnownSession();
  const shown = useRef(person);
  useEffect(() => {
    if (shown.current === person) return;
    shown.current = person;
    // What had the focus is gone.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [person]);
  return <Fragment key={person}>{children}</Fragment>;
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
