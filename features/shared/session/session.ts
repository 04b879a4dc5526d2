import { createStore } from 'zustand/vanilla';
import { type Credentials, checkLogin, login, logout, type ShopRpc, type User } from '../api';
import { openStorage } from '../platform';
import { isClientFailure, isUnanswered, RpcError, wait } from '../protocol';
import { createLoginId } from './loginId';

const CHECK_EVERY_MS = 60_000;
const RETRY_AFTER_MS = 2_000;

/** Where the tabs of one shopper tell each other that somebody has logged in or out. */
const CHANNEL = 'session';

export interface Login {
  /** `null` while unknown (seed §3). */
  isLoggedIn: boolean | null;
  user: User | null;
}

export interface SessionState extends Login {
  /** Who was logged in before that became unknown. */
  beforeUnknown: Login;
  /** The latest check got no proper answer: it is unknown for another reason than that it has just been asked. */
  hasCheckFailed: boolean;
  /** When the session last began, in milliseconds (seed §3). */
  timestamp: number;
}

export interface InsistOptions {
  /** Gives up; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called each time the server could not be reached and the call will be tried again. */
  onRetry?: () => void;
}

const unknown: Login = { isLoggedIn: null, user: null };

/** Who is logged in, as last known: unknown only until the first answer. */
export const lastKnownLogin = (state: SessionState): Login =>
  state.isLoggedIn === null ? state.beforeUnknown : state;

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    // A browser that forbids storage may forbid this too; the check every 60 s then finds out.
    return undefined;
  }
}

/**
 * Who is logged in. `start` checks at once, then every 60 s while somebody is; a check that gets no proper answer makes
 * the state unknown and is repeated every 2 s (seed §4). A login or logout in another tab is checked at once.
 */
export function createSession(rpc: ShopRpc) {
  const store = createStore<SessionState>(() => ({
    ...unknown,
    beforeUnknown: unknown,
    hasCheckFailed: false,
    timestamp: Date.now(),
  }));
  const loginId = createLoginId(openStorage('device'));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestCheck = 0;
  let otherTabs: BroadcastChannel | undefined;
  let isStarted = false;

  function scheduleCheck(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(check, delay);
  }

  /** What a call has just said of who is logged in; a check that was asked before it does not undo it. */
  function know(user: User) {
    latestCheck += 1;
    store.setState({ isLoggedIn: true, user, hasCheckFailed: false });
    scheduleCheck(CHECK_EVERY_MS);
  }

  /** Notes that nobody can say now who is logged in. */
  function forget(changes: Partial<SessionState> = {}) {
    store.setState((state) => {
      const { isLoggedIn, user } = lastKnownLogin(state);
      return { ...unknown, beforeUnknown: { isLoggedIn, user }, ...changes };
    });
  }

  /** Asks who is logged in. What comes of it stands in the state. */
  async function check(): Promise<void> {
    latestCheck += 1;
    const thisCheck = latestCheck;
    const outcome = await checkLogin(rpc).then(
      (user) => ({ user, failed: false }),
      (error: unknown) => ({ user: null, failed: isUnanswered(error) }),
    );
    // A login or a newer check has spoken meanwhile.
    if (thisCheck !== latestCheck) return;
    if (outcome.failed) {
      forget({ hasCheckFailed: true });
      scheduleCheck(RETRY_AFTER_MS);
    } else {
      if (outcome.user) loginId.resume(outcome.user);
      else loginId.end();
      store.setState({ isLoggedIn: outcome.user !== null, user: outcome.user, hasCheckFailed: false });
      if (outcome.user) scheduleCheck(CHECK_EVERY_MS);
    }
  }

  /** Notes that nobody is logged in any more: a call was answered with `NOT_LOGGED_IN`. */
  function expire() {
    latestCheck += 1;
    clearTimeout(timer);
    loginId.end();
    store.setState({ isLoggedIn: false, user: null, hasCheckFailed: false });
    otherTabs?.postMessage(null);
  }

  /**
   * Makes a call until the server has answered it: while that cannot be reached the session is unknown, and the call is
   * repeated every 2 s (seed §4). Rejects with the server's refusal.
   */
  async function insist<T>(call: () => Promise<T>, { signal, onRetry }: InsistOptions = {}): Promise<T> {
    let hasCleared = false;
    try {
      for (;;) {
        try {
          return await call();
        } catch (error) {
          if (!isClientFailure(error)) throw error;
          hasCleared = true;
          latestCheck += 1;
          forget();
          onRetry?.();
          await wait(RETRY_AFTER_MS, signal);
        }
      }
    } finally {
      // Unknown for good, if nobody asked.
      if (hasCleared && isStarted && store.getState().isLoggedIn === null) void check();
    }
  }

  return {
    store,
    check,
    expire,
    insist,
    /** A random id of the login on this device, the same in all tabs; `undefined` where nobody is logged in. */
    loginId: loginId.current,

    /** Begins to check. Returns what ends it. */
    start(): () => void {
      const leave = new AbortController();
      const listen = () => {
        otherTabs = openChannel();
        // What has happened there the server knows best.
        otherTabs?.addEventListener('message', () => void check());
      };
      const stopListening = () => {
        otherTabs?.close();
        otherTabs = undefined;
      };
      // Browsers put no page aside that has a channel open.
      addEventListener('pagehide', stopListening, leave);
      // A page that was put aside has heard nothing meanwhile.
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        listen();
        void check();
      };
      addEventListener('pageshow', comeBack, leave);
      isStarted = true;
      listen();
      void check();
      return () => {
        leave.abort();
        stopListening();
        isStarted = false;
        latestCheck += 1;
        clearTimeout(timer);
      };
    },

    /** Logs in, insisting (seed §8). A refused login rejects with its `RpcError`. */
    login(credentials: Credentials, options: InsistOptions = {}): Promise<void> {
      const { signal } = options;
      return insist(async () => {
        const user = await login(rpc, credentials, signal ? { signal } : {});
        loginId.begin(user);
        know(user);
        store.setState({ timestamp: Date.now() });
        otherTabs?.postMessage(null);
      }, options);
    },

    /** Takes the profile as it has just been saved. Somebody who has logged out meanwhile stays logged out. */
    update(user: User): void {
      if (store.getState().isLoggedIn === false) return;
      loginId.resume(user);
      know(user);
    },

    /** Ends the session here and on the server. Rejects where the server could not be told; the state then stays. */
    async logout(): Promise<void> {
      try {
        await logout(rpc);
      } catch (error) {
        if (!(error instanceof RpcError) || error.code !== 'NOT_LOGGED_IN') throw error;
      }
      expire();
    },
  };
}

export type Session = ReturnType<typeof createSession>;
