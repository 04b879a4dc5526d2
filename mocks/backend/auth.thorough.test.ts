import { expect, test } from 'vitest';
import { fixtures, resetCode } from '../fixtures';
import { testBackend } from './testing';

const { UserInfo, Password } = fixtures.BA.member;
const userData = { UserInfo };

const local = UserInfo.PhoneNumber.replace(/^387/, '0');

test.each([
  ['email in capitals', UserInfo.Email.toUpperCase()],
  ['email with spaces around', ` ${UserInfo.Email} `],
  ['phone as stored', UserInfo.PhoneNumber],
  ['phone with +', `+${UserInfo.PhoneNumber}`],
  ['phone with 00', `00${UserInfo.PhoneNumber}`],
  ['local phone', local],
  ['local phone, grouped', `${local.slice(0, 3)}/${local.slice(3, 6)}-${local.slice(6)}`],
])('login by %s', async (_, username) => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('auth.loginShop', { username, password: Password })).toEqual(userData);
});

test.each([
  ['a wrong password', { username: UserInfo.Email, password: 'pogresna1' }],
  ['an unknown email', { username: 'niko@example.com', password: Password }],
  ['an empty name', { username: '', password: Password }],
  ["an email that holds the member's phone", { username: `a${local}@example.com`, password: Password }],
])('login with %s is refused with the same code and opens no session', async (_, params) => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('auth.loginShop', params)).toEqual({ error: 'WRONG_CREDENTIALS' });
  expect(await visitor.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
});

test('two visitors have separate sessions', async () => {
  const { visitor } = testBackend();
  const [one, other] = [visitor(), visitor()];
  await one.logIn();
  expect(await other.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
  await other.logIn();
  await one.call('auth.logout');
  expect(await other.call('auth.checkLogin')).toEqual(userData);
});

test('two countries on one host have separate sessions', async () => {
  const visitor = testBackend().visitor();
  await visitor.logIn('BA');
  expect(await visitor.call('auth.checkLogin', {}, { country: 'RS' })).toEqual({ error: 'NOT_LOGGED_IN' });
  await visitor.logIn('RS');
  expect(await visitor.call('auth.checkLogin', {}, { country: 'RS' })).toEqual({
    UserInfo: fixtures.RS.member.UserInfo,
  });
  expect(await visitor.call('auth.checkLogin', {}, { country: 'BA' })).toEqual(userData);
});

test('a forgotten password can be reset with the code from the log', async () => {
  const { log, visitor } = testBackend();
  const member = visitor();
  expect(await member.call('auth.generateToken', { Email: UserInfo.Email })).toBe(true);
  expect(log).toEqual([expect.stringContaining(resetCode)]);
  const reset = { Email: UserInfo.Email, Token: resetCode, NewPassword: 'sasvim-nova' };
  expect(await member.call('auth.resetPassword', reset)).toBe(true);
  expect(await member.logIn()).toEqual({ error: 'WRONG_CREDENTIALS' });
  expect(await member.call('auth.loginShop', { username: UserInfo.Email, password: 'sasvim-nova' })).toEqual(
    userData,
  );
});

test('a reset code can be requested by phone number', async () => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('auth.generateToken', { Email: local })).toBe(true);
  const reset = { Email: local, Token: resetCode, NewPassword: 'sasvim-nova' };
  expect(await visitor.call('auth.resetPassword', reset)).toBe(true);
});

test('an unknown account gets no reset code', async () => {
  const { log, visitor } = testBackend();
  expect(await visitor().call('auth.generateToken', { Email: 'niko@example.com' })).toEqual({
    error: 'NOT_FOUND',
  });
  expect(log).toEqual([]);
});

test('a reset needs a requested code and works only once', async () => {
  const visitor = testBackend().visitor();
  const reset = { Email: UserInfo.Email, Token: resetCode, NewPassword: 'sasvim-nova' };
  const invalid = { error: 'TOKEN_INVALID' };
  expect(await visitor.call('auth.resetPassword', reset)).toEqual(invalid);
  expect(await visitor.call('auth.resetPassword', { ...reset, Email: 'niko@example.com' })).toEqual(invalid);
  await visitor.call('auth.generateToken', { Email: UserInfo.Email });
  expect(await visitor.call('auth.resetPassword', { ...reset, Token: '000000' })).toEqual(invalid);
  expect(await visitor.call('auth.resetPassword', { ...reset, NewPassword: '1234567' })).toEqual({
    error: 'PASSWORD_SHORT',
  });
  expect(await visitor.call('auth.resetPassword', reset)).toBe(true);
  expect(await visitor.call('auth.resetPassword', reset)).toEqual(invalid);
});
