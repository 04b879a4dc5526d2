import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withOrderLock } from './orderLock';

/** Stands in for the browser's locks, of which another tab may hold the one. */
function stubLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  let letGo = () => {};
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
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
    isFree: () =>
      Promise.race([queue.then(() => true), new Promise((resolve) => setTimeout(resolve, 10, false))]),
  };
}

let locks = stubLocks();
beforeEach(() => {
  locks = stubLocks();
});
afterEach(() => vi.unstubAllGlobals());

/** Work that ends when it is told to. */
function pendingWork() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: vi.fn(() => done), end: () => end() };
}

const staying = new AbortController().signal;

it('waits for another tab', async () => {
  locks.holdElsewhere();
  const { work, end } = pendingWork();
  const ordered = withOrderLock(work, { signal: staying });
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(work).not.toHaveBeenCalled();
  locks.letGo();
  end();
  await ordered;
  expect(work).toHaveBeenCalledOnce();
});

it('does nothing for a shopper who leaves while it waits', async () => {
  locks.holdElsewhere();
  const left = new AbortController();
  const { work } = pendingWork();
  const ordered = withOrderLock(work, { signal: left.signal });
  left.abort();
  await ordered;
  expect(work).not.toHaveBeenCalled();
});

it('holds the lock until the work has settled, though the shopper has left', async () => {
  const left = new AbortController();
  const { work, end } = pendingWork();
  const ordered = withOrderLock(work, { signal: left.signal });
  await vi.waitFor(() => expect(work).toHaveBeenCalled());
  left.abort();
  expect(await locks.isFree()).toBe(false);
  end();
  await ordered;
  expect(await locks.isFree()).toBe(true);
});

it('lets the same page go on at once, and holds the lock for both', async () => {
  const first = pendingWork();
  const second = pendingWork();
  const ordered = withOrderLock(first.work, { signal: staying });
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  const again = withOrderLock(second.work, { signal: staying });
  expect(second.work).toHaveBeenCalled();
  first.end();
  expect(await locks.isFree()).toBe(false);
  second.end();
  await Promise.all([ordered, again]);
  expect(await locks.isFree()).toBe(true);
});

it('does the work where the browser has no locks', async () => {
  vi.stubGlobal('navigator', {});
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { work, end } = pendingWork();
  end();
  await withOrderLock(work, { signal: staying });
  expect(work).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('rejects once with what went wrong in the work', async () => {
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  await expect(withOrderLock(work, { signal: staying })).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
});
