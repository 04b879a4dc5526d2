import { useEffectEvent, useLayoutEffect } from 'react';
import type { ChunkFailure } from './useChunk';

/** Delays of the retries after the `online` event, in ms. The network may need some seconds more, above all on phones. */
export const TRIES_AFTER_MS = [0, 2_000, 6_000];

/** Retries a failed load when the network is back, and twice more soon after. */
export function useRetryOnline(failure: ChunkFailure | undefined): void {
  const retry = useEffectEvent(() => failure?.onRetry());
  const hasFailed = failure !== undefined;
  // A layout effect, because the network may return while the failure fades in, before other effects have run.
  useLayoutEffect(() => {
    if (!hasFailed) return;
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => timers.forEach(clearTimeout);
    const tryAgain = () => {
      stop();
      timers = TRIES_AFTER_MS.map((ms) => setTimeout(retry, ms));
    };
    addEventListener('online', tryAgain);
    return () => {
      removeEventListener('online', tryAgain);
      stop();
    };
  }, [hasFailed]);
}
