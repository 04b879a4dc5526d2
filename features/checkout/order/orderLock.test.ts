import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocks } from '#mocks/testing';
import { LOCK_TIMEOUT_MS, withOrderLock } from './orderLock';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that settles when `end` is called. */
function pendingWork() {
  let end = () => {};
  const done = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  return { work: vi.fn(() => done), end: () => end() };
}

it('waits for another tab, which holds the lock until its work has settled', async () => {
  const locks = createLocks();
  const there = pendingWork();
  const here = pendingWork();
  const first = withOrderLock(there.work, locks);
  const second = withOrderLock(here.work, locks);
  await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT_MS - 1);
  expect(there.work).toHaveBeenCalledOnce();
  expect(here.work).not.toHaveBeenCalled();
  there.end();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect(here.work).toHaveBeenCalledOnce();
  here.end();
  expect(await second).toBe('done');
});

it('goes on without the lock when the other tab takes too long, and runs once', async () => {
  const locks = createLocks();
  const there = pendingWork();
  const here = pendingWork();
  const first = withOrderLock(there.work, locks);
  const second = withOrderLock(here.work, locks);
  await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT_MS);
  expect(here.work).toHaveBeenCalledOnce();
  there.end();
  here.end();
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  expect(here.work).toHaveBeenCalledOnce();
});

it('gives its own work the time that it takes', async () => {
  const { work, end } = pendingWork();
  const ordered = withOrderLock(work, createLocks());
  await vi.advanceTimersByTimeAsync(2 * LOCK_TIMEOUT_MS);
  end();
  expect(await ordered).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

it.each<[string, Parameters<typeof withOrderLock>[1]]>([
  ['has no locks', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }],
])('runs the work when the browser %s, and says where it is without a lock', async (what, locks) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { work, end } = pendingWork();
  end();
  const ordered = withOrderLock(work, locks);
  await vi.advanceTimersByTimeAsync(LOCK_TIMEOUT_MS);
  expect(await ordered).toBe('done');
  expect(work).toHaveBeenCalledOnce();
  expect(warn.mock.calls.map(([text]) => text)).toEqual(
    what === 'refuses them' ? ['Ordering without waiting for other tabs'] : [],
  );
  warn.mockRestore();
});

it('rejects once with the error of the work', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await expect(withOrderLock(work, createLocks())).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});
