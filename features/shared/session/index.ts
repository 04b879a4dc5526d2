export {
  SessionProvider,
  useHasExpired,
  useLastKnownLogin,
  useLastKnownSession,
  useSession,
  useSessionState,
} from './SessionProvider';
export { createSession, type InsistOptions, type Session, type SessionState } from './session';
