import type { User } from '../api';
import { createStoredText } from '../platform';

/** The storage key of the login's id, shared by all tabs. */
export const LOGIN_KEY = 'login';

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Identifies a user across logins. Kept in memory only, because it is personal data. */
const userKeyOf = ({ username, email, phone }: User) => username || email || phone;

/**
 * A random id for the login on this device: the same in every tab and after a reload, a new one for another user. It
 * binds data on the device to a user without identifying the user. A user who logs in again before a reload keeps the id.
 */
export function createLoginId(storage: Storage | undefined) {
  const stored = createStoredText(LOGIN_KEY, () => storage);
  let known: { userKey: string; id: string } | undefined;

  function set(user: User, id: string): void {
    known = { userKey: userKeyOf(user), id };
    stored.write(id);
  }

  const current = () => stored.read() ?? undefined;
  const knownFor = (user: User) => (known?.userKey === userKeyOf(user) ? known.id : undefined);

  return {
    /** The current id, which another tab may have changed; `undefined` if no user is logged in. */
    current,
    /** Call after a login. */
    begin: (user: User) => set(user, knownFor(user) ?? randomId()),
    /** Call when a check finds a user logged in. Keeps the id that another tab or an earlier page stored. */
    resume: (user: User) => set(user, current() ?? knownFor(user) ?? randomId()),
    /** Call when no user is logged in. */
    end: () => stored.write(null),
  };
}
