import { describe, expect, test } from 'vitest';
import { fixtures } from '../fixtures';
import { newUser, testBackend } from './testing';

const { UserInfo, Password } = fixtures.BA.member;

describe('shopUsers.f.add', () => {
  test('creates an account that can log in, but does not log in', async () => {
    const visitor = testBackend().visitor();
    expect(await visitor.call('shopUsers.f.add', newUser)).toEqual(expect.any(String));
    expect(await visitor.call('auth.checkLogin')).toEqual({ error: 'NOT_LOGGED_IN' });
    const { Password: password, ...profile } = newUser;
    expect(await visitor.call('auth.loginShop', { username: newUser.Email, password })).toEqual({
      UserInfo: profile,
    });
  });

  test.each([
    ['USERNAME_EXISTS', { Username: UserInfo.Username, Email: UserInfo.Email }],
    ['USERNAME_EXISTS', { Username: UserInfo.Username.toUpperCase() }],
    ['EMAIL_EXISTS', { Email: UserInfo.Email }],
    ['PHONE_EXISTS', { PhoneNumber: UserInfo.PhoneNumber }],
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

  test.each([8, 64])('accepts a password of %i characters', async (length) => {
    const visitor = testBackend().visitor();
    expect(await visitor.call('shopUsers.f.add', { ...newUser, Password: 'x'.repeat(length) })).toEqual(
      expect.any(String),
    );
  });

  test('creates an account in one country only', async () => {
    const visitor = testBackend().visitor();
    await visitor.call('shopUsers.f.add', newUser, { country: 'BA' });
    const login = { username: newUser.Email, password: newUser.Password };
    expect(await visitor.call('auth.loginShop', login, { country: 'HR' })).toEqual({
      error: 'WRONG_CREDENTIALS',
    });
    expect(await visitor.call('shopUsers.f.add', newUser, { country: 'HR' })).toEqual(expect.any(String));
  });
});

describe('shopUsers.f.edit', () => {
  test('changes only the fields that were sent', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    const changed = { UserInfo: { ...UserInfo, FirstName: 'Drugo', PhoneNumber: '38765111222' } };
    expect(
      await visitor.call('shopUsers.f.edit', { FirstName: 'Drugo', PhoneNumber: '065 111 222' }),
    ).toEqual(changed);
    expect(await visitor.call('auth.checkLogin')).toEqual(changed);
  });

  test("accepts the user's own unchanged values", async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await visitor.call('shopUsers.f.edit', UserInfo)).toEqual({ UserInfo });
  });

  test.each([
    ['USERNAME_EXISTS', { Username: newUser.Username }],
    ['EMAIL_EXISTS', { Email: newUser.Email }],
    ['PHONE_EXISTS', { PhoneNumber: newUser.PhoneNumber }],
  ])('answers %s and changes nothing', async (error, params) => {
    const visitor = testBackend().visitor();
    await visitor.call('shopUsers.f.add', newUser);
    await visitor.logIn();
    expect(await visitor.call('shopUsers.f.edit', { FirstName: 'Drugo', ...params })).toEqual({ error });
    expect(await visitor.call('auth.checkLogin')).toEqual({ UserInfo });
  });
});

describe('shopUsers.f.changePassword', () => {
  const params = { oldPassword: Password, newPassword: 'sasvim-nova' };

  test('replaces the password', async () => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await visitor.call('shopUsers.f.changePassword', params)).toBe(true);
    await visitor.call('auth.logout');
    expect(await visitor.logIn()).toEqual({ error: 'WRONG_CREDENTIALS' });
    const login = { username: UserInfo.Email, password: 'sasvim-nova' };
    expect(await visitor.call('auth.loginShop', login)).toEqual({ UserInfo });
  });

  test.each([
    ['WRONG_CREDENTIALS', { oldPassword: 'pogresna1' }],
    ['PASSWORD_SHORT', { newPassword: '1234567' }],
  ])('answers %s and keeps the old password', async (error, wrong) => {
    const visitor = testBackend().visitor();
    await visitor.logIn();
    expect(await visitor.call('shopUsers.f.changePassword', { ...params, ...wrong })).toEqual({ error });
    expect(await visitor.logIn()).toEqual({ UserInfo });
  });
});
