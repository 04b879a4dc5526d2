import { expect, it, vi } from 'vitest';
import { takeTurn } from './turns';

it('starts one at a time, and the next when one ends', () => {
  const starts = Array.from({ length: 4 }, () => vi.fn());
  const ends = starts.map(takeTurn);
  const started = () => starts.map(({ mock }) => mock.calls.length);
  expect(started()).toEqual([1, 0, 0, 0]);

  // The second gives up while it waits.
  ends[1]?.();
  expect(started()).toEqual([1, 0, 0, 0]);

  ends[0]?.();
  ends[0]?.();
  expect(started()).toEqual([1, 0, 1, 0]);

  ends[2]?.();
  expect(started()).toEqual([1, 0, 1, 1]);
});
