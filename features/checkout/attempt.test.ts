import { expect, it, vi } from 'vitest';
import { ATTEMPT_KEY, type Attempted, createAttempt } from './attempt';

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
    { id: '1', quantity: 2 },
    { id: '2', quantity: 1 },
  ],
  firstName: 'Edin',
  lastName: 'Begović',
  phone: '38761234567',
};

it('has one UUID for one order, however often it is tried and in whatever order its lines stand', () => {
  const attempt = createAttempt(tab().storage);
  const key = attempt.keyOf(order);
  expect(key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(attempt.keyOf({ ...order, articles: order.articles.toReversed() })).toBe(key);
});

it.each([
  ['quantity', { articles: [{ id: '1', quantity: 2 }] }],
  ['cart', { articles: [{ id: '1', quantity: 3 }, ...order.articles.slice(1)] }],
  ['first name', { firstName: 'Adi' }],
  ['last name', { lastName: 'Kurtović' }],
  ['phone', { phone: '38762999888' }],
])('has another key for another %s, and the first for the first again', (_what, changed) => {
  const attempt = createAttempt(tab().storage);
  const key = attempt.keyOf(order);
  expect(attempt.keyOf({ ...order, ...changed })).not.toBe(key);
  expect(attempt.keyOf(order)).toBe(key);
});

it('outlives a reload, is the same in two tabs, and another in another browser', () => {
  const { storage } = tab();
  const before = createAttempt(storage);
  const other = createAttempt(storage);
  const key = before.keyOf(order, 7);
  const after = createAttempt(storage);
  for (const { current, keyOf } of [after, other]) {
    expect(keyOf(order, 8)).toBe(key);
    expect(current).toEqual(before.current);
    expect(current?.after).toBe(7);
  }
  expect(createAttempt(tab().storage).keyOf(order)).not.toBe(key);
});

it('keeps a random number and times, and nothing of the order', () => {
  const { kept, storage } = tab();
  const key = createAttempt(storage).keyOf(order, 7);
  const stored = JSON.parse(kept.get(ATTEMPT_KEY) ?? '');
  expect(Object.keys(stored)).toEqual(['seed', 'since', 'after']);
  expect(stored.seed).not.toBe(key);
});

it.each([
  ['after an hour', 60 * 60_000],
  ['when the clock was put back', -60 * 60_000],
])('is over %s: whoever orders the same then wants it again', (_when, passed) => {
  vi.useFakeTimers();
  const attempt = createAttempt(tab().storage);
  const key = attempt.keyOf(order);
  vi.setSystemTime(Date.now() + passed - Math.sign(passed));
  expect(attempt.keyOf(order)).toBe(key);
  vi.setSystemTime(Date.now() + Math.sign(passed));
  expect(attempt.current).toBeUndefined();
  expect(attempt.keyOf(order)).not.toBe(key);
  vi.useRealTimers();
});

it('ends with the order, in every tab: the next one has a key of its own', () => {
  const { kept, storage } = tab();
  const attempt = createAttempt(storage);
  const key = attempt.keyOf(order);
  createAttempt(storage).end();
  expect(attempt.current).toBeUndefined();
  expect(kept.size).toBe(0);
  expect(attempt.keyOf(order)).not.toBe(key);
});

it.each(['', 'null', '{', '{"seed":"1","since":2}', '{"seed":"9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"}'])(
  'takes %j in storage for no attempt',
  (stored) => {
    expect(createAttempt(tab(stored).storage).current).toBeUndefined();
  },
);

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
    expect(attempt.keyOf(order)).toBe(attempt.keyOf(order));
    attempt.end();
    expect(attempt.current).toBeUndefined();
  }
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
