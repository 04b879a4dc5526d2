import type { User } from '../api';

/** Where the tabs of a browser keep the id of the login. */
export const LOGIN_KEY = 'login';

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** What the same person has after another login too. It stays in memory: it names them. */
const personOf = ({ username, email, phone }: User) => username || email || phone;

/**
 * A random id for the login on this device: the same in every tab and after a reload, another one once somebody else
 * has logged in. It binds what is stored on the device to a person without saying who that is. Somebody who logs in
 * again on a page that still knows them keeps theirs. A storage that is locked or full leaves it in memory.
 */
export function createLoginId(storage: Storage | undefined) {
  let known: { person: string; id: string } | undefined;
  let isLoggedIn = false;
  /** The latest id could not be stored: the one in memory counts. */
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
    known = { person: personOf(user), id };
    isLoggedIn = true;
    try {
      storage?.setItem(LOGIN_KEY, id);
      isStored = storage !== undefined;
    } catch {
      isStored = false;
    }
  }

  const knownFor = (user: User) => (known?.person === personOf(user) ? known.id : undefined);

  return {
    /** The id now; `undefined` where nobody is logged in. Another tab may have changed it. */
    current: read,
    /** Somebody has just logged in. */
    begin: (user: User) => set(user, knownFor(user) ?? randomId()),
    /** A check has found somebody logged in: what another tab or an earlier page stored still holds. */
    resume: (user: User) => set(user, read() ?? knownFor(user) ?? randomId()),
    /** Nobody is logged in. */
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
