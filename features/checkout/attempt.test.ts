import { expect, it, vi } from 'vitest';
import { offerId } from '#mocks/testing';
import { ATTEMPT_KEY, type Attempted, createAttempt, isAllThatWasSent, wasSent } from './attempt';

function tab(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [[ATTEMPT_KEY, stored]]);
  const storage: Storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  return { kept, storage };
}

const order: Attempted = {
  articles: [
    { id: offerId('1'), quantity: 2 },
    { id: offerId('2'), quantity: 1 },
  ],
  firstName: 'Edin',
  lastName: 'Begović',
  phone: '38761234567',
};

it('has one UUID for one order, however often it is tried and in whatever order its lines stand', () => {
  const attempt = createAttempt(tab().storage);
  const { key } = attempt.add(order);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(attempt.add({ ...order, articles: order.articles.toReversed() }).key).toBe(key);
});

it.each([
  ['quantity', { articles: [{ id: offerId('1'), quantity: 2 }] }],
  ['cart', { articles: [{ id: offerId('1'), quantity: 3 }, ...order.articles.slice(1)] }],
  ['first name', { firstName: 'Adi' }],
  ['last name', { lastName: 'Kurtović' }],
  ['phone', { phone: '38762999888' }],
])('has another key for another %s, and the first for the first again', (_what, changed) => {
  const attempt = createAttempt(tab().storage);
  const key = attempt.add(order).key;
  expect(attempt.add({ ...order, ...changed }).key).not.toBe(key);
  expect(attempt.add(order).key).toBe(key);
});

it('outlives a reload, is the same in two tabs, and another in another browser', () => {
  const { storage } = tab();
  const before = createAttempt(storage);
  const other = createAttempt(storage);
  const key = before.add(order, 7).key;
  const after = createAttempt(storage);
  for (const { current, add } of [after, other]) {
    expect(add(order, 8).key).toBe(key);
    expect(current).toEqual(before.current);
    expect(current?.after).toBe(7);
  }
  expect(createAttempt(tab().storage).add(order).key).not.toBe(key);
});

it('keeps what was sent as the cart does, and of who orders nothing that can be read', () => {
  const { kept, storage } = tab();
  const { key } = createAttempt(storage).add(order, 7);
  const stored = JSON.parse(kept.get(ATTEMPT_KEY) ?? '');
  expect(Object.keys(stored)).toEqual(['seed', 'since', 'after', 'sent']);
  expect(stored.sent).toEqual([{ key, articles: order.articles }]);
  expect(stored.seed).not.toBe(key);
});

it('knows what was sent, once each, and whether there was anything else', () => {
  const corrected = { ...order, phone: '38762999888' };
  const attempt = createAttempt(tab().storage);
  const first = attempt.add(order).current;
  expect([wasSent(order, first), isAllThatWasSent(order, first)]).toEqual([true, true]);
  expect([wasSent(corrected, first), isAllThatWasSent(corrected, first)]).toEqual([false, false]);
  attempt.add(corrected);
  const { current } = attempt.add(corrected);
  expect(current.sent).toHaveLength(2);
  for (const sent of [order, corrected]) {
    expect([wasSent(sent, current), isAllThatWasSent(sent, current)]).toEqual([true, false]);
  }
});

it.each([
  ['after an hour', 60 * 60_000],
  ['when the clock was put back', -60 * 60_000],
])('is over %s: whoever orders the same then wants it again', (_when, passed) => {
  vi.useFakeTimers();
  const attempt = createAttempt(tab().storage);
  const { key } = attempt.add(order);
  vi.setSystemTime(Date.now() + passed - Math.sign(passed));
  expect(attempt.add(order).key).toBe(key);
  vi.setSystemTime(Date.now() + Math.sign(passed));
  expect(attempt.current).toBeUndefined();
  expect(attempt.add(order).key).not.toBe(key);
  vi.useRealTimers();
});

it('can be ended when it is over: its order may yet be found', () => {
  vi.useFakeTimers();
  const { storage } = tab();
  const { current } = createAttempt(storage).add(order);
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  expect(createAttempt(storage).end(current)).toBe(true);
  vi.useRealTimers();
});

it('ends with the order, once and in every tab: the next one has a key of its own', () => {
  const { kept, storage } = tab();
  const attempt = createAttempt(storage);
  const { key, current } = attempt.add(order);
  expect(createAttempt(storage).end(current)).toBe(true);
  expect(attempt.current).toBeUndefined();
  expect(kept.size).toBe(0);
  expect(attempt.end(current)).toBe(false);
  const next = attempt.add(order);
  expect(next.key).not.toBe(key);
  expect(attempt.end(current)).toBe(false);
  expect(attempt.current).toEqual(next.current);
});

it.each([
  '',
  'null',
  '{',
  '{"seed":"1","since":2,"sent":[{"key":"a","articles":[]}]}',
  '{"seed":"9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d","sent":[{"key":"a","articles":[]}]}',
  `{"seed":"9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d","since":${Date.now()},"sent":[]}`,
])('takes %j in storage for no attempt', (stored) => {
  expect(createAttempt(tab(stored).storage).current).toBeUndefined();
});

it('lasts as long as the page where storage is forbidden or full', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const full: Storage = {
    ...tab().storage,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const locked: Storage = { ...full, getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const storage of [undefined, full, locked]) {
    const attempt = createAttempt(storage);
    expect(attempt.add(order).key).toBe(attempt.add(order).key);
    expect(attempt.end(attempt.add(order).current)).toBe(true);
    expect(attempt.current).toBeUndefined();
  }
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
