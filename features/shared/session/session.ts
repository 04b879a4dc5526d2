import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import { type Credentials, checkLogin, login, logout, type ShopRpc, type User, withEarly } from '../api';
import { followStorage, type Owner, openStorage } from '../platform';
import { isUnanswered, RpcError, type RpcOptions } from '../protocol';
import { createLoginId, guest, LOGIN_KEY } from './loginId';

export const CHECK_EVERY_MS = 60_000;
export const RETRY_AFTER_MS = 2_000;

/** The global state of the shop, beside the cart. */
export interface SessionState {
  /** When the server last said who is logged in, or when the shop opened, in milliseconds. */
  timestamp: number;
  userData: {
    /** `null` while unknown: until the first answer, and while the server cannot be reached. */
    isLoggedIn: boolean | null;
    userData: User | null;
  };
  known: KnownLogin;
}

/** The last known login: unknown only until the first answer, so that a lost connection removes no form. */
export interface KnownLogin {
  /** `null` until the first answer. */
  isLoggedIn: boolean | null;
  /** `null` if nobody is logged in. */
  user: User | null;
  /** Whose input the page holds: the user's, also after the login has expired, else `guest`. */
  owner: Owner;
  /** Changes when nothing of the person before may be shown: another user is logged in, or the last one has logged out. */
  person: number;
  /** How the last login has ended, unless by a logout here. */
  ended: 'expired' | 'loggedOutElsewhere' | undefined;
}

const unknown: SessionState['userData'] = { isLoggedIn: null, userData: null };

/**
 * Holds who is logged in. `start` checks at once, then every 60 s while a user is logged in. A check without a proper
 * answer makes the state unknown and is repeated every 2 s (Specification/Session). A login or logout in another tab,
 * which changes the id in storage, triggers a check.
 */
export function createSession(queryClient: QueryClient, rpc: ShopRpc) {
  const loginId = createLoginId(openStorage('device'));
  const store = createStore<SessionState>(() => ({
    timestamp: Date.now(),
    userData: unknown,
    known: { isLoggedIn: null, user: null, owner: guest, person: loginId.person(), ended: undefined },
  }));

  /** The login check. Its data is the last known user, also while the state is unknown. */
  const query = queryOptions({
    queryKey: ['session'],
    async queryFn({ signal }): Promise<User | null> {
      try {
        return await checkLogin(withEarly(rpc, 'session'), { signal });
      } catch (error) {
        if (isUnanswered(error)) throw error;
        return null;
      }
    },
    retry: false,
    refetchInterval: ({ state: { status, data } }) =>
      status === 'error' ? RETRY_AFTER_MS : data ? CHECK_EVERY_MS : false,
    refetchIntervalInBackground: true,
    // Another tab may have changed the login; browsers stop the timers of a hidden page, and the device may have slept.
    refetchOnWindowFocus: 'always',
    staleTime: ({ state: { data } }) => (data ? CHECK_EVERY_MS : Number.POSITIVE_INFINITY),
    gcTime: Number.POSITIVE_INFINITY,
  });

  /** The last known login after the server has said who is logged in. */
  function knownOf(user: User | null): KnownLogin {
    if (user) {
      const owner = { username: user.username, login: loginId.resume(user) };
      return { isLoggedIn: true, user, owner, person: loginId.person(), ended: undefined };
    }
    const before = store.getState().known;
    const ended = loginId.expire() ?? before.ended;
    const owner = ended === 'expired' ? before.owner : guest;
    return { isLoggedIn: false, user, owner, person: loginId.person(), ended };
  }

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== query.queryKey[0]) return;
    if (event.action.type === 'error') store.setState({ userData: unknown });
    const user = queryClient.getQueryData(query.queryKey);
    if (event.action.type !== 'success' || user === undefined) return;
    store.setState({
      timestamp: Date.now(),
      userData: { isLoggedIn: user !== null, userData: user },
      known: knownOf(user),
    });
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
    queryClient.setQueryData(query.queryKey, user);
  }

  return {
    store,
    query,
    check,
    /** A random id of the login on this device, the same in all tabs; `undefined` if no user is logged in. */
    loginId: loginId.current,

    /** Starts checking. Returns a function that stops it. */
    start(): () => void {
      const unfollow = followStorage(LOGIN_KEY, () => void check());
      const stopChecking = new QueryObserver(queryClient, query).subscribe(() => {});
      return () => {
        unfollow();
        stopChecking();
      };
    },

    /** Logs in. Rejects with the `RpcError` of a refusal. */
    async login(credentials: Credentials, options?: RpcOptions): Promise<void> {
      const user = await login(rpc, credentials, options);
      loginId.begin(user);
      setUser(user);
    },

    /**
     * Sets the profile that has just been saved. Does nothing after a logout.
     *
     * @param login whose profile it is: the `loginId` when it was sent, because another user may have logged in since
     */
    update(user: User, login: string | undefined): void {
      if (store.getState().userData.isLoggedIn === false || login !== loginId.current()) return;
      loginId.rename(user);
      setUser(user);
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
    },

    /** Logs out on the server, then here. Rejects without changing the state if the server cannot be reached. */
    async logout(): Promise<void> {
      try {
        await logout(rpc);
      } catch (error) {
        if (!(error instanceof RpcError) || error.code !== 'NOT_LOGGED_IN') throw error;
      }
      loginId.end();
      // A check may have found the login ended before the answer came.
      store.setState(({ known }) => ({ known: { ...known, ended: undefined } }));
      setUser(null);
    },
  };
}

export type Session = ReturnType<typeof createSession>;
