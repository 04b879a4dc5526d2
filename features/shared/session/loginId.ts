import type { User } from '../api';
import { createStoredText, type Owner } from '../platform';

/** The storage key of the login's id, shared by all tabs. */
export const LOGIN_KEY = 'login';

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Whether another user has logged in. A saved email changes the username; a login in another tab, the login's id. */
export const isOtherUser = (before: Owner | undefined, now: Owner): boolean =>
  before !== undefined && before.username !== now.username && before.login !== now.login;

/**
 * A random id for the login on this device: the same in every tab and after a reload, a new one for another user. It
 * binds data on the device to a user without identifying the user. A user who logs in again before a reload keeps the id.
 */
export function createLoginId(storage: Storage | undefined) {
  const stored = createStoredText(LOGIN_KEY, () => storage);
  /** In memory only, because a username is personal data. */
  let known: { username: string; id: string } | undefined;

  function set({ username }: User, id: string): void {
    known = { username, id };
    stored.write(id);
  }

  const current = () => stored.read() ?? undefined;
  const knownFor = ({ username }: User) => (known?.username === username ? known.id : undefined);

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
