import { useEffect } from 'react';
import type { ChunkFailure } from './useChunk';

/** Asks for code that did not come once more when the network is back. */
export function useRetryOnline(failure: ChunkFailure | undefined): void {
  useEffect(() => {
    if (!failure) return;
    addEventListener('online', failure.onRetry);
    return () => removeEventListener('online', failure.onRetry);
  }, [failure]);
}
