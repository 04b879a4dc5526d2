import { environmentManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage, rpcAnswering } from '#mocks/testing';
import type { ShopRpc } from '../api';
import { createRpcClient, RpcError, type RpcOptions } from '../protocol';
import { guest, LOGIN_KEY } from './loginId';
import { loginMutation, retryUntilAnswered } from './mutations';
import { createSession, type Session } from './session';

const profile = { UserInfo: { FirstName: 'Adnan', Email: 'adnan@example.ba' } };
const credentials = { username: 'adnan@example.ba', password: 'hrast-2026' };
const down = () => Promise.reject(new RpcError('RPC_CLIENT_ERROR'));
const refused = (code: string) => () => Promise.reject(new RpcError(code));
const ok = () => Promise.resolve(profile);
const done = () => Promise.resolve(true);
const guestThere = refused('NOT_LOGGED_IN');
const of =
  (Email: string, PhoneNumber = '') =>
  () =>
    Promise.resolve({ UserInfo: { FirstName: Email.split('@')[0], Email, PhoneNumber } });

/** An answer that comes when `come` is called. */
function late(answer: () => Promise<unknown>) {
  let come = () => {};
  const waiting = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { answer: () => waiting.then(answer), come: () => come() };
}

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

/** A session that has started and has had its first answer. */
async function open(answers: Parameters<typeof scripted>[0]) {
  const { rpc, calls } = scripted(answers);
  const session = sessionOf(rpc);
  const stop = session.start();
  await vi.advanceTimersByTimeAsync(0);
  return { session, rpc, stop, checks: () => calls.filter((method) => method === 'auth.checkLogin').length };
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
  return { form, sent: form.mutate({ input, signal }) };
}

describe('the check', () => {
  it('has an unknown state, then the logged-in user, and is repeated every 60 s', async () => {
    const { rpc, calls } = scripted({ 'auth.checkLogin': [ok, guestThere] });
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

  it('without an answer makes the state unknown, is repeated every 2 s and keeps the last known login', async () => {
    const { session, checks } = await open({ 'auth.checkLogin': [ok, down, down, guestThere] });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: null, user: null });
    expect(knownOf(session).user).toMatchObject({ firstName: 'Adnan' });
    // The second failure must not overwrite it with what is unknown.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(knownOf(session).user).toMatchObject({ firstName: 'Adnan' });
    expect(checks()).toBe(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(stateOf(session).isLoggedIn).toBe(false);
    expect(knownOf(session).user).toBeNull();
  });

  it('runs when a page is shown again, because another tab may have changed the login', async () => {
    const shown = { visibilityState: 'visible' };
    vi.stubGlobal('document', shown);
    const { session, checks } = await open({ 'auth.checkLogin': [guestThere, ok] });
    const show = () => page.dispatchEvent(new Event('visibilitychange'));
    shown.visibilityState = 'hidden';
    show();
    expect(checks()).toBe(1);
    shown.visibilityState = 'visible';
    show();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, timestamp: Date.now() });
  });

  it('stops when the session is stopped', async () => {
    const { session, stop, checks } = await open({ 'auth.checkLogin': [down] });
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    // As after a call that has been under way.
    await session.checkIfUnknown();
    expect(checks()).toBe(1);
  });

  it('sends nothing when the session is stopped in the same task, as StrictMode does', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    sessionOf(createRpcClient({ url: '' })).start()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not undo a login when it is answered after it', async () => {
    const { answer, come } = late(guestThere);
    const { session } = await open({ 'auth.checkLogin': [answer], 'auth.loginShop': [ok] });
    await session.login(credentials);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(true);
  });
});

describe('two tabs', () => {
  /** A tab that starts with Adnan logged in, and another one in the same browser, whose events it does not get itself. */
  async function openTabs(later: () => Promise<unknown>) {
    const { session: tab } = await open({ 'auth.checkLogin': [of('adnan@example.ba'), later] });
    const otherTab = sessionOf(scripted({ 'auth.loginShop': [later], 'auth.logout': [done] }).rpc);
    /** The browser tells a tab of what another one has stored. */
    const hear = async () => {
      page.dispatchEvent(Object.assign(new Event('storage'), { key: LOGIN_KEY }));
      await vi.advanceTimersByTimeAsync(0);
    };
    return { tab, otherTab, hear };
  }

  it('share the id, and after a logout in one the page of the other is nobody’s', async () => {
    const { tab, otherTab, hear } = await openTabs(guestThere);
    expect(tab.loginId()).toBe(otherTab.loginId());
    const { person } = knownOf(tab);
    await otherTab.logout();
    await hear();
    expect(knownOf(tab)).toMatchObject({ user: null, owner: guest, ended: 'loggedOutElsewhere' });
    expect(knownOf(tab).person).not.toBe(person);
    expect(knownOf(otherTab)).toMatchObject({ user: null, ended: undefined });
  });

  it('have the page rendered anew when another user has logged in in the other', async () => {
    const { tab, otherTab, hear } = await openTabs(of('edin@example.ba'));
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
    const { tab, otherTab, hear } = await openTabs(of('adnan@example.ba'));
    const { person } = knownOf(tab);
    await otherTab.logout();
    await otherTab.login(credentials);
    await hear();
    expect(knownOf(tab)).toMatchObject({ user: { firstName: 'adnan' }, person });
  });
});

describe('the person whose page it is', () => {
  const first = of('adnan@example.ba', '38761111111');

  it.each([
    ['a guest logs in', guestThere, [first], true],
    ['the login expires and begins again', first, [guestThere, first], true],
    ['the user has saved another email', first, [of('drugi@example.ba', '38761111111')], true],
    ['the user has saved another phone', first, [of('adnan@example.ba', '38762222222')], true],
    ['a check finds another user', first, [of('edin@example.ba', '38763333333')], false],
    ['… without a phone', of('adnan@example.ba'), [of('edin@example.ba')], false],
    ['… after a failed check', first, [down, of('edin@example.ba')], false],
    ['… after an expired login', first, [guestThere, of('edin@example.ba')], false],
  ])('when %s', async (_, start, later, isSame) => {
    const { session } = await open({ 'auth.checkLogin': [start, ...later] });
    const before = knownOf(session);
    const login = session.loginId();
    for (const _check of later) await session.check();
    const now = knownOf(session);
    expect(now.person === before.person).toBe(isSame);
    expect(now.owner.login).toBe(session.loginId());
    if (login !== undefined) expect(session.loginId() === login).toBe(isSame);
  });

  it('remains the one whose login has expired, and is nobody after a logout here', async () => {
    const session = sessionOf(scripted({ 'auth.loginShop': [first], 'auth.logout': [ok] }).rpc);
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
  it('sets the user and the timestamp', async () => {
    const session = sessionOf(scripted({ 'auth.loginShop': [ok] }).rpc);
    vi.advanceTimersByTime(5_000);
    await session.login(credentials);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, timestamp: Date.now() });
  });

  it('rejects with the refusal and leaves the state unchanged', async () => {
    const session = sessionOf(scripted({ 'auth.loginShop': [refused('WRONG_CREDENTIALS')] }).rpc);
    session.expire(Date.now());
    await expect(session.login(credentials)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(stateOf(session).isLoggedIn).toBe(false);
  });

  it('makes the state unknown and tries again after 2 s when it cannot reach the server', async () => {
    const { rpc, calls } = scripted({ 'auth.loginShop': [down, down, ok] });
    const session = sessionOf(rpc);
    session.expire(Date.now());
    const { form, sent } = submit(session, loginMutation(session), credentials);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(stateOf(session).isLoggedIn).toBeNull();
    expect(calls).toHaveLength(1);
    expect(form.getCurrentResult()).toMatchObject({ isPending: true, failureCount: 1 });
    await vi.advanceTimersByTimeAsync(2_001);
    await sent;
    expect(calls).toHaveLength(3);
    expect(stateOf(session).isLoggedIn).toBe(true);
  });

  it.each([
    ['aborted', down, new Error('left')],
    ['refused', refused('WRONG_CREDENTIALS'), new RpcError('WRONG_CREDENTIALS')],
  ])('ends and checks who is logged in when it is %s after an unanswered try', async (_, second, reason) => {
    const answers = { 'auth.checkLogin': [guestThere], 'auth.loginShop': [down, second, ok] };
    const { session, checks } = await open(answers);
    const leave = new AbortController();
    const outcome = expect(submit(session, loginMutation(session), credentials, leave).sent).rejects.toEqual(
      reason,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stateOf(session).isLoggedIn).toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    leave.abort(reason);
    await vi.advanceTimersByTimeAsync(2_000);
    await outcome;
    expect(stateOf(session).isLoggedIn).toBe(false);
    expect(checks()).toBe(2);
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
    ).sent;

  it('is repeated every 2 s, keeps the last known login, then the session checks who is logged in', async () => {
    const answers = { 'auth.checkLogin': [ok], 'auth.generateToken': [down, down, done] };
    const { session, rpc, checks } = await open(answers);
    const sent = sendCode(session, rpc);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: null, user: null });
    expect(knownOf(session).user).toMatchObject({ firstName: 'Adnan' });
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(stateOf(session).isLoggedIn).toBe(true);
    expect(checks()).toBe(2);
  });

  it('leaves the session unchanged when the call is answered at once, even with a refusal', async () => {
    const answers = { 'auth.checkLogin': [ok], 'auth.generateToken': [done, refused('NOT_FOUND')] };
    const { session, rpc, checks } = await open(answers);
    await sendCode(session, rpc);
    await expect(sendCode(session, rpc)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(stateOf(session).isLoggedIn).toBe(true);
    expect(checks()).toBe(1);
  });

  it('is not repeated when it is aborted as it fails', async () => {
    const leave = new AbortController();
    const downAsItIsLeft = () => {
      leave.abort();
      return down();
    };
    const { rpc, calls } = scripted({ 'auth.generateToken': [downAsItIsLeft] });
    const aborted = { name: 'AbortError' };
    const outcome = expect(sendCode(sessionOf(rpc), rpc, leave)).rejects.toMatchObject(aborted);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(calls).toHaveLength(1);
  });
});

describe('a saved profile', () => {
  const saved = { firstName: 'Adi', lastName: '', username: '', phone: '', email: 'adnan@example.ba' };

  it('is not overwritten by a check that was sent before', async () => {
    const { answer, come } = late(ok);
    const { session, checks } = await open({ 'auth.checkLogin': [ok, answer, ok] });
    await vi.advanceTimersByTimeAsync(60_000);
    session.update(saved, session.loginId());
    const timestamp = Date.now();
    come();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: saved, timestamp });
    await vi.advanceTimersByTimeAsync(1);
    expect(checks()).toBe(3);
  });

  it('does not undo a logout, nor become that of another user who has logged in since', async () => {
    const answers = { 'auth.loginShop': [ok, of('edin@example.ba')], 'auth.logout': [done] };
    const session = sessionOf(scripted(answers).rpc);
    await session.login(credentials);
    const login = session.loginId();
    await session.logout();
    session.update(saved, login);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: false, user: null });
    await session.login(credentials);
    session.update(saved, login);
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: { firstName: 'edin' } });
  });
});

describe('a late refusal', () => {
  it.each([
    ['does not end a login that came after its call', ok, true],
    ['ends it if the server knows of no login', guestThere, false],
  ])('%s', async (_what, now, isLoggedIn) => {
    const answers = { 'auth.checkLogin': [ok, now], 'auth.loginShop': [ok] };
    const { session, checks } = await open(answers);
    const sentAt = Date.now();
    await vi.advanceTimersByTimeAsync(1_000);
    session.expire(Date.now());
    expect(stateOf(session).isLoggedIn).toBe(false);
    await session.login(credentials);
    session.expire(sentAt);
    expect(stateOf(session).isLoggedIn).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(isLoggedIn);
    expect(checks()).toBe(2);
  });

  it('does not end the check after a login in another tab', async () => {
    const { answer, come } = late(ok);
    const { session } = await open({ 'auth.checkLogin': [guestThere, answer] });
    page.dispatchEvent(Object.assign(new Event('storage'), { key: LOGIN_KEY }));
    await vi.advanceTimersByTimeAsync(0);
    session.expire(Date.now());
    await vi.advanceTimersByTimeAsync(0);
    come();
    await vi.advanceTimersByTimeAsync(0);
    expect(stateOf(session).isLoggedIn).toBe(true);
  });
});

describe('logout', () => {
  it.each([
    ['forgets the user', done],
    ['succeeds when the server knows of no login', guestThere],
  ])('%s', async (_, answer) => {
    const session = sessionOf(scripted({ 'auth.loginShop': [ok], 'auth.logout': [answer] }).rpc);
    await session.login(credentials);
    await session.logout();
    expect(stateOf(session)).toMatchObject({ isLoggedIn: false, user: null });
  });

  it('fails and keeps the user when the server cannot be reached', async () => {
    const session = sessionOf(scripted({ 'auth.loginShop': [ok], 'auth.logout': [down] }).rpc);
    await session.login(credentials);
    await expect(session.logout()).rejects.toMatchObject({ code: 'RPC_CLIENT_ERROR' });
    expect(stateOf(session)).toMatchObject({ isLoggedIn: true, user: { firstName: 'Adnan' } });
  });
});
