import { expect, test, vi } from 'vitest';
import { exampleOf, sendExample } from '../examples';
import { catalogue, fixtures, resetCode } from '../fixtures';
import { createMemoryStore } from '.';
import { beginAttempt, MOST_FAILURES, MOST_WRITES } from './attempts';
import { TooManyAttempts } from './method';
import { ATTEMPTS_MS } from './store';
import { testBackend } from './testing';

const { UserInfo, Password } = fixtures.BA.member;

function open() {
  const store = createMemoryStore(fixtures.BA, catalogue);
  const sleep = vi.fn(async () => {});
  let now = new Date('2030-05-04T10:00:00Z');
  return {
    sleep,
    begin: (account: string, address?: string) =>
      beginAttempt({ store, sleep, now: () => now, address }, account),
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

test('an account is slowed after ten failures, more with each, until one succeeds', async () => {
  const { sleep, begin } = open();
  for (let time = 0; time < 10; time += 1) await begin('somebody else');
  for (let time = 0; time < 17; time += 1) await begin('edin');
  expect(sleep.mock.calls).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].map((ms) => [ms]));
  await (await begin('edin')).succeeded();
  sleep.mockClear();
  await begin('edin');
  expect(sleep).not.toHaveBeenCalled();
});

test('after a hundred failures an account is refused for an hour, also who repeats it all the time', async () => {
  const { begin, wait } = open();
  for (let time = 0; time < MOST_FAILURES; time += 1) await begin('edin');
  for (let minute = 0; minute < 60; minute += 1) {
    await expect(begin('edin')).rejects.toThrow(TooManyAttempts);
    wait(ATTEMPTS_MS / 60);
  }
  wait(1);
  await begin('edin');
});

test('an address is refused that has tried a hundred accounts, successes not counted', async () => {
  const { begin } = open();
  const address = '192.0.2.7';
  for (let time = 0; time < MOST_FAILURES; time += 1) await (await begin(`own ${time}`, address)).succeeded();
  for (let time = 0; time < MOST_FAILURES; time += 1) await begin(`account ${time}`, address);
  await expect(begin('another', address)).rejects.toThrow(TooManyAttempts);
  await begin('another', '192.0.2.8');
});

const passwords = { oldPassword: 'pogresna-1', newPassword: 'sasvim-nova' };
const reset = { Email: UserInfo.Email, Token: '000000', NewPassword: 'sasvim-nova' };

test.each([
  ['a password', 'auth.loginShop', { username: UserInfo.Email, password: 'pogresna-1' }],
  ['a password where it is changed', 'shopUsers.f.changePassword', passwords],
  ['a code', 'auth.resetPassword', reset],
  ['codes by new ones', 'auth.generateToken', { Email: UserInfo.Email }],
])('who guesses %s a hundred times gets HTTP 429', async (_what, method, params) => {
  const guesser = testBackend().visitor();
  await guesser.logIn();
  const guess = () => guesser.post('/_rpc', { action: 'call', method, params });
  for (let time = 0; time < MOST_FAILURES; time += 1) expect((await guess()).status).toBe(200);
  expect((await guess()).status).toBe(429);
});

test.each(['shopOrders.add', 'shopReviews.add', 'staticContent.images.f.upload'])(
  'the 301st %s within an hour gets HTTP 429',
  async (method) => {
    const member = testBackend().visitor();
    await member.logIn();
    const write = () => sendExample(member, exampleOf(method));
    for (let time = 0; time < MOST_WRITES; time += 1) expect((await write()).status).toBe(200);
    expect((await write()).status).toBe(429);
  },
);

test.each([
  ['shopUsers.f.changePassword', { ...passwords, oldPassword: Password }, { UserInfo }],
  ['auth.resetPassword', { ...reset, Token: resetCode }, { error: 'NOT_LOGGED_IN' }],
])('%s ends the sessions everywhere else', async (method, params, here) => {
  const { visitor } = testBackend();
  const [one, elsewhere] = [visitor(), visitor()];
  await one.logIn();
  await elsewhere.logIn();
  await one.call('auth.generateToken', { Email: UserInfo.Email });
  expect(await one.call(method, params)).toBe(true);
  expect(await elsewhere.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
  expect(await one.call('auth.checkLogin')).toEqual(here);
});
