import { expect, it, vi } from 'vitest';
import type { CartState } from '#features/shared/cart';
import { offerId } from '#mocks/testing';
import { ATTEMPT_KEY, type AttemptMemory, createAttempts, findSent, isOnlyOrder } from './attempt';

function browser(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [[ATTEMPT_KEY, stored]]);
  const storage: Storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage };
}

function memory(): AttemptMemory {
  let state: Pick<CartState, 'attempt'> = {};
  return {
    getState: () => state,
    setState: (next) => {
      state = next;
    },
  };
}

/** A newly loaded tab. */
const openTab = (storage: Storage | undefined) => createAttempts(storage, memory());

const order = {
  lines: [
    { offerId: offerId('1'), quantity: 2 },
    { offerId: offerId('2'), quantity: 1 },
  ],
  recipient: { firstName: 'Edin', lastName: 'Begović', phone: '38761234567' },
};

const otherCart = { ...order, lines: [{ offerId: offerId('1'), quantity: 2 }] };
const otherPhone = { ...order, recipient: { ...order.recipient, phone: '38762999888' } };

const edin = 'login-of-edin';
const nedim = 'login-of-nedim';

it('gives a repeated order the same UUID, whatever the order of its lines', () => {
  const attempts = openTab(browser().storage);
  const { key } = attempts.add(edin, order, 7);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(attempts.add(edin, { ...order, lines: order.lines.toReversed() }, 8).key).toBe(key);
  expect(attempts.current(edin)?.sent).toHaveLength(1);
});

it.each([
  ['cart', otherCart],
  ['quantity', { ...order, lines: [{ offerId: offerId('1'), quantity: 3 }, ...order.lines.slice(1)] }],
  ['first name', { ...order, recipient: { ...order.recipient, firstName: 'Adi' } }],
  ['last name', { ...order, recipient: { ...order.recipient, lastName: 'Kurtović' } }],
  ['phone', otherPhone],
])('gives an order with another %s another key, and a repeated order its own key', (_what, changed) => {
  const attempts = openTab(browser().storage);
  const { key } = attempts.add(edin, order, 7);
  expect(attempts.add(edin, changed, 7).key).not.toBe(key);
  expect(attempts.add(edin, order, 7).key).toBe(key);
});

it('survives a reload and is shared by the tabs of a browser', () => {
  const { storage } = browser();
  const { key } = openTab(storage).add(edin, order, 7);
  const tab = openTab(storage);
  expect(tab.current(edin)).toMatchObject({ latestBefore: 7, sent: [{ key }] });
  expect(tab.add(edin, order, 8).key).toBe(key);
  expect(openTab(browser().storage).add(edin, order, 7).key).not.toBe(key);
});

it('repeats the latest order of the same cart when a reload has removed the recipients', () => {
  const { storage } = browser();
  const before = openTab(storage);
  before.add(edin, order, 7);
  const { key } = before.add(edin, otherPhone, 7);
  const reloaded = openTab(storage);
  expect(reloaded.add(edin, order, 7).key).toBe(key);
  expect(reloaded.add(edin, otherCart, 7).key).not.toBe(key);
});

it('is not visible to another user', () => {
  const attempts = openTab(browser().storage);
  const { key } = attempts.add(edin, order, 7);
  expect(attempts.current(nedim)).toBeUndefined();
  expect(attempts.current(undefined)).toBeUndefined();
  expect(attempts.add(nedim, order, 7).key).not.toBe(key);
  expect(attempts.current(edin)).toBeUndefined();
});

it('stores articles and random values, but no data of the recipient', () => {
  const { kept, storage } = browser();
  const { key, attempt } = openTab(storage).add(edin, order, 7);
  expect(JSON.parse(kept.get(ATTEMPT_KEY) ?? '')).toEqual({
    id: attempt.id,
    login: edin,
    since: attempt.since,
    latestBefore: 7,
    sent: [{ key, lines: order.lines }],
  });
  const again = openTab(browser().storage).add(edin, order, 7);
  expect([again.key, again.attempt.id]).not.toEqual([key, attempt.id]);
});

it('tells whether an order was sent, and whether nothing else was', () => {
  const { storage } = browser();
  const attempts = openTab(storage);
  const { attempt: first } = attempts.add(edin, order, 7);
  expect([findSent(order, first)?.key, isOnlyOrder(order, first)]).toEqual([first.sent[0]?.key, true]);
  expect([findSent(otherPhone, first), isOnlyOrder(otherPhone, first)]).toEqual([undefined, false]);
  const { attempt: both } = attempts.add(edin, otherPhone, 7);
  for (const sent of [order, otherPhone]) {
    expect([findSent(sent, both) !== undefined, isOnlyOrder(sent, both)]).toEqual([true, false]);
  }
  const reloaded = openTab(storage).current(edin);
  expect(reloaded && findSent(order, reloaded)).toBeDefined();
  expect(reloaded && isOnlyOrder(order, reloaded)).toBe(false);
});

it.each([
  ['after an hour', 60 * 60_000],
  ['when the clock is put back by an hour', -60 * 60_000],
])('expires %s, so that the same cart becomes a new order', (_when, passed) => {
  vi.useFakeTimers();
  const attempts = openTab(browser().storage);
  const { key } = attempts.add(edin, order, 7);
  vi.setSystemTime(Date.now() + passed - Math.sign(passed));
  expect(attempts.add(edin, order, 7).key).toBe(key);
  vi.setSystemTime(Date.now() + Math.sign(passed));
  expect(attempts.current(edin)).toBeUndefined();
  expect(attempts.add(edin, order, 7).key).not.toBe(key);
  vi.useRealTimers();
});

it('can be ended after it has expired, because its order may be found later', () => {
  vi.useFakeTimers();
  const { storage } = browser();
  const { attempt } = openTab(storage).add(edin, order, 7);
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  expect(openTab(storage).end(attempt)).toBe(true);
  vi.useRealTimers();
});

it('ends once for all tabs, and the next order gets a new key', () => {
  const { kept, storage } = browser();
  const attempts = openTab(storage);
  const { key, attempt } = attempts.add(edin, order, 7);
  expect(openTab(storage).end(attempt)).toBe(true);
  expect(attempts.current(edin)).toBeUndefined();
  expect(kept.size).toBe(0);
  expect(attempts.end(attempt)).toBe(false);
  const next = attempts.add(edin, order, 7);
  expect(next.key).not.toBe(key);
  expect(attempts.end(attempt)).toBe(false);
  expect(attempts.current(edin)).toBeDefined();
});

const id = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';

it.each([
  '',
  'null',
  '{',
  `{"id":"${id}","login":"${edin}","since":${Date.now()},"sent":[]}`,
  `{"id":"${id}","login":"${edin}","sent":[{"key":"${id}","lines":[]}]}`,
  `{"id":"${id}","login":"${edin}","since":${Date.now()},"sent":[{"key":"a","lines":[]}]}`,
  `{"id":"${id}","since":${Date.now()},"sent":[{"key":"${id}","lines":[]}]}`,
])('starts a new attempt when storage holds %s', (stored) => {
  const attempts = openTab(browser(stored).storage);
  expect(attempts.current(edin)).toBeUndefined();
  expect(attempts.add(edin, order, 7).key).toBe(attempts.add(edin, order, 7).key);
});

it('lasts until a reload when storage is missing, full or denied', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const full: Storage = { ...browser().storage, setItem: refuse };
  const denied: Storage = { ...full, getItem: refuse, removeItem: refuse };
  for (const storage of [undefined, full, denied]) {
    const page = memory();
    const { key, attempt } = createAttempts(storage, page).add(edin, order, 7);
    // The screen unmounts and mounts again.
    const attempts = createAttempts(storage, page);
    expect(attempts.add(edin, order, 7).key).toBe(key);
    expect(attempts.current(nedim)).toBeUndefined();
    expect(attempts.end(attempt)).toBe(true);
    expect(attempts.current(edin)).toBeUndefined();
  }
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
