import type { UseQueryResult } from '@tanstack/react-query';

/**
 * A request as screens show it. Its failure lasts through a retry until that has brought something, where the query
 * itself would be pending again: the button that somebody pressed must not go away under the press.
 */
export function shownRequest<T>(query: UseQueryResult<T>) {
  const { data, error, errorUpdateCount, isFetching, isPlaceholderData, refetch } = query;
  const isError = error !== null || (errorUpdateCount > 0 && (data === undefined || isPlaceholderData));
  return { data, error, isError, isFetching, isPlaceholderData, refetch };
}
