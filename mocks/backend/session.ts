import type { Cookies } from './cookies';
import type { Store, User } from './store';

interface Cookie {
  get: () => string | undefined;
  set: (value: string | undefined) => void;
}

/** The cookies of one request. Later calls of a batch see changes of earlier ones; `write` adds them to the response. */
export function openJar(cookies: Cookies, request: Request) {
  const changed = new Map<string, string | undefined>();
  return {
    cookie: (name: string): Cookie => ({
      get: () => (changed.has(name) ? changed.get(name) : cookies.read(request, name)),
      set: (value) => changed.set(name, value),
    }),
    write: (headers: Headers) => {
      for (const [name, value] of changed) cookies.write(headers, name, value);
    },
  };
}

/** The login session of one visitor in one country. */
export interface Session {
  user: () => Promise<User | undefined>;
  open: (userId: string) => Promise<void>;
  close: () => Promise<void>;
}

/** A session ends with the browser's, and at the latest after this time. */
const SESSION_MS = 30 * 86_400_000;

export function sessionOf(store: Store, cookie: Cookie, newId: () => string, now: () => Date): Session {
  return {
    user: async () => {
      const sessionId = cookie.get();
      const userId = sessionId && (await store.sessions.userIdOf(sessionId, now()));
      return userId ? store.users.find(userId) : undefined;
    },
    open: async (userId) => {
      // A login ends what the cookie stood for before.
      const earlier = cookie.get();
      if (earlier) await store.sessions.close(earlier);
      const sessionId = newId();
      await store.sessions.open(sessionId, userId, new Date(now().getTime() + SESSION_MS));
      cookie.set(sessionId);
    },
    close: async () => {
      const sessionId = cookie.get();
      if (!sessionId) return;
      await store.sessions.close(sessionId);
      cookie.set(undefined);
    },
  };
}
