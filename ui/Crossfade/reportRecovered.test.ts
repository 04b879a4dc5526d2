import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportRecovered } from './reportRecovered';

const reported = vi.fn();
beforeEach(() => vi.stubGlobal('reportError', reported.mockClear()));
afterEach(() => vi.unstubAllGlobals());

test.each(['AbortError', 'InvalidStateError'])('%s of a skipped crossfade is not reported', (name) => {
  reportRecovered(new DOMException('Skipped', name));
  reportRecovered(new Error('React’s words', { cause: new DOMException('Skipped', name) }));
  expect(reported).not.toHaveBeenCalled();
});

test.each([new Error('Other'), new DOMException('Late', 'TimeoutError')])('%s is reported', (error) => {
  reportRecovered(error);
  expect(reported).toHaveBeenCalledWith(error);
});
