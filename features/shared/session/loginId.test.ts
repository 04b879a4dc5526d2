import { expect, it } from 'vitest';
import { createStorage } from '#mocks/testing';
import type { User } from '../api';
import { createLoginId, LOGIN_KEY } from './loginId';

const userOf = (username: string, phone: string): User => ({
  username,
  firstName: 'Edin',
  lastName: 'Begović',
  phone,
  email: username,
});
const edin = userOf('edin@example.ba', '38761234567');
const nedim = userOf('nedim@example.ba', '38762345678');

it('is the same in another tab and after a reload', () => {
  const storage = createStorage();
  const first = createLoginId(storage);
  first.begin(edin);
  const reloaded = createLoginId(storage);
  reloaded.resume(edin);
  expect(reloaded.current()).toBe(first.current());
  expect(first.current()).toBeDefined();
});

it('stays the same when the same user logs in again on the same page', () => {
  const login = createLoginId(createStorage());
  login.begin(edin);
  const before = login.current();
  login.end();
  login.begin(edin);
  expect(login.current()).toBe(before);
});

it('outlives an expired login in storage, so that a logout in another tab can be told from it', () => {
  const storage = createStorage();
  const here = createLoginId(storage);
  const there = createLoginId(storage);
  here.begin(edin);
  there.resume(edin);
  expect([here.expire(), here.current()]).toEqual(['expired', undefined]);
  expect(there.expire()).toBe('expired');
  here.begin(edin);
  there.resume(edin);
  here.end();
  expect(there.expire()).toBe('loggedOutElsewhere');
});

it('changes when a user logs in after a reload, because nothing stored identifies the user', () => {
  const storage = createStorage();
  const before = createLoginId(storage);
  before.begin(edin);
  const id = before.current();
  const reloaded = createLoginId(storage);
  reloaded.begin(edin);
  expect(reloaded.current()).not.toBe(id);
});

it('stores nothing about the user', () => {
  const storage = createStorage();
  createLoginId(storage).begin(edin);
  createLoginId(storage).begin(nedim);
  expect([storage.length, storage.key(0)]).toEqual([1, LOGIN_KEY]);
  expect(storage.getItem(LOGIN_KEY)).toMatch(/^\d+(-\d+){3}$/);
});
