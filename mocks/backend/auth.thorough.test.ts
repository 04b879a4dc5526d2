import { expect, test } from 'vitest';
import { fixtures, resetCode } from '../fixtures';
import { testBackend } from './testing';

const { UserInfo, Password } = fixtures.BA.member;
const local = UserInfo.PhoneNumber.replace(/^387/, '0');

test.each([
  ['email in capitals, with spaces around', ` ${UserInfo.Email.toUpperCase()} `],
  ['phone with +', `+${UserInfo.PhoneNumber}`],
  ['phone with 00', `00${UserInfo.PhoneNumber}`],
  ['local phone, grouped', `${local.slice(0, 3)}/${local.slice(3, 6)}-${local.slice(6)}`],
])('login by %s', async (_, username) => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('auth.loginShop', { username, password: Password })).toEqual({ UserInfo });
});

test.each([
  ['a wrong password', { username: UserInfo.Email, password: 'pogresna1' }],
  ['an unknown email', { username: 'niko@example.com', password: Password }],
  ["an email that holds the member's phone", { username: `a${local}@example.com`, password: Password }],
])('login with %s is refused with the same code and opens no session', async (_, params) => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('auth.loginShop', params)).toEqual({ error: 'WRONG_CREDENTIALS' });
  expect(await visitor.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
});

test('two countries on one host have separate sessions', async () => {
  const { visitor } = testBackend();
  const shopper = visitor();
  await shopper.logIn('BA');
  const inSerbia = { country: 'RS' };
  expect(await shopper.call('auth.checkLogin', {}, inSerbia)).toEqual({ error: 'NOT_LOGGED_IN' });
  await shopper.logIn('RS');
  const { UserInfo: other } = fixtures.RS.member;
  expect(await shopper.call('auth.checkLogin', {}, inSerbia)).toEqual({ UserInfo: other });
  expect(await shopper.call('auth.checkLogin')).toEqual({ UserInfo });
  // Nobody else is logged in by that.
  expect(await visitor().call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
});

test('a password is reset with the code from the log, asked for by phone, which works once', async () => {
  const { log, visitor } = testBackend();
  const member = visitor();
  const reset = { Email: UserInfo.Email, Token: resetCode, NewPassword: 'sasvim-nova' };
  const invalid = { error: 'TOKEN_INVALID' };
  expect(await member.call('auth.resetPassword', reset)).toEqual(invalid);
  expect(await member.call('auth.generateToken', { Email: local })).toBe(true);
  expect(log).toEqual([expect.stringContaining(resetCode)]);
  expect(await member.call('auth.resetPassword', { ...reset, Token: '000000' })).toEqual(invalid);
  const short = { ...reset, NewPassword: '1234567' };
  expect(await member.call('auth.resetPassword', short)).toEqual({ error: 'PASSWORD_SHORT' });
  expect(await member.call('auth.resetPassword', reset)).toBe(true);
  expect(await member.call('auth.resetPassword', reset)).toEqual(invalid);
  const login = { username: UserInfo.Email, password: 'sasvim-nova' };
  expect(await member.call('auth.loginShop', login)).toEqual({ UserInfo });
});
