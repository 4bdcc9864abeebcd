import { useCallback } from 'react';
import type { Loaded } from './CollectionHooks';
import { problemOf } from './problemOf';

/** Result of a query hook of RTK Query. */
interface QueryResult<T> {
  data?: T | undefined;
  currentData?: T | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

/** The state of a read. While it loads with other arguments, the previous data stays. */
export function useLoaded<T>(result: QueryResult<T>): Loaded<T> {
  const { data, error, isLoading, isFetching, isUninitialized, refetch } = result;
  // RTK Query's own `refetch` throws while there is nothing to fetch.
  const refetchIfStarted = useCallback(() => {
    if (!isUninitialized) refetch();
  }, [isUninitialized, refetch]);
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isLoading, isFetching, refetch: refetchIfStarted };
}

/** The state of a read of one thing: with other arguments, the previous data is not shown. */
export function useCurrent<T>(result: QueryResult<T>): Loaded<T> {
  const { currentData: data, isFetching } = result;
  return { ...useLoaded(result), data, isLoading: isFetching && data === undefined };
}
