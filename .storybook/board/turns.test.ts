import { expect, it, vi } from 'vitest';
import { takeLoadingSlot } from './loadingSlots';

it('starts six at once, and the next when one ends', () => {
  const starts = Array.from({ length: 9 }, () => vi.fn());
  const ends = starts.map(takeLoadingSlot);
  const started = () => starts.filter(({ mock }) => mock.calls.length > 0).length;
  expect(started()).toBe(6);

  ends[7]?.();
  ends[0]?.();
  ends[0]?.();
  expect(started()).toBe(7);
  expect(starts[6]).toHaveBeenCalledOnce();

  ends[1]?.();
  expect(starts[7]).not.toHaveBeenCalled();
  expect(starts[8]).toHaveBeenCalledOnce();
});
