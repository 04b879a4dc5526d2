import { useEffect, useEffectEvent } from 'react';
import type { ChunkFailure } from './useChunk';

/** A network that says it is back may need a moment longer, in ms. */
const AGAIN_AFTER_MS = 2_000;

/** Asks for code that did not come anew when the network is back, and once more a moment later. */
export function useRetryOnline(failure: ChunkFailure | undefined): void {
  const retry = useEffectEvent(() => failure?.onRetry());
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retryTwice = () => {
      retry();
      clearTimeout(timer);
      timer = setTimeout(retry, AGAIN_AFTER_MS);
    };
    addEventListener('online', retryTwice);
    return () => {
      removeEventListener('online', retryTwice);
      clearTimeout(timer);
    };
  }, [hasFailed]);
}
