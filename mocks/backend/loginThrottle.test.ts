import { expect, test, vi } from 'vitest';
import { catalogue, fixtures, resetCode } from '../fixtures';
import { createBackend, createMemoryStore } from '.';
import { atLeast, createAttempts } from './loginThrottle';
import { testBackend, visitorOf } from './testing';

const { UserInfo, Password } = fixtures.BA.member;

test('a login is slowed after ten failures, more with each, until it succeeds', async () => {
  const sleep = vi.fn(async () => {});
  const attempts = createAttempts(sleep);
  const fail = async (times: number, login = 'edin') => {
    for (let time = 0; time < times; time += 1) await attempts.begin(login);
  };
  await fail(10);
  await fail(10, 'somebody else');
  expect(sleep).not.toHaveBeenCalled();
  await fail(7);
  expect(sleep.mock.calls).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].map((ms) => [ms]));
  (await attempts.begin('edin')).succeeded();
  sleep.mockClear();
  await fail(10);
  expect(sleep).not.toHaveBeenCalled();
});

test('attempts at the same moment are all counted', async () => {
  const sleep = vi.fn(async () => {});
  const attempts = createAttempts(sleep);
  await Promise.all(Array.from({ length: 12 }, () => attempts.begin('edin')));
  expect(sleep).toHaveBeenCalledTimes(2);
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

test('an answer waits for its time, and so does a refusal', async () => {
  let wake = () => {};
  const sleep = () => new Promise<void>((resolve) => (wake = resolve));
  const settled = vi.fn();
  const refused = atLeast(300, sleep, () => Promise.reject(new Error('no'))).catch(settled);
  await vi.waitFor(() => expect(wake).toBeDefined());
  expect(settled).not.toHaveBeenCalled();
  wake();
  await refused;
  expect(settled).toHaveBeenCalledWith(new Error('no'));
  expect(
    await atLeast(
      300,
      async () => {},
      async () => 1,
    ),
  ).toBe(1);
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
