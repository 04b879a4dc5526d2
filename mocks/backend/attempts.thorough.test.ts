import { expect, test, vi } from 'vitest';
import { exampleOf, sendExample } from '../examples';
import { catalogue, fixtures, resetCode } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { atLeast, beginAttempt, MOST_FAILURES, MOST_WRITES } from './attempts';
import type { Sleep } from './method';
import { TooManyAttempts } from './method';
import { ATTEMPTS_MS } from './store';
import { testBackend, visitorOf } from './testing';
import { newUser } from './users';

const { UserInfo, Password } = fixtures.BA.member;

const open = (sleep: Sleep, address?: string) => {
  const store = createMemoryStore(fixtures.BA, catalogue);
  let now = new Date('2030-05-04T10:00:00Z');
  return {
    begin: (account: string, from = address) =>
      beginAttempt({ store, sleep, now: () => now, address: from }, account),
    wait: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
};

test('an account is slowed after ten failures, more with each, until one succeeds', async () => {
  const sleep = vi.fn(async () => {});
  const { begin } = open(sleep);
  const fail = async (times: number, account = 'edin') => {
    for (let time = 0; time < times; time += 1) await begin(account);
  };
  await fail(10);
  await fail(10, 'somebody else');
  expect(sleep).not.toHaveBeenCalled();
  await fail(7);
  expect(sleep.mock.calls).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].map((ms) => [ms]));
  await (await begin('edin')).succeeded();
  sleep.mockClear();
  await fail(10);
  expect(sleep).not.toHaveBeenCalled();
});

test('attempts at the same moment are all counted', async () => {
  const sleep = vi.fn(async () => {});
  const { begin } = open(sleep);
  await Promise.all(Array.from({ length: 12 }, () => begin('edin')));
  expect(sleep).toHaveBeenCalledTimes(2);
});

test('after a hundred failures an account is refused for an hour, also who repeats it all the time', async () => {
  const { begin, wait } = open(async () => {}, '192.0.2.7');
  for (let time = 0; time < MOST_FAILURES; time += 1) await begin('edin');
  for (let minute = 0; minute < 60; minute += 1) {
    await expect(begin('edin')).rejects.toThrow(TooManyAttempts);
    wait(ATTEMPTS_MS / 60);
  }
  await expect(begin('edin')).rejects.toThrow(TooManyAttempts);
  wait(1);
  await (await begin('edin')).succeeded();
});

test('an attempt that is refused counts neither for the account nor for the address', async () => {
  const sleep = vi.fn(async () => {});
  const { begin } = open(sleep);
  for (let time = 0; time < MOST_FAILURES; time += 1) await begin('edin', '192.0.2.7');
  for (let time = 0; time < MOST_FAILURES; time += 1) {
    await expect(begin('edin', '192.0.2.8')).rejects.toThrow(TooManyAttempts);
    await expect(begin('mirza', '192.0.2.7')).rejects.toThrow(TooManyAttempts);
  }
  sleep.mockClear();
  await begin('mirza', '192.0.2.8');
  expect(sleep).not.toHaveBeenCalled();
});

test('an address is refused that has tried a hundred accounts, successes not counted', async () => {
  const { begin } = open(async () => {}, '192.0.2.7');
  for (let time = 0; time < 2 * MOST_FAILURES; time += 1) await (await begin(`own ${time}`)).succeeded();
  for (let time = 0; time < MOST_FAILURES; time += 1) await begin(`account ${time}`);
  await expect(begin('another')).rejects.toThrow(TooManyAttempts);
});

test.each([
  ['a password', 'auth.loginShop', { username: UserInfo.Email, password: 'pogresna-1' }],
  [
    'a password where it is changed',
    'shopUsers.f.changePassword',
    { oldPassword: 'pogresna-1', newPassword: 'sasvim-nova' },
  ],
  ['a code', 'auth.resetPassword', { Email: UserInfo.Email, Token: '000000', NewPassword: 'sasvim-nova' }],
  ['codes by new ones', 'auth.generateToken', { Email: UserInfo.Email }],
])('who guesses %s a hundred times gets HTTP 429', async (_what, method, params) => {
  const { visitor } = testBackend();
  const guesser = visitor();
  await guesser.logIn();
  const guess = () => guesser.post('/_rpc', { action: 'call', method, params });
  for (let time = 0; time < MOST_FAILURES; time += 1) expect((await guess()).status).toBe(200);
  expect((await guess()).status).toBe(429);
});

test('failures where the password is changed count for the login too, and its right one ends them', async () => {
  const member = testBackend().visitor();
  await member.logIn();
  const change = (oldPassword: string) =>
    member.post('/_rpc', {
      action: 'call',
      method: 'shopUsers.f.changePassword',
      params: { oldPassword, newPassword: Password },
    });
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await change('pogresna-1');
  };
  const logIn = () =>
    member.post('/_rpc', {
      action: 'call',
      method: 'auth.loginShop',
      params: { username: UserInfo.Email, password: Password },
    });
  await fail(MOST_FAILURES - 1);
  expect((await change(Password)).status).toBe(200);
  await fail(MOST_FAILURES);
  expect((await logIn()).status).toBe(429);
});

test.each(['shopOrders.add', 'shopReviews.add', 'staticContent.images.f.upload'])(
  'the 301st %s within an hour gets HTTP 429',
  async (method) => {
    const { visitor } = testBackend();
    const member = visitor();
    await member.logIn();
    const write = () => sendExample(member, exampleOf(method));
    for (let time = 0; time < MOST_WRITES; time += 1) expect((await write()).status).toBe(200);
    expect((await write()).status).toBe(429);
    // Whoever is refused can still read.
    expect(await member.call('shopOrders.f.getAll')).toBeInstanceOf(Array);
  },
);

test('the 301st registration from an address within an hour gets HTTP 429', async () => {
  const { handler } = testBackend();
  const register = (address: string) =>
    handler(
      new Request('http://shop.test/_rpc', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action: 'call', method: 'shopUsers.f.add', params: newUser }),
      }),
      address,
    );
  for (let time = 0; time < MOST_WRITES; time += 1) expect((await register('192.0.2.7')).status).toBe(200);
  expect((await register('192.0.2.7')).status).toBe(429);
  expect((await register('192.0.2.8')).status).toBe(200);
});

test('the eleventh login with a wrong password waits, in each spelling of the name', async () => {
  const sleep = vi.fn(async () => {});
  const store = createMemoryStore(fixtures.BA, catalogue);
  const visitor = visitorOf(createBackend({ stores: { BA: store, RS: store, HR: store, ME: store }, sleep }));
  const logIn = (username: string, password: string) =>
    visitor.call('auth.loginShop', { username, password });
  for (let time = 0; time < 10; time += 1) await logIn(` ${UserInfo.Email} `, 'pogresna-1');
  expect(sleep).not.toHaveBeenCalled();
  expect(await logIn(UserInfo.Email.toUpperCase(), Password)).toMatchObject({ UserInfo });
  expect(sleep).toHaveBeenCalledExactlyOnceWith(1000);
});

test.each([
  ['an answer', () => Promise.resolve(1), { status: 'fulfilled', value: 1 }],
  ['a refusal', () => Promise.reject(new Error('no')), { status: 'rejected', reason: new Error('no') }],
])('%s waits for its time', async (_what, work: () => Promise<number>, outcome) => {
  let wake = () => {};
  const sleep = vi.fn(() => new Promise<void>((resolve) => (wake = resolve)));
  const settled = vi.fn();
  const waiting = Promise.allSettled([atLeast(300, sleep, work)]).then(settled);
  // Whatever does not wait for `sleep` has settled by then.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sleep).toHaveBeenCalledExactlyOnceWith(300);
  expect(settled).not.toHaveBeenCalled();
  wake();
  await waiting;
  expect(settled).toHaveBeenCalledWith([outcome]);
});

test.each([
  ['auth.generateToken', { Email: UserInfo.Email }],
  ['auth.generateToken', { Email: 'niko@example.com' }],
  ['auth.resetPassword', { Email: UserInfo.Email, Token: '000000', NewPassword: 'sasvim-nova' }],
  ['auth.resetPassword', { Email: 'niko@example.com', Token: resetCode, NewPassword: 'sasvim-nova' }],
])('%s of %o takes as long for addresses that are known as for others', async (method, params) => {
  const sleep = vi.fn(async () => {});
  const store = createMemoryStore(fixtures.BA, catalogue);
  const visitor = visitorOf(createBackend({ stores: { BA: store, RS: store, HR: store, ME: store }, sleep }));
  await visitor.call(method, params);
  expect(sleep).toHaveBeenCalledExactlyOnceWith(300);
});

test('codes are six random digits', async () => {
  const log: string[] = [];
  const store = createMemoryStore(fixtures.BA, catalogue);
  const stores = { BA: store, RS: store, HR: store, ME: store };
  const visitor = visitorOf(createBackend({ stores, sleep: async () => {}, log: (line) => log.push(line) }));
  for (let time = 0; time < 5; time += 1) await visitor.call('auth.generateToken', { Email: UserInfo.Email });
  const codes = log.map((line) => /: (\d{6})$/.exec(line)?.[1]);
  expect(new Set(codes).size).toBeGreaterThan(1);
  expect(codes).not.toContain(undefined);
});

test.each([
  ['a change', 'shopUsers.f.changePassword', { oldPassword: Password, newPassword: 'sasvim-nova' }],
  ['a reset', 'auth.resetPassword', { Email: UserInfo.Email, Token: resetCode, NewPassword: 'sasvim-nova' }],
])('%s of the password ends the sessions everywhere else', async (_what, method, params) => {
  const { visitor } = testBackend();
  const [here, elsewhere] = [visitor(), visitor()];
  await here.logIn();
  await elsewhere.logIn();
  await here.call('auth.generateToken', { Email: UserInfo.Email });
  expect(await here.call(method, params)).toBe(true);
  expect(await elsewhere.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
  const isChange = method === 'shopUsers.f.changePassword';
  expect(await here.call('auth.checkLogin')).toEqual(isChange ? { UserInfo } : { error: 'NOT_LOGGED_IN' });
});
