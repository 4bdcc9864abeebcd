import {
  toQueryString,
  type AnyRecord,
  type Collection,
  type ListQuery,
  type ListResponse,
} from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { reads } from '../endpoints/reads';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { targetOf } from './targetOf';
import { useAbortWhenUnused } from './useAbortWhenUnused';
import { useRefetch } from './useRefetch';

const everything: ListQuery = {};

/** One page of a collection. While another is fetched, the former stays. */
export function useList(
  definition: Collection,
  query: ListQuery = everything,
  options: { skip?: boolean } = {},
): Loaded<ListResponse<AnyRecord>> {
  const args = options.skip ? null : { ...targetOf(definition), query: toQueryString(query) };
  const loaded = reads.useListQuery(args ?? skipToken);
  useAbortWhenUnused(args);
  const refetch = useRefetch(loaded);
  const { data, error, isFetching, isLoading } = loaded;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading, refetch };
}
