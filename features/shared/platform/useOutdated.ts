import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsOnline } from './useIsOnline';

/** How long newer data may take before the page says of when those are that it shows, in ms. */
export const SLOW_MS = 3_000;

/**
 * When the data of a query came, in ms, if newer ones are due and do not come: without a network, after a failure, or for
 * 3 s. `undefined` otherwise.
 */
export function useOutdated<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): number | undefined {
  const { data, dataUpdatedAt, isError, isFetching, isStale } = useQuery({
    ...options,
    // The screen asks. Asked again here, a failed query without data would show its skeleton, and this with it, for ever.
    refetchOnMount: false,
    retryOnMount: false,
  });
  const isOnline = useIsOnline();
  const isWaiting = isStale && isFetching;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  const isOutdated = data !== undefined && isStale && (!isOnline || isError || isSlow);
  return isOutdated ? dataUpdatedAt : undefined;
}
