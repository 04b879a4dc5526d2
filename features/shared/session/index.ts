/** The session: who is logged in, the last known profile, the repeated check and the retry. */

export { guest, isOtherUser, LOGIN_KEY } from './loginId';
export { loginMutation, logoutMutation, retryUntilAnswered } from './mutations';
export {
  ASSUME_GUEST_AFTER_MS,
  OnePerson,
  SessionProvider,
  useHasCheckFailed,
  useIsLoggedIn,
  useLastKnownSession,
  useSession,
  useSessionState,
} from './SessionProvider';
export { CHECK_EVERY_MS, createSession, RETRY_AFTER_MS, type Session } from './session';
