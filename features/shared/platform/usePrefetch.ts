import { useQueryClient } from '@tanstack/react-query';
import type { Code } from './code';

/** Returns a function that loads code ahead of need. A failure is ignored: what needs the code loads it again. */
export function usePrefetch<T>(code: Code<T>): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.prefetchQuery(code);
}
