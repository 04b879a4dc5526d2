import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/**
 * `useQuery` for what can be loaded again by a button. The error stays during a retry, until the retry has succeeded.
 * Otherwise the button would vanish while it is pressed.
 */
export function useShopQuery<QueryData, Data = QueryData, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<QueryData, DefaultError, Data, Key>,
) {
  const { data, error, isFetchedAfterMount, isFetching, isPlaceholderData, refetch } = useQuery(options);
  const isError = error !== null || (isFetchedAfterMount && (data === undefined || isPlaceholderData));
  return { data, error, isError, isFetchedAfterMount, isFetching, isPlaceholderData, refetch };
}
