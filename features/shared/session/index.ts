/** The session: who is logged in, the last known profile, the repeated check and the retry. */

export { LOGIN_KEY } from './loginId';
export { insistentMutation, loginMutation, logoutMutation } from './mutations';
export {
  PRESUME_AFTER_MS,
  SessionProvider,
  useHasExpired,
  useLastKnownSession,
  usePresumedLogin,
  useSession,
  useSessionState,
} from './SessionProvider';
export { createSession, type InsistOptions, type Session, type SessionState } from './session';
