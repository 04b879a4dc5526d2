import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Code } from './code';
import { savesData } from './device';

/**
 * Loads code ahead of need. A failure is ignored: what needs the code loads it again. Nothing is loaded while the visitor
 * saves data; without a network, because Firefox never fetches a module again that has failed; or where the code is in use,
 * because a failure that is shown there has its own retry button.
 */
export function prefetchCode<T>(queryClient: QueryClient, code: Code<T>): void {
  const isInUse = queryClient.getQueryCache().find({ queryKey: code.queryKey })?.isActive();
  if (savesData() || !navigator.onLine || isInUse) return;
  void queryClient.prefetchQuery(code);
}

/** Returns a function that loads code ahead of need; see `prefetchCode`. */
export function usePrefetch<T>(code: Code<T>): () => void {
  const queryClient = useQueryClient();
  return () => prefetchCode(queryClient, code);
}
