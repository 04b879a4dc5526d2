import { useQueryClient } from '@tanstack/react-query';
import type { Code } from './code';
import { savesData } from './device';

/**
 * Returns a function that loads code ahead of need, unless the visitor saves data. A failure is ignored: what needs the
 * code loads it again.
 */
export function usePrefetch<T>(code: Code<T>): () => void {
  const queryClient = useQueryClient();
  return () => {
    if (!savesData()) void queryClient.prefetchQuery(code);
  };
}
