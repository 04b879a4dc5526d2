export { SessionProvider, useLastKnownLogin, useSession, useSessionState } from './SessionProvider';
export { createSession, type InsistOptions, type Session, type SessionState } from './session';
