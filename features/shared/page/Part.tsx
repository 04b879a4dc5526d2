import type { ReactNode } from 'react';
import { useMessages } from '../country';
import type { Chunk } from '../platform';
import { useChunk, useRetryOnline } from '../platform';
import { LoadFailure } from './LoadFailure';
import { messages } from './partMessages';

export interface PartProps<T> {
  chunk: Chunk<T>;
  /** Shown until the code has loaded. */
  loading?: ReactNode;
  /** Shown if the code fails to load; a notice with a retry button if left out. */
  failed?: ReactNode;
  /** Renders the part once its code has loaded. */
  children: (code: T) => ReactNode;
}

/** A part of a screen whose code loads when it is first shown. If that fails, the rest of the screen stays usable. */
export function Part<T>({ chunk, loading, failed, children }: PartProps<T>) {
  const text = useMessages(messages);
  const { code, failure } = useChunk(chunk);
  useRetryOnline(failure);
  if (code !== undefined) return children(code);
  if (!failure) return loading;
  return failed ?? <LoadFailure {...failure} title={text.failed} />;
}
