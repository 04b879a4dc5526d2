import { useEffect, useState, useSyncExternalStore } from 'react';
import { CHUNK_FAILED, type Chunk } from './chunk';
import { reloadForNewRelease } from './release';

/** A failed load and its retry. */
export interface ChunkFailure {
  onRetry: () => void;
  /** Whether the retry is running; the failure lasts until the retry succeeds. */
  busy: boolean;
  /** The fixed message, for a small line under what the screen says. */
  detail: typeof CHUNK_FAILED;
}

export interface ChunkState<T> {
  code: T | undefined;
  isLoading: boolean;
  failure: ChunkFailure | undefined;
}

export interface ChunkNeed {
  isNeeded?: boolean;
  /** Whether a load has already failed elsewhere: then only a retry loads again. */
  hasFailed?: boolean;
}

/** Loads a chunk's code while it is needed. When it is needed again after a failure, it loads again. */
export function useChunk<T>(
  chunk: Chunk<T>,
  { isNeeded = true, hasFailed = false }: ChunkNeed = {},
): ChunkState<T> {
  const [tries, setTries] = useState(1);
  const [failedTry, setFailedTry] = useState(hasFailed ? 1 : 0);
  const code = useSyncExternalStore(
    chunk.subscribe,
    () => chunk.code,
    () => chunk.code,
  );

  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (wasNeeded !== isNeeded) {
    setWasNeeded(isNeeded);
    setTries(tries + 1);
    setFailedTry(0);
  }

  useEffect(() => {
    if (!isNeeded || code !== undefined || tries === failedTry) return;
    let isCurrent = true;
    chunk.load().catch((error: unknown) => {
      if (!isCurrent) return;
      console.error(error);
      setFailedTry(tries);
    });
    return () => {
      isCurrent = false;
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
        ? { onRetry: () => setTries(failedTry + 1), busy: tries !== failedTry, detail: CHUNK_FAILED }
        : undefined,
  };
}
