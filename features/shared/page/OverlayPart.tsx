import { type ReactNode, useState } from 'react';
import type { Chunk } from '../platform';
import { useChunk } from '../platform';
import { OverlayFailure } from './OverlayFailure';

export interface OverlayPartProps<T> {
  chunk: Chunk<T>;
  open: boolean;
  onClose: () => void;
  /** Stands for it while it is open and its code on its way. */
  loading?: ReactNode;
  /** Draws it, once its code is here; also while it is closed again, so that it can leave gracefully. */
  children: (code: T) => ReactNode;
}

/**
 * A panel, menu or dialog whose code comes when it is first opened. Where that does not come, the page under it stays as
 * it is, and a notice with a retry stands along its lower edge.
 */
export function OverlayPart<T>({ chunk, open, onClose, loading, children }: OverlayPartProps<T>) {
  const [isUsed, setUsed] = useState(open);
  if (open && !isUsed) setUsed(true);
  const { code, isLoading, failure } = useChunk(chunk, { isNeeded: open });
  if (isUsed && code !== undefined) return children(code);
  if (failure) return <OverlayFailure {...failure} onClose={onClose} />;
  return isLoading && loading;
}
