import { environmentManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, rpcAnswering } from '#mocks/testing';
import type { Credentials, ShopRpc } from '../api';
import { createRpcClient, RpcError, type RpcOptions } from '../protocol';
import { guest, LOGIN_KEY } from './loginId';
import { loginMutation, retryUntilAnswered } from './mutations';
import { createSession, type Session } from './session';

const profile = { UserInfo: { FirstName: 'Adnan', Email: 'adnan@example.ba' } };
const down = () => Promise.reject(new RpcError('RPC_CLIENT_ERROR'));
const refused = (code: string) => () => Promise.reject(new RpcError(code));
const ok = () => Promise.resolve(profile);

/** A client that returns the scripted answers of each method in turn, and repeats the last one. */
function scripted(answers: Record<string, (() => Promise<unknown>)[]>) {
  const calls: string[] = [];
  const rpc = rpcAnswering(({ method }) => {
    calls.push(method);
    const script = answers[method] ?? [];
    const next = script.length > 1 ? script.shift() : script[0];
    return next ? next() : Promise.reject(new Error(`no answer for ${method}`));
  });
  return { rpc, calls };
}

/** Replaces the window, which Node lacks. */
let page = new EventTarget();
const clients = new Map<Session, QueryClient>();

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', createStorage());
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  for (const client of clients.values()) {
    client.clear();
    client.unmount();
  }
  clients.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sessionOf(rpc: ShopRpc): Session {
  const client = new QueryClient();
  client.mount();
  const session = createSession(client, rpc);
  clients.set(session, client);
  return session;
}

function stateOf({ store }: Session) {
  const { timestamp, userData } = store.getState();
  return { timestamp, isLoggedIn: userData.isLoggedIn, user: userData.userData };
}

const knownOf = (session: Session) => session.store.getState().known;

/** Sends a form whose call is repeated until it is answered. */
function submit<Input, Data>(
  session: Session,
  mutation: ReturnType<typeof retryUntilAnswered<Input, Data>>,
  input: Input,
  { signal } = new AbortController(),
) {
  const form = new MutationObserver(clients.get(session) ?? new QueryClient(), mutation);
  return { form, done: form.mutate({ input, signal }) };
}

const logIn = (session: Session, credentials: Credentials, leave?: AbortController) =>
  submit(session, loginMutation(session), credentials, leave);

describe('the check', () => {
  it('has an unknown state, then the logged-in user, and is repeated every 60 s', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [ok, refused('NOT_LOGGED_IN')] });
    const session = sessionOf(rpc);
    expect(stateOf(session).isLoggedIn).toBeNull();
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: { firstName: 'Adnan' } });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: false, user: null });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(2);
  });

  it('runs when a page is shown again, because another tab may have changed the login', async () => {
    const shown = { visibilityState: 'visible' };
    vi.stubGlobal('document', shown);
    const { rpc, calls } = scripted({ 'auth.checkLogin': [refused('NOT_LOGGED_IN'), ok] });
    const session = sessionOf(rpc);
    const stop = session.start();
    const show = () => page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    shown.visibilityState = 'hidden';
    show();
    expect(calls).toHaveLength(1);
    shown.visibilityState = 'visible';
    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, timestamp: Date.now() });
    stop();
  });

  it('makes the state unknown when it gets no answer, and is repeated every 2 s', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [down, down, refused('NOT_LOGGED_IN')] });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stateOf(session).isLoggedIn).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stateOf(session).isLoggedIn).toBe(false);
    expect(calls).toHaveLength(3);
  });

  it('keeps the last known login when it gets no answer', async () => {
    const { rpc } = scripted({ 'auth.checkLogin': [ok, down, down, refused('NOT_LOGGED_IN'), down] });
    const session = sessionOf(rpc);
    expect(knownOf(session).isLoggedIn).toBeNull();
    session.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: null, user: null });
    expect(knownOf(session).user).toMatchObject({ firstName: 'Adnan' });
    // The second failure must not overwrite it with what is unknown.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(knownOf(session).user).toMatchObject({ firstName: 'Adnan' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(knownOf(session).user).toBeNull();
  });

  it.each(['RPC_CLIENT_ERROR', 'CLIENT_RPC_ID_NOT_FOUND', 'SERVER_ERROR'])(
    'does not log out when the answer is %s',
    async (code) => {
      const { rpc } = scripted({ 'auth.checkLogin': [ok, refused(code), ok] });
      const session = sessionOf(rpc);
      session.start();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(stateOf(session)).toMatchObject({ isLoggedIn: null });
      await vi.advanceTimersByTimeAsync(2_000);
      expect(stateOf(session)).toMatchObject({ isLoggedIn: true });
    },
  );

  it('counts a refusal with an unknown code as an answer', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [refused('NEVER_HEARD')] });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stateOf(session).isLoggedIn).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('runs at once when called, and restarts the interval', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [down] });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(1_500);
    await session.check();
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
  });

  it('stops when the session is stopped', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [down] });
    const session = sessionOf(rpc);
    const stop = session.start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    // As after a call that has been under way.
    await session.checkIfUnknown();
    expect(calls).toHaveLength(1);
  });

  it('sends nothing when the session is stopped in the same task, as StrictMode does', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    sessionOf(createRpcClient({ url: '' })).start()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not undo a login when it is answered after it', async () => {
    const answers = new EventTarget();
    const late = () =>
      new Promise((_resolve, reject) => {
        answers.addEventListener('check', () => reject(new RpcError('NOT_LOGGED_IN')));
      });
    const { rpc } = scripted({ 'auth.checkLogin': [late], 'auth.loginShop': [ok] });
    const session = sessionOf(rpc);
    session.start();
    await session.login({ username: 'adnan@example.ba', password: 'hrast-2026' });
    answers.dispatchEvent(new Event('check'));
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(true);
  });
});

describe('the browser', () => {
  const dispatch = (event: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(event), { persisted }));

  it('triggers a check when it restores the page from the back/forward cache', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [ok, refused('NOT_LOGGED_IN')] });
    const session = sessionOf(rpc);
    const stop = session.start();
    await vi.advanceTimersByTimeAsync(0);
    dispatch('pageshow', false);
    expect(calls).toHaveLength(1);
    dispatch('pageshow', true);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(false);
    stop();
    dispatch('pageshow', true);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['back by a day', -86_400_000],
    ['ahead by a day', 86_400_000],
    ['back by an hour, as in October', -3_600_000],
  ])('does not change the 60 s interval when its clock is set %s', async (_, jump) => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [ok] });
    const stop = sessionOf(rpc).start();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.setSystemTime(Date.now() + jump);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(calls).toHaveLength(3);
    stop();
  });
});

describe('two tabs', () => {
  const of = (name: string) => () =>
    Promise.resolve({ UserInfo: { FirstName: name, Email: `${name}@example.ba` } });
  const credentials = { username: 'adnan@example.ba', password: 'hrast-2026' };

  /** A tab that starts with Adnan logged in, and another one in the same browser, whose events it does not get itself. */
  async function openTabs(later: () => Promise<unknown>) {
    const here = scripted({ 'auth.checkLogin': [of('adnan'), later] });
    const there = scripted({
      'auth.loginShop': [later],
      'auth.logout': [() => Promise.resolve(true)],
    });
    const [tab, otherTab] = [sessionOf(here.rpc), sessionOf(there.rpc)];
    tab.start();
    await vi.advanceTimersByTimeAsync(0);
    /** The browser tells a tab of what another one has stored. */
    const hear = async () => {
      page.dispatchEvent(Object.assign(new Event('storage'), { key: LOGIN_KEY }));
      await vi.advanceTimersByTimeAsync(0);
    };
    return { tab, otherTab, hear };
  }

  it('share the id, and after a logout in one the page of the other is nobody’s', async () => {
    const { tab, otherTab, hear } = await openTabs(refused('NOT_LOGGED_IN'));
    expect(tab.loginId()).toBe(otherTab.loginId());
    const { person } = knownOf(tab);
    await otherTab.logout();
    await hear();
    expect(knownOf(tab)).toMatchObject({ user: null, owner: guest, ended: 'loggedOutElsewhere' });
    expect(knownOf(tab).person).not.toBe(person);
    expect(knownOf(otherTab)).toMatchObject({ user: null, ended: undefined });
  });

  it('have the page rendered anew when another user has logged in in the other', async () => {
    const { tab, otherTab, hear } = await openTabs(of('edin'));
    const { person, owner } = knownOf(tab);
    await otherTab.login(credentials);
    // Until the check, the page is the first one's.
    expect(knownOf(tab)).toMatchObject({ owner, person });
    await hear();
    expect(knownOf(tab)).toMatchObject({ user: { firstName: 'edin' }, ended: undefined });
    expect(knownOf(tab).owner.login).toBe(otherTab.loginId());
    expect(knownOf(tab).person).not.toBe(person);
  });

  it('keep the page of a user who has logged in again in the other', async () => {
    const { tab, otherTab, hear } = await openTabs(of('adnan'));
    const { person } = knownOf(tab);
    await otherTab.logout();
    await otherTab.login(credentials);
    await hear();
    expect(knownOf(tab)).toMatchObject({ user: { firstName: 'adnan' }, person });
  });
});

describe('the person whose page it is', () => {
  const credentials = { username: 'adnan@example.ba', password: 'hrast-2026' };
  const of = (Email: string, PhoneNumber: string) => () =>
    Promise.resolve({ UserInfo: { Email, PhoneNumber } });
  const first = of('adnan@example.ba', '38761111111');

  it.each([
    ['a guest logs in', refused('NOT_LOGGED_IN'), [first], true],
    ['the login expires and begins again', first, [refused('NOT_LOGGED_IN'), first], true],
    ['there is no answer for a while', first, [down, first], true],
    ['the user has saved another email', first, [of('drugi@example.ba', '38761111111')], true],
    ['the user has saved another phone', first, [of('adnan@example.ba', '38762222222')], true],
    ['a check finds another user', first, [of('edin@example.ba', '38763333333')], false],
    ['… without a phone', of('adnan@example.ba', ''), [of('edin@example.ba', '')], false],
    ['… after a failed check', first, [down, of('edin@example.ba', '')], false],
    ['… after an expired login', first, [refused('NOT_LOGGED_IN'), of('edin@example.ba', '')], false],
  ])('when %s', async (_, start, later, isSame) => {
    const { rpc } = scripted({ 'auth.checkLogin': [start, ...later] });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    const before = knownOf(session);
    const login = session.loginId();
    for (const _check of later) await session.check();
    const now = knownOf(session);
    expect(now.person === before.person).toBe(isSame);
    expect(now.owner.login).toBe(session.loginId());
    if (login !== undefined) expect(session.loginId() === login).toBe(isSame);
  });

  it('remains the one whose login has expired, and is nobody after a logout here', async () => {
    const { rpc } = scripted({ 'auth.loginShop': [first, first], 'auth.logout': [ok] });
    const session = sessionOf(rpc);
    await session.login(credentials);
    const { owner, person } = knownOf(session);
    session.expire(Date.now());
    expect(knownOf(session)).toMatchObject({ user: null, owner, person, ended: 'expired' });
    await session.login(credentials);
    expect(knownOf(session)).toMatchObject({ owner, person, ended: undefined });
    await session.logout();
    // The account is left for home, which needs nothing rendered anew.
    expect(knownOf(session)).toMatchObject({ user: null, owner: guest, person, ended: undefined });
  });
});

describe('login', () => {
  const credentials = { username: 'adnan@example.ba', password: 'hrast-2026' };

  it('sets the user and the timestamp', async () => {
    const { rpc } = scripted({ 'auth.loginShop': [ok] });
    const session = sessionOf(rpc);
    vi.advanceTimersByTime(5_000);
    await session.login(credentials);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, timestamp: Date.now() });
  });

  it('rejects with the refusal and leaves the state unchanged', async () => {
    const { rpc } = scripted({ 'auth.loginShop': [refused('WRONG_CREDENTIALS')] });
    const session = sessionOf(rpc);
    session.expire(Date.now());
    await expect(session.login(credentials)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(stateOf(session).isLoggedIn).toBe(false);
  });

  it('makes the state unknown and tries again after 2 s when it cannot reach the server', async () => {
    const { rpc, calls } = scripted({ 'auth.loginShop': [down, down, ok] });
    const session = sessionOf(rpc);
    session.expire(Date.now());
    const { form, done } = logIn(session, credentials);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(stateOf(session).isLoggedIn).toBeNull();
    expect(calls).toHaveLength(1);
    expect(form.getCurrentResult()).toMatchObject({ isPending: true, failureCount: 1 });
    await vi.advanceTimersByTimeAsync(2_001);
    await done;
    expect(calls).toHaveLength(3);
    expect(stateOf(session).isLoggedIn).toBe(true);
  });

  it('stops when its signal aborts', async () => {
    const { rpc, calls } = scripted({ 'auth.loginShop': [down] });
    const leave = new AbortController();
    const { done } = logIn(sessionOf(rpc), credentials, leave);
    const reason = new Error('left');
    const outcome = expect(done).rejects.toBe(reason);
    await vi.advanceTimersByTimeAsync(500);
    leave.abort(reason);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['aborted', down],
    ['refused', refused('WRONG_CREDENTIALS')],
  ])('checks who is logged in when it is %s after an unanswered try', async (_, second) => {
    const { rpc, calls } = scripted({
      'auth.checkLogin': [refused('NOT_LOGGED_IN')],
      'auth.loginShop': [down, second],
    });
    const session = sessionOf(rpc);
    session.start();
    const leave = new AbortController();
    const outcome = expect(logIn(session, credentials, leave).done).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stateOf(session).isLoggedIn).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    leave.abort(new Error('left'));
    await vi.advanceTimersByTimeAsync(2_000);
    await outcome;
    expect(stateOf(session).isLoggedIn).toBe(false);
    expect(calls.filter((method) => method === 'auth.checkLogin')).toHaveLength(2);
  });
});

describe('a call that is repeated until it is answered', () => {
  const sendCode = (session: Session, rpc: ShopRpc, leave?: AbortController) =>
    submit(
      session,
      retryUntilAnswered(session, (address: string, options: RpcOptions) =>
        rpc.call({ method: 'auth.generateToken', params: { Email: address } }, options),
      ),
      'adnan@example.ba',
      leave,
    ).done;

  it('keeps the last known login while the server cannot be reached', async () => {
    const { rpc } = scripted({ 'auth.checkLogin': [ok], 'auth.generateToken': [down, down, ok] });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    const done = sendCode(session, rpc);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(stateOf(session).isLoggedIn).toBeNull();
    expect(knownOf(session).user).toMatchObject({ firstName: 'Adnan' });
    await vi.advanceTimersByTimeAsync(1_000);
    await done;
  });

  it('is repeated every 2 s, then the session checks who is logged in', async () => {
    const { rpc, calls } = scripted({
      'auth.checkLogin': [ok],
      'auth.generateToken': [down, down, () => Promise.resolve(true)],
    });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(true);
    const done = sendCode(session, rpc);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: null, user: null });
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(stateOf(session).isLoggedIn).toBe(true);
    expect(calls.filter((method) => method === 'auth.generateToken')).toHaveLength(3);
  });

  it('leaves the session unchanged when the call is answered at once, even with a refusal', async () => {
    const { rpc, calls } = scripted({
      'auth.checkLogin': [ok],
      'auth.generateToken': [() => Promise.resolve(true), refused('NOT_FOUND')],
    });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(0);
    await sendCode(session, rpc);
    await expect(sendCode(session, rpc)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(stateOf(session).isLoggedIn).toBe(true);
    expect(calls.filter((method) => method === 'auth.checkLogin')).toHaveLength(1);
  });

  it('is not repeated when it is aborted as it fails', async () => {
    const leave = new AbortController();
    const downAsItIsLeft = () => {
      leave.abort();
      return down();
    };
    const { rpc, calls } = scripted({ 'auth.generateToken': [downAsItIsLeft] });
    const outcome = expect(sendCode(sessionOf(rpc), rpc, leave)).rejects.toMatchObject({
      name: 'AbortError',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(calls).toHaveLength(1);
  });
});

describe('a saved profile', () => {
  const saved = { firstName: 'Adi', lastName: '', username: '', phone: '', email: 'adnan@example.ba' };

  it('is not overwritten by a check that was sent before', async () => {
    const answers = new EventTarget();
    const late = () =>
      new Promise((resolve) => {
        answers.addEventListener('check', () => resolve(profile));
      });
    const { rpc, calls } = scripted({ 'auth.checkLogin': [ok, late, ok] });
    const session = sessionOf(rpc);
    session.start();
    await vi.advanceTimersByTimeAsync(60_000);
    session.update(saved, session.loginId());
    const timestamp = Date.now();
    answers.dispatchEvent(new Event('check'));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: saved, timestamp });
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(3);
  });

  it('does not undo a logout', async () => {
    const { rpc } = scripted({ 'auth.loginShop': [ok], 'auth.logout': [() => Promise.resolve(true)] });
    const session = sessionOf(rpc);
    await session.login({ username: 'adnan@example.ba', password: 'hrast-2026' });
    const login = session.loginId();
    await session.logout();
    session.update(saved, login);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: false, user: null });
  });

  it('does not become that of another user who has logged in since', async () => {
    const edin = { UserInfo: { FirstName: 'Edin', Email: 'edin@example.ba' } };
    const { rpc } = scripted({
      'auth.loginShop': [ok, () => Promise.resolve(edin)],
      'auth.logout': [() => Promise.resolve(true)],
    });
    const session = sessionOf(rpc);
    await session.login({ username: 'adnan@example.ba', password: 'hrast-2026' });
    const login = session.loginId();
    await session.logout();
    await session.login({ username: 'edin@example.ba', password: 'hrast-2026' });
    session.update(saved, login);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: { firstName: 'Edin' } });
  });
});

describe('a late refusal', () => {
  const credentials = { username: 'adnan@example.ba', password: 'hrast-2026' };

  it('does not end a login that came after its call', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [ok], 'auth.loginShop': [ok] });
    const session = sessionOf(rpc);
    const stop = session.start();
    await vi.advanceTimersByTimeAsync(0);
    const sentAt = Date.now();
    await vi.advanceTimersByTimeAsync(1_000);
    session.expire(sentAt);
    expect(stateOf(session).isLoggedIn).toBe(false);
    await session.login(credentials);
    session.expire(sentAt);
    expect(stateOf(session).isLoggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(true);
    expect(calls.filter((method) => method === 'auth.checkLogin')).toHaveLength(2);
    stop();
  });

  it('ends it if the server knows of no login', async () => {
    const { rpc } = scripted({ 'auth.checkLogin': [ok, refused('NOT_LOGGED_IN')], 'auth.loginShop': [ok] });
    const session = sessionOf(rpc);
    const stop = session.start();
    await vi.advanceTimersByTimeAsync(0);
    const sentAt = Date.now();
    await vi.advanceTimersByTimeAsync(1_000);
    await session.login(credentials);
    session.expire(sentAt);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(false);
    stop();
  });

  it('does not end the check after a login in another tab', async () => {
    const answers = new EventTarget();
    const late = () =>
      new Promise((resolve) => {
        answers.addEventListener('check', () => resolve(profile));
      });
    const { rpc } = scripted({ 'auth.checkLogin': [refused('NOT_LOGGED_IN'), late] });
    const session = sessionOf(rpc);
    const stop = session.start();
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(Object.assign(new Event('storage'), { key: LOGIN_KEY }));
    await vi.advanceTimersByTimeAsync(0);
    session.expire(Date.now());
    await vi.advanceTimersByTimeAsync(0);
    answers.dispatchEvent(new Event('check'));
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(true);
    stop();
  });
});

describe('logout', () => {
  it.each([
    ['forgets the user', () => Promise.resolve(true)],
    ['succeeds when the server knows of no login', refused('NOT_LOGGED_IN')],
  ])('%s', async (_, answer) => {
    const { rpc } = scripted({ 'auth.loginShop': [ok], 'auth.logout': [answer] });
    const session = sessionOf(rpc);
    await session.login({ username: 'adnan@example.ba', password: 'hrast-2026' });
    await session.logout();
    expect(stateOf(session)).toMatchObject({ isLoggedIn: false, user: null });
  });

  it('fails and keeps the user when the server cannot be reached', async () => {
    const { rpc } = scripted({ 'auth.loginShop': [ok], 'auth.logout': [down] });
    const session = sessionOf(rpc);
    await session.login({ username: 'adnan@example.ba', password: 'hrast-2026' });
    await expect(session.logout()).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR' });
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: { firstName: 'Adnan' } });
  });
});
