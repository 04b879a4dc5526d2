export { SessionProvider, useLastKnownLogin, useSession, useSessionState } from './SessionProvider';
export { createSession, type LoginOptions, type Session, type SessionState } from './session';
