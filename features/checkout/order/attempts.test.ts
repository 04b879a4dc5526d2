import { expect, it, vi } from 'vitest';
import { createStorage, offerId } from '#mocks/testing';
import { ATTEMPT_KEY, createAttempts, EXPIRES_AFTER_MS } from './attempts';

/** The storage of a browser that has stored nothing yet. */
function inNewBrowser() {
  const storage = createStorage();
  return () => storage;
}

const lines = [
  { offerId: offerId('1'), quantity: 2 },
  { offerId: offerId('2'), quantity: 1 },
];
const otherLines = lines.slice(1);
const recipient = { firstName: 'Edin', lastName: 'Begović', phone: '38761234567' };

const edin = 'login-of-edin';
const nedim = 'login-of-nedim';

it('has one key for all tries, whatever they order', () => {
  const attempts = createAttempts(inNewBrowser());
  const { key } = attempts.add(edin, lines, 7, recipient);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(attempts.add(edin, otherLines, 8, recipient)).toMatchObject({
    key,
    latestBefore: 7,
    tries: [lines, otherLines],
  });
});

it('survives a reload and is shared by the tabs of a browser, not by browsers', () => {
  const storage = createStorage();
  const { key } = createAttempts(() => storage).add(edin, lines, 7, recipient);
  const tab = createAttempts(() => storage);
  expect(tab.current(edin)).toMatchObject({ key, latestBefore: 7 });
  expect(tab.add(edin, lines, 8, recipient).key).toBe(key);
  expect(createAttempts(inNewBrowser()).add(edin, lines, 7, recipient).key).not.toBe(key);
});

it('is not visible to another user, whose own attempt takes its place', () => {
  const attempts = createAttempts(inNewBrowser());
  const { key } = attempts.add(edin, lines, 7, recipient);
  expect(attempts.current(nedim)).toBeUndefined();
  expect(attempts.current(undefined)).toBeUndefined();
  expect(attempts.add(nedim, lines, 7, recipient).key).not.toBe(key);
  expect(attempts.current(edin)).toBeUndefined();
});

it('stores articles, times and random values, and nothing else', () => {
  const storage = createStorage();
  const { key, since } = createAttempts(() => storage).add(edin, lines, undefined, recipient);
  expect(JSON.parse(storage.getItem(ATTEMPT_KEY) ?? '')).toEqual({ key, login: edin, since, tries: [lines] });
});

it('knows whether the tries of this page had several recipients', () => {
  const storage = createStorage();
  const here = createAttempts(() => storage);
  const there = createAttempts(() => storage);
  here.add(edin, lines, 7, recipient);
  expect(here.hasSeveralRecipients(here.add(edin, otherLines, 7, { ...recipient }))).toBe(false);
  const attempt = here.add(edin, lines, 7, { ...recipient, phone: '38763111222' });
  expect([here, there].map((page) => page.hasSeveralRecipients(attempt))).toEqual([true, false]);
  here.end(attempt);
  expect(here.hasSeveralRecipients(here.add(edin, lines, 7, recipient))).toBe(false);
});

it.each([
  ['after an hour', EXPIRES_AFTER_MS],
  ['when the clock is put back by an hour', -EXPIRES_AFTER_MS],
])('expires %s on a page that sent no try, and stays on the one that did', (_when, passed) => {
  vi.useFakeTimers();
  const storage = createStorage();
  const here = createAttempts(() => storage);
  const there = createAttempts(() => storage);
  const attempt = here.add(edin, lines, 7, recipient);
  vi.setSystemTime(Date.now() + passed - Math.sign(passed));
  expect(there.current(edin)).toEqual(attempt);
  vi.setSystemTime(Date.now() + Math.sign(passed));
  expect(there.current(edin)).toBeUndefined();
  expect(here.current(edin)).toEqual(attempt);
  expect(there.add(edin, lines, 7, recipient).key).not.toBe(attempt.key);
  vi.useRealTimers();
});

it('ends for all tabs, and the next order gets a new key', () => {
  const storage = createStorage();
  const attempts = createAttempts(() => storage);
  const attempt = attempts.add(edin, lines, 7, recipient);
  createAttempts(() => storage).end(attempt);
  expect(attempts.current(edin)).toBeUndefined();
  expect(storage).toHaveLength(0);
  const next = attempts.add(edin, lines, 7, recipient);
  expect(next.key).not.toBe(attempt.key);
  attempts.end(attempt);
  expect(attempts.current(edin)).toEqual(next);
});

const key = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';
const valid = { key, login: edin, since: Date.now(), tries: [lines] };

function storageHolding(stored: object): Storage {
  const storage = createStorage();
  storage.setItem(ATTEMPT_KEY, JSON.stringify(stored));
  return storage;
}

it.each<[string, object]>([
  ['no tries', { tries: [] }],
  ['a key that is no UUID', { key: 'a' }],
])('starts a new attempt when storage holds %s', (_what, changes) => {
  const storage = storageHolding({ ...valid, ...changes });
  const attempts = createAttempts(() => storage);
  expect(attempts.current(edin)).toBeUndefined();
  expect(attempts.add(edin, lines, 7, recipient).tries).toEqual([lines]);
});
