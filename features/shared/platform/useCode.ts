import { useQueryClient } from '@tanstack/react-query';
import type { Code } from './code';
import { useShopQuery } from './useShopQuery';

export interface CodeOptions {
  /** Whether it loads now; it does if left out. */
  enabled?: boolean;
  /** Whether failed code loads by itself when the network is back; it does if left out. */
  refetchOnReconnect?: boolean;
}

/** Loads code that a part of the page needs. `retry` loads it again after a failure. */
export function useCode<T>(code: Code<T>, options: CodeOptions = {}) {
  const queryClient = useQueryClient();
  const query = useShopQuery({ ...code, ...options });

  async function retry() {
    const { isError } = await query.refetch();
    const isStillShown = queryClient.getQueryCache().find({ queryKey: code.queryKey })?.isActive();
    // Firefox never fetches a module again that has failed, and a new release has other files. Without a network a reload
    // would lose the page.
    if (isError && isStillShown && navigator.onLine) location.reload();
  }

  return { ...query, retry };
}
