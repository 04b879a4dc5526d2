import { expect, it, vi } from 'vitest';
import { wait } from '.';

it('ends with its signal, and no longer listens to it afterwards', async () => {
  const leaving = new AbortController();
  const waiting = wait(60_000, leaving.signal);
  leaving.abort('left the page');
  await expect(waiting).rejects.toBe('left the page');
  await expect(wait(60_000, leaving.signal)).rejects.toBe('left the page');

  const { signal } = new AbortController();
  const remove = vi.spyOn(signal, 'removeEventListener');
  await wait(0, signal);
  expect(remove.mock.calls).toEqual([['abort', expect.any(Function)]]);
});
