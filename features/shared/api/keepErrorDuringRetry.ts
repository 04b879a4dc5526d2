import type { UseQueryResult } from '@tanstack/react-query';

/**
 * A query whose error lasts through a retry until that has brought something. The query itself would be pending again,
 * and the retry button would vanish while somebody presses it.
 */
export function keepErrorDuringRetry<T>(query: UseQueryResult<T>) {
  const { data, error, errorUpdateCount, isFetching, isPlaceholderData, refetch } = query;
  const isError = error !== null || (errorUpdateCount > 0 && (data === undefined || isPlaceholderData));
  return { data, error, isError, isFetching, isPlaceholderData, refetch };
}
