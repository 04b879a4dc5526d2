import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { type Credentials, checkLogin, login, logout, type ShopRpc, type User, withEarly } from '../api';
import { openStorage } from '../platform';
import { isUnanswered, RpcError, type RpcOptions } from '../protocol';
import { createLoginId } from './loginId';

export const CHECK_EVERY_MS = 60_000;
export const RETRY_AFTER_MS = 2_000;

/** The channel on which tabs announce a login or logout. */
const CHANNEL = 'session';
const LOGOUT = 'logout';

/** The global state of the shop, beside the cart. */
export interface SessionState {
  /** When the server last said who is logged in, or when the shop opened, in milliseconds. */
  timestamp: number;
  userData: {
    /** `null` while unknown: until the first answer, and while the server cannot be reached. */
    isLoggedIn: boolean | null;
    userData: User | null;
  };
}

/** What the server last said. */
export interface KnownLogin {
  /** `null` if nobody is logged in. */
  user: User | null;
  /** Whether the user has logged out in another tab. */
  isLoggedOutElsewhere: boolean;
}

const unknown: SessionState['userData'] = { isLoggedIn: null, userData: null };

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
export function createSession(queryClient: QueryClient, rpc: ShopRpc) {
  const store = createStore<SessionState>(() => ({ timestamp: Date.now(), userData: unknown }));
  const loginId = createLoginId(openStorage('device'));
  let otherTabs: BroadcastChannel | undefined;
  let isLoggedOutElsewhere = false;

  /** The login check. Its data is the last known login, also while the state is unknown. */
  const query = queryOptions({
    queryKey: ['session'],
    async queryFn({ signal }): Promise<KnownLogin> {
      try {
        const user = await checkLogin(withEarly(rpc, 'session'), { signal });
        return { user, isLoggedOutElsewhere: false };
      } catch (error) {
        if (isUnanswered(error)) throw error;
        return { user: null, isLoggedOutElsewhere };
      }
    },
    retry: false,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' ? RETRY_AFTER_MS : data?.user ? CHECK_EVERY_MS : false,
    refetchIntervalInBackground: true,
    // Browsers stop the timers of a hidden page, and the device may have slept.
    refetchOnWindowFocus: true,
    staleTime: ({ state: { data } }) => (data?.user ? CHECK_EVERY_MS : Number.POSITIVE_INFINITY),
    gcTime: Number.POSITIVE_INFINITY,
  });

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== query.queryKey[0]) return;
    if (event.action.type === 'error') store.setState({ userData: unknown });
    const known = queryClient.getQueryData(query.queryKey);
    if (event.action.type !== 'success' || !known) return;
    const { user } = known;
    if (user) {
      loginId.resume(user);
      isLoggedOutElsewhere = false;
    } else loginId.end();
    store.setState({ timestamp: Date.now(), userData: { isLoggedIn: user !== null, userData: user } });
  });

  /** A check that is under way no longer counts. */
  const cancelCheck = () => void queryClient.cancelQueries({ queryKey: query.queryKey });

  /** Asks the server who is logged in, if the session has started. Never rejects. */
  async function check(): Promise<void> {
    cancelCheck();
    await queryClient.refetchQueries({ queryKey: query.queryKey, type: 'active' });
  }

  function setUser(user: User | null) {
    cancelCheck();
    queryClient.setQueryData(query.queryKey, { user, isLoggedOutElsewhere: false });
  }

  return {
    store,
    query,
    check,
    /** A random id of the login on this device, the same in all tabs; `undefined` if no user is logged in. */
    loginId: loginId.current,

    /** Starts checking. Returns a function that stops it. */
    start(): () => void {
      const listeners = new AbortController();
      const listen = () => {
        otherTabs = openChannel();
        // Messages carry no user: the server knows who is logged in.
        otherTabs?.addEventListener('message', ({ data }) => {
          if (data === LOGOUT) isLoggedOutElsewhere = true;
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
      listen();
      const stopChecking = new QueryObserver(queryClient, query).subscribe(() => {});
      return () => {
        listeners.abort();
        stopListening();
        stopChecking();
      };
    },

    /** Logs in. Rejects with the `RpcError` of a refusal. */
    async login(credentials: Credentials, options?: RpcOptions): Promise<void> {
      const user = await login(rpc, credentials, options);
      loginId.begin(user);
      setUser(user);
      otherTabs?.postMessage(null);
    },

    /**
     * Sets the profile that has just been saved. Does nothing after a logout.
     *
     * @param login whose profile it is: the `loginId` when it was sent, because another user may have logged in since
     */
    update(user: User, login: string | undefined): void {
      if (store.getState().userData.isLoggedIn !== false && login === loginId.current()) setUser(user);
    },

    /** Makes the state unknown, because the server cannot be reached. */
    setUnknown(): void {
      cancelCheck();
      store.setState({ userData: unknown });
    },

    /** Checks who is logged in, if that is unknown. */
    async checkIfUnknown(): Promise<void> {
      if (store.getState().userData.isLoggedIn === null) await check();
    },

    /**
     * Ends the session without a call, because the server has answered `NOT_LOGGED_IN`. If the server has said since that
     * call that somebody is logged in, the refusal is of an earlier login: then the server is asked.
     *
     * @param sentAt when the refused call was sent, in milliseconds
     */
    expire(sentAt: number): void {
      const { timestamp, userData } = store.getState();
      const isOlder = userData.isLoggedIn !== false && sentAt < timestamp;
      // A check that is under way may be that of a login in another tab.
      if (isOlder || queryClient.isFetching({ queryKey: query.queryKey }) > 0) return void check();
      setUser(null);
      otherTabs?.postMessage(null);
    },

    /** Logs out on the server, then here. Rejects without changing the state if the server cannot be reached. */
    async logout(): Promise<void> {
      try {
        await logout(rpc);
      } catch (error) {
        if (!(error instanceof RpcError) || error.code !== 'NOT_LOGGED_IN') throw error;
      }
      setUser(null);
      otherTabs?.postMessage(LOGOUT);
    },
  };
}

export type Session = ReturnType<typeof createSession>;
