import {
  toCountsQueryString,
  type Collection,
  type CountsResponse,
  type ListQuery,
} from '@callboard/api-contract';
import { reads } from '../endpoints/reads';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { targetOf } from './targetOf';
import { useRefetch } from './useRefetch';

/** How many records of a collection share a value of a field, under the conditions of a list. */
export function useCounts(definition: Collection, by: string, query: ListQuery = {}): Loaded<CountsResponse> {
  const loaded = reads.useCountsQuery({ ...targetOf(definition), query: toCountsQueryString(by, query) });
  const refetch = useRefetch(loaded);
  const { data, error, isFetching, isLoading } = loaded;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading, refetch };
}
