import { expect, test } from 'vitest';
import { fixtures } from '../fixtures';
import { newUser, testBackend } from './testing';

const { UserInfo, Password } = fixtures.BA.member;
const { Password: password, ...profile } = newUser;
const login = { username: newUser.Email, password };

test('a new account can log in, in its country only, and is not logged in yet', async () => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('shopUsers.f.add', newUser)).toEqual(expect.any(String));
  expect(await visitor.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
  const elsewhere = await visitor.call('auth.loginShop', login, { country: 'HR' });
  expect(elsewhere).toEqual({ error: 'WRONG_CREDENTIALS' });
  expect(await visitor.call('auth.loginShop', login)).toEqual({ UserInfo: profile });
});

test.each([
  ['USERNAME_EXISTS', { Username: UserInfo.Username.toUpperCase(), Email: UserInfo.Email }],
  ['PHONE_EXISTS', { PhoneNumber: UserInfo.PhoneNumber.replace(/^387/, '0') }],
  ['PASSWORD_SHORT', { Password: '1234567' }],
  ['PASSWORD_SHORT', { Password: 'x'.repeat(65) }],
  ['PARAMS_INVALID', { Email: ' ' }],
  ['PARAMS_INVALID', { PhoneNumber: 'telefon' }],
])('answers %s for %o and creates no account', async (error, params) => {
  const visitor = testBackend().visitor();
  expect(await visitor.call('shopUsers.f.add', { ...newUser, ...params })).toEqual({ error });
  expect(await visitor.call('shopUsers.f.add', newUser)).toEqual(expect.any(String));
});

test('a profile changes in the fields that were sent, also to its own values', async () => {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  expect(await visitor.call('shopUsers.f.edit', UserInfo)).toEqual({ UserInfo });
  const changed = { UserInfo: { ...UserInfo, FirstName: 'Drugo', PhoneNumber: '38765111222' } };
  const sent = { FirstName: 'Drugo', PhoneNumber: '065 111 222' };
  expect(await visitor.call('shopUsers.f.edit', sent)).toEqual(changed);
  expect(await visitor.call('auth.checkLogin')).toEqual(changed);
});

test('a profile with a value of somebody else does not change at all', async () => {
  const visitor = testBackend().visitor();
  await visitor.call('shopUsers.f.add', newUser);
  await visitor.logIn();
  const sent = { FirstName: 'Drugo', Email: newUser.Email };
  expect(await visitor.call('shopUsers.f.edit', sent)).toEqual({ error: 'EMAIL_EXISTS' });
  expect(await visitor.call('auth.checkLogin')).toEqual({ UserInfo });
});

test('a password is replaced, unless the new one is too short', async () => {
  const visitor = testBackend().visitor();
  await visitor.logIn();
  const change = (newPassword: string) =>
    visitor.call('shopUsers.f.changePassword', { oldPassword: Password, newPassword });
  expect(await change('1234567')).toEqual({ error: 'PASSWORD_SHORT' });
  expect(await visitor.logIn()).toEqual({ UserInfo });
  expect(await change('sasvim-nova')).toBe(true);
  expect(await visitor.logIn()).toEqual({ error: 'WRONG_CREDENTIALS' });
});
