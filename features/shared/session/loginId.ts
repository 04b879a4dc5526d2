import type { User } from '../api';
import { createStoredText, type Owner } from '../platform';

/** The storage key of the login's id, shared by all tabs. */
export const LOGIN_KEY = 'login';

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** Owns what is typed while nobody is known to be logged in. */
export const guest: Owner = { username: '', login: '' };

/** Whether another user has logged in. A saved email changes the username; a login in another tab, the login's id. */
export const isOtherUser = (before: Owner | undefined, now: Owner): boolean =>
  before !== undefined && before.username !== now.username && before.login !== now.login;

/**
 * A random id for the login on this device: the same in every tab and after a reload, a new one for another user. It
 * binds data on the device to a user without identifying the user. A user who logs in again before a reload keeps the id.
 */
export function createLoginId(storage: Storage | undefined) {
  const stored = createStoredText(LOGIN_KEY, () => storage);
  /** The last user of this page. In memory only, because username and phone are personal data. */
  let known: (Pick<User, 'username' | 'phone'> & { id: string }) | undefined;
  /** Whether that user has logged out, and what is on the page is nobody's. */
  let hasLeft = false;
  /** Whether nobody is logged in, although an expired login leaves its id in storage. */
  let hasEnded = false;
  let person = 0;

  /** A user may change either; no two users have the same. */
  const knownIdOf = ({ username, phone }: User) =>
    known?.username === username || (phone !== '' && known?.phone === phone) ? known.id : undefined;

  function set(user: User, id: string): string {
    if (known && !hasLeft && knownIdOf(user) === undefined) person += 1;
    known = { username: user.username, phone: user.phone, id };
    hasLeft = false;
    hasEnded = false;
    if (stored.read() !== id) stored.write(id);
    return id;
  }

  return {
    /** The current id, which another tab may have changed; `undefined` if no user is logged in. */
    current: () => (hasEnded ? undefined : (stored.read() ?? undefined)),
    /** Counts the people whose page this was: when it changes, nothing of the one before may be shown. */
    person: () => person,
    /** Call after a login. */
    begin: (user: User): string => set(user, knownIdOf(user) ?? randomId()),
    /** Call when a check finds a user logged in. Keeps the id that another tab or an earlier page stored for them. */
    resume(user: User): string {
      const id = stored.read();
      // The user may have changed without a login on this device.
      const isOfUserBefore = id === known?.id && knownIdOf(user) === undefined;
      return set(user, (!isOfUserBefore && id) || (knownIdOf(user) ?? randomId()));
    },
    /** Call with the profile that the user has saved. */
    rename({ username, phone }: User): void {
      if (known) known = { username, phone, id: known.id };
    },
    /**
     * Call when the server says that nobody is logged in. The id stays in storage: without it the user has logged out in
     * another tab.
     *
     * @returns how the login of the page's user has ended; `undefined` without one
     */
    expire(): 'expired' | 'loggedOutElsewhere' | undefined {
      hasEnded = true;
      if (!known || hasLeft) return undefined;
      if (stored.read() === known.id) return 'expired';
      hasLeft = true;
      person += 1;
      return 'loggedOutElsewhere';
    },
    /** Call after a logout. */
    end(): void {
      hasEnded = true;
      hasLeft = true;
      stored.write(null);
    },
  };
}
