import { useEffectEvent, useLayoutEffect } from 'react';
import type { ChunkFailure } from './useChunk';

/** A network that says it is back may need a moment longer, on a phone several seconds: tries after that, in ms. */
const TRIES_AFTER_MS = [0, 2_000, 6_000];

/** Asks again for code that did not come when the network is back, and twice more soon after. */
export function useRetryOnline(failure: ChunkFailure | undefined): void {
  const retry = useEffectEvent(() => failure?.onRetry());
  const hasFailed = failure !== undefined;
  // The network may be back while the failure still fades in, when other effects have not run yet.
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
