import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Chunk } from './chunk';
import { reloadForNewRelease } from './release';

/** Code that did not come, and the way to ask for it again. */
export interface ChunkFailure {
  onRetry: () => void;
  /** The retry is under way; until it has brought something, the failure lasts. */
  busy: boolean;
}

export interface ChunkState<T> {
  code: T | undefined;
  isLoading: boolean;
  failure: ChunkFailure | undefined;
}

export interface ChunkNeed {
  isNeeded?: boolean;
  /** That it did not come is known already: a retry is the next try. */
  hasFailed?: boolean;
}

/** Fetches a chunk's code while it is needed. Whoever needs it again after a failure has it fetched again. */
export function useChunk<T>(
  chunk: Chunk<T>,
  { isNeeded = true, hasFailed = false }: ChunkNeed = {},
): ChunkState<T> {
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(hasFailed ? 1 : 0);
  const code = useSyncExternalStore(chunk.subscribe, () => chunk.code);

  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded);
    setTries(tries + 1);
    setFailedTry(0);
  }

  useEffect(() => {
    if (!isNeeded || code !== undefined || tries === failedTry) return;
    let isAwaited = true;
    chunk.load().catch((error: unknown) => {
      if (!isAwaited) return;
      console.error(error);
      setFailedTry(tries);
    });
    return () => {
      isAwaited = false;
    };
  }, [chunk, isNeeded, code, tries, failedTry]);

  useEffect(() => {
    if (failedTry > 0) void reloadForNewRelease();
  }, [failedTry]);

  const isMissing = isNeeded && code === undefined;
  return {
    code,
    isLoading: isMissing && tries !== failedTry,
    failure:
      isMissing && failedTry > 0
        ? { onRetry: () => setTries(failedTry + 1), busy: tries !== failedTry }
        : undefined,
  };
}
