import { expect, it, onTestFinished, vi } from 'vitest';
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

function browser() {
  const stored = new Map<string, string>();
  const storage: Storage = {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  return { stored, storage };
}

it('is the same in another tab and after a reload', () => {
  const { storage } = browser();
  const first = createLoginId(storage);
  first.begin(edin);
  const reloaded = createLoginId(storage);
  reloaded.resume(edin);
  expect(reloaded.current()).toBe(first.current());
  expect(first.current()).toBeDefined();
});

it('changes in every tab when another user logs in', () => {
  const { storage } = browser();
  const here = createLoginId(storage);
  const there = createLoginId(storage);
  here.begin(edin);
  there.resume(edin);
  const ofEdin = here.current();
  here.end();
  expect(there.current()).toBeUndefined();
  here.begin(nedim);
  expect(there.current()).toBe(here.current());
  expect(here.current()).not.toBe(ofEdin);
});

it('stays the same when the same user logs in again on the same page', () => {
  const login = createLoginId(browser().storage);
  login.begin(edin);
  const before = login.current();
  login.end();
  login.begin(edin);
  expect(login.current()).toBe(before);
});

it('changes when a check finds another user without a login on this device', () => {
  const login = createLoginId(browser().storage);
  login.begin(edin);
  const ofEdin = login.current();
  login.resume(nedim);
  expect(login.current()).not.toBe(ofEdin);
});

it('outlives an expired login in storage, so that a logout in another tab can be told from it', () => {
  const { storage } = browser();
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
  const { storage } = browser();
  const before = createLoginId(storage);
  before.begin(edin);
  const id = before.current();
  const reloaded = createLoginId(storage);
  reloaded.begin(edin);
  expect(reloaded.current()).not.toBe(id);
});

it('stores nothing about the user', () => {
  const { stored, storage } = browser();
  createLoginId(storage).begin(edin);
  createLoginId(storage).begin(nedim);
  expect([...stored.keys()]).toEqual([LOGIN_KEY]);
  expect(stored.get(LOGIN_KEY)).toMatch(/^\d+(-\d+){3}$/);
});

it('lasts as long as the page when storage is missing, full or locked', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { storage } = browser();
  const full = { ...storage, setItem: vi.fn(refuse) };
  const locked = { ...full, getItem: refuse, removeItem: refuse };
  for (const broken of [undefined, full, locked]) {
    const login = createLoginId(broken);
    login.begin(edin);
    const id = login.current();
    expect(id).toBeDefined();
    login.resume(edin);
    expect(login.current()).toBe(id);
    login.end();
    expect(login.current()).toBeUndefined();
    login.begin(nedim);
    expect(login.current()).not.toBe(id);
  }
});
