import { type ReactNode, useState } from 'react';
import type { Chunk } from '../platform';
import { useChunk } from '../platform';
import { OverlayFailure } from './OverlayFailure';

export interface OverlayPartProps<T> {
  chunk: Chunk<T>;
  open: boolean;
  onClose: () => void;
  /** Shown while the overlay is open and its code is loading. */
  loading?: ReactNode;
  /** Renders the overlay once its code has loaded; also while it is closed, so that its exit can be animated. */
  children: (code: T) => ReactNode;
}

/**
 * A panel, menu or dialog whose code is loaded when it is first opened. If loading fails, the page stays usable and
 * shows a notice with a retry button along its lower edge.
 */
export function OverlayPart<T>({ chunk, open, onClose, loading, children }: OverlayPartProps<T>) {
  const [isUsed, setUsed] = useState(open);
  if (open && !isUsed) setUsed(true);
  const { code, isLoading, failure } = useChunk(chunk, { isNeeded: open });
  if (isUsed && code !== undefined) return children(code);
  if (failure) return <OverlayFailure {...failure} onClose={onClose} />;
  return isLoading && loading;
}
