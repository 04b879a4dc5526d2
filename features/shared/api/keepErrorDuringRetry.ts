import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Keeps a query's error during a retry, until the retry has succeeded. Otherwise the query would be pending again, and
 * the retry button would vanish while it is pressed.
 */
export function keepErrorDuringRetry<T>(query: UseQueryResult<T>) {
  const { data, error, errorUpdateCount, isFetching, isPlaceholderData, refetch } = query;
  const isError = error !== null || (errorUpdateCount > 0 && (data === undefined || isPlaceholderData));
  return { data, error, isError, isFetching, isPlaceholderData, refetch };
}
