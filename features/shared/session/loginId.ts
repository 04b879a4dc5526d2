import type { User } from '../api';

/** The storage key of the login's id, shared by all tabs. */
export const LOGIN_KEY = 'login';

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Identifies a user across logins. Kept in memory only, because it is personal data. */
const userKeyOf = ({ username, email, phone }: User) => username || email || phone;

/**
 * A random id for the login on this device: the same in every tab and after a reload, a new one for another user. It
 * binds data on the device to a user without identifying the user. A user who logs in again before a reload keeps the id.
 * If storage is locked or full, the id is kept in memory.
 */
export function createLoginId(storage: Storage | undefined) {
  let known: { userKey: string; id: string } | undefined;
  let isLoggedIn = false;
  /** False if the latest id could not be stored; the id in memory is then the current one. */
  let isStored = storage !== undefined;

  function read(): string | undefined {
    if (!isStored) return isLoggedIn ? known?.id : undefined;
    try {
      return storage?.getItem(LOGIN_KEY) ?? undefined;
    } catch {
      return isLoggedIn ? known?.id : undefined;
    }
  }

  function set(user: User, id: string): void {
    known = { userKey: userKeyOf(user), id };
    isLoggedIn = true;
    try {
      storage?.setItem(LOGIN_KEY, id);
      isStored = storage !== undefined;
    } catch {
      isStored = false;
    }
  }

  const knownFor = (user: User) => (known?.userKey === userKeyOf(user) ? known.id : undefined);

  return {
    /** The current id, which another tab may have changed; `undefined` if no user is logged in. */
    current: read,
    /** Call after a login. */
    begin: (user: User) => set(user, knownFor(user) ?? randomId()),
    /** Call when a check finds a user logged in. Keeps the id that another tab or an earlier page stored. */
    resume: (user: User) => set(user, read() ?? knownFor(user) ?? randomId()),
    /** Call when no user is logged in. */
    end(): void {
      isLoggedIn = false;
      try {
        storage?.removeItem(LOGIN_KEY);
      } catch {
        isStored = false;
      }
    },
  };
}
