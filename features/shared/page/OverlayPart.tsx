import { type ReactNode, useState } from 'react';
import type { Chunk } from '../platform';
import { useChunk } from '../platform';
import { OverlayFailure } from './OverlayFailure';

export interface OverlayPartProps<T> {
  chunk: Chunk<T>;
  open: boolean;
  onClose: () => void;
  /** Shown while it is open and its code is loading. */
  loading?: ReactNode;
  /** Draws it once its code has loaded; also after it was closed, so that it can leave gracefully. */
  children: (code: T) => ReactNode;
}

/**
 * A panel, menu or dialog whose code is loaded when it is first opened. If loading fails, the page under it stays as it
 * is, with a notice and a retry along its lower edge.
 */
export function OverlayPart<T>({ chunk, open, onClose, loading, children }: OverlayPartProps<T>) {
  const [isUsed, setUsed] = useState(open);
  if (open && !isUsed) setUsed(true);
  const { code, isLoading, failure } = useChunk(chunk, { isNeeded: open });
  if (isUsed && code !== undefined) return children(code);
  if (failure) return <OverlayFailure {...failure} onClose={onClose} />;
  return isLoading && loading;
}
