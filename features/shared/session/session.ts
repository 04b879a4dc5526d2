import { createStore } from 'zustand/vanilla';
import { type Credentials, checkLogin, login, logout, type ShopRpc, type User } from '../api';
import { openStorage } from '../platform';
import { isClientFailure, isUnanswered, RpcError, wait } from '../protocol';
import { createLoginId } from './loginId';

export const CHECK_EVERY_MS = 60_000;
export const RETRY_AFTER_MS = 2_000;

/** The channel on which tabs announce a login or logout. */
const CHANNEL = 'session';
const LOGOUT = 'logout';

export interface Login {
  /** `null` while unknown. */
  isLoggedIn: boolean | null;
  user: User | null;
}

export interface SessionState extends Login {
  /** The last known login before the state became unknown. */
  beforeUnknown: Login;
  /** Whether the latest check got no proper answer. */
  hasCheckFailed: boolean;
  /** Whether the user has logged out in another tab. */
  isLoggedOutElsewhere: boolean;
  /** When the server last said who is logged in, in milliseconds. */
  timestamp: number;
}

export interface InsistOptions {
  /** Stops repeating the call; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called each time the server could not be reached and the call will be repeated. */
  onRetry?: () => void;
}

const unknown: Login = { isLoggedIn: null, user: null };

/** The last known login: unknown only until the first answer. */
export const lastKnownLogin = (state: SessionState): Login =>
  state.isLoggedIn === null ? state.beforeUnknown : state;

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    // A browser that forbids storage may forbid this too. Tabs then learn of changes by the check every 60 s.
    return undefined;
  }
}

/**
 * Holds who is logged in. `start` checks at once, then every 60 s while a user is logged in. A check without a proper
 * answer makes the state unknown and is repeated every 2 s (Specification/Session). A login or logout in another tab
 * triggers a check.
 */
export function createSession(rpc: ShopRpc) {
  const store = createStore<SessionState>(() => ({
    ...unknown,
    beforeUnknown: unknown,
    hasCheckFailed: false,
    isLoggedOutElsewhere: false,
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

  function updateTimestamp() {
    store.setState({ timestamp: Date.now() });
  }

  /** Sets the logged-in user. Checks that were sent before are ignored. */
  function setUser(user: User) {
    latestCheck += 1;
    updateTimestamp();
    store.setState({ isLoggedIn: true, user, hasCheckFailed: false, isLoggedOutElsewhere: false });
    scheduleCheck(CHECK_EVERY_MS);
  }

  /** Makes the state unknown and keeps the last known login. */
  function setUnknown(changes: Partial<SessionState> = {}) {
    store.setState((state) => {
      const { isLoggedIn, user } = lastKnownLogin(state);
      return { ...unknown, beforeUnknown: { isLoggedIn, user }, ...changes };
    });
  }

  /** Asks the server who is logged in and updates the state. Never rejects. */
  async function check(): Promise<void> {
    latestCheck += 1;
    const thisCheck = latestCheck;
    const outcome = await checkLogin(rpc).then(
      (user) => ({ user, failed: false }),
      (error: unknown) => ({ user: null, failed: isUnanswered(error) }),
    );
    // A login, a logout or a newer check has changed the state meanwhile.
    if (thisCheck !== latestCheck) return;
    if (outcome.failed) {
      setUnknown({ hasCheckFailed: true });
      scheduleCheck(RETRY_AFTER_MS);
    } else {
      if (outcome.user) loginId.resume(outcome.user);
      else loginId.end();
      updateTimestamp();
      store.setState((state) => ({
        isLoggedIn: outcome.user !== null,
        user: outcome.user,
        hasCheckFailed: false,
        isLoggedOutElsewhere: state.isLoggedOutElsewhere && outcome.user === null,
      }));
      if (outcome.user) scheduleCheck(CHECK_EVERY_MS);
    }
  }

  function end(message: typeof LOGOUT | null) {
    latestCheck += 1;
    clearTimeout(timer);
    loginId.end();
    store.setState({ isLoggedIn: false, user: null, hasCheckFailed: false });
    otherTabs?.postMessage(message);
  }

  /** Ends the session without a call, because the server has answered `NOT_LOGGED_IN`. */
  const expire = () => end(null);

  /**
   * Repeats a call every 2 s until the server has answered it; while the server cannot be reached, the state is unknown
   * (Specification/Session). Rejects with the server's refusal.
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
          setUnknown();
          onRetry?.();
          await wait(RETRY_AFTER_MS, signal);
        }
      }
    } finally {
      // Without this check, the state would stay unknown.
      if (hasCleared && isStarted && store.getState().isLoggedIn === null) void check();
    }
  }

  return {
    store,
    check,
    expire,
    insist,
    /** A random id of the login on this device, the same in all tabs; `undefined` if no user is logged in. */
    loginId: loginId.current,

    /** Starts checking. Returns a function that stops it. */
    start(): () => void {
      const listeners = new AbortController();
      const listen = () => {
        otherTabs = openChannel();
        // Messages carry no user: the server knows who is logged in.
        otherTabs?.addEventListener('message', ({ data }) => {
          if (data === LOGOUT) store.setState({ isLoggedOutElsewhere: true });
          void check();
        });
      };
      const stopListening = () => {
        otherTabs?.close();
        otherTabs = undefined;
      };
      // An open channel would keep the page out of the back/forward cache.
      addEventListener('pagehide', stopListening, listeners);
      // A page in the back/forward cache gets no messages, so check when it returns.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        listen();
        void check();
      };
      addEventListener('pageshow', onPageShow, listeners);
      // Browsers stop the timers of a hidden page, and the device may have slept.
      const onVisible = () => {
        const { isLoggedIn, timestamp } = store.getState();
        const isStale = Math.abs(Date.now() - timestamp) >= CHECK_EVERY_MS;
        if (document.visibilityState === 'visible' && isLoggedIn && isStale) void check();
      };
      addEventListener('visibilitychange', onVisible, listeners);
      isStarted = true;
      listen();
      // Not at once: React's StrictMode starts, stops and starts again in one task.
      queueMicrotask(() => {
        if (!listeners.signal.aborted) void check();
      });
      return () => {
        listeners.abort();
        stopListening();
        isStarted = false;
        latestCheck += 1;
        clearTimeout(timer);
      };
    },

    /** Logs in; repeats the call until it is answered. Rejects with the `RpcError` of a refusal. */
    login(credentials: Credentials, options: InsistOptions = {}): Promise<void> {
      const { signal } = options;
      return insist(async () => {
        const user = await login(rpc, credentials, signal ? { signal } : {});
        loginId.begin(user);
        setUser(user);
        otherTabs?.postMessage(null);
      }, options);
    },

    /** Sets the profile that has just been saved. Does nothing after a logout. */
    update(user: User): void {
      if (store.getState().isLoggedIn === false) return;
      loginId.resume(user);
      setUser(user);
    },

    /** Logs out on the server, then here. Rejects without changing the state if the server cannot be reached. */
    async logout(): Promise<void> {
      try {
        await logout(rpc);
      } catch (error) {
        if (!(error instanceof RpcError) || error.code !== 'NOT_LOGGED_IN') throw error;
      }
      end(LOGOUT);
    },
  };
}

export type Session = ReturnType<typeof createSession>;
