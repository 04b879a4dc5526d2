import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withOrderLock } from './orderLock';

/** Stubs the Web Locks API with one lock, which another tab can hold. */
function stubLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  let release = () => {};
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
        const aborted = new Promise<'aborted'>((resolve) => {
          signal.addEventListener('abort', () => resolve('aborted'));
        });
        const turn = Promise.race([queue, aborted]).then((outcome) => {
          if (outcome === 'aborted') throw signal.reason;
          return work();
        });
        queue = turn.catch(() => {});
        return turn;
      },
    },
  });
  return {
    holdElsewhere: () => {
      queue = new Promise<void>((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    isFree: () =>
      Promise.race([queue.then(() => true), new Promise((resolve) => setTimeout(resolve, 10, false))]),
  };
}

let locks = stubLocks();
beforeEach(() => {
  locks = stubLocks();
});
afterEach(() => vi.unstubAllGlobals());

/** Work that settles when `end` is called. */
function pendingWork() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: vi.fn(() => done), end: () => end() };
}

const mounted = new AbortController().signal;

it('waits for another tab', async () => {
  locks.holdElsewhere();
  const { work, end } = pendingWork();
  const ordered = withOrderLock(work, { signal: mounted });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(work).not.toHaveBeenCalled();
  locks.release();
  end();
  await ordered;
  expect(work).toHaveBeenCalledOnce();
});

it('does not run the work when the screen unmounts while it waits', async () => {
  locks.holdElsewhere();
  const screen = new AbortController();
  const { work } = pendingWork();
  const ordered = withOrderLock(work, { signal: screen.signal });
  screen.abort();
  await ordered;
  expect(work).not.toHaveBeenCalled();
});

it('holds the lock until the work has settled, even after the screen has unmounted', async () => {
  const screen = new AbortController();
  const { work, end } = pendingWork();
  const ordered = withOrderLock(work, { signal: screen.signal });
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  screen.abort();
  expect(await locks.isFree()).toBe(false);
  end();
  await ordered;
  expect(await locks.isFree()).toBe(true);
});

it('runs a second piece of work of the same page at once and holds the lock for both', async () => {
  const first = pendingWork();
  const second = pendingWork();
  const ordered = withOrderLock(first.work, { signal: mounted });
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  const again = withOrderLock(second.work, { signal: mounted });
  expect(second.work).toHaveBeenCalled();
  first.end();
  expect(await locks.isFree()).toBe(false);
  second.end();
  await Promise.all([ordered, again]);
  expect(await locks.isFree()).toBe(true);
});

it('runs the work when the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { work, end } = pendingWork();
  end();
  await withOrderLock(work, { signal: mounted });
  expect(work).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('rejects once with the error of the work', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(withOrderLock(work, { signal: mounted })).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
});
