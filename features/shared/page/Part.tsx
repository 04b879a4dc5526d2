import type { ReactNode } from 'react';
import { useMessages } from '../country';
import type { Chunk } from '../platform';
import { useChunk, useRetryOnline } from '../platform';
import { LoadFailure } from './LoadFailure';
import { messages } from './partMessages';

export interface PartProps<T> {
  chunk: Chunk<T>;
  /** Keeps its place until the code is here. */
  loading?: ReactNode;
  /** What stands in its place where the code does not come, if not the usual notice with a retry. */
  failed?: ReactNode;
  /** Draws the part, once its code is here. */
  children: (code: T) => ReactNode;
}

/** A part of a screen whose code comes when it is first shown. Where that does not come, the screen stays as it is. */
export function Part<T>({ chunk, loading, failed, children }: PartProps<T>) {
  const text = useMessages(messages);
  const { code, failure } = useChunk(chunk);
  useRetryOnline(failure);
  if (code !== undefined) return children(code);
  if (!failure) return loading;
  return failed ?? <LoadFailure {...failure} title={text.failed} />;
}
