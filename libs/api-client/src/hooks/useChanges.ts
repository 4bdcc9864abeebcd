import type { Change, Collection, ListResponse } from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { reads } from '../endpoints/reads';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { targetOf } from './targetOf';
import { useRefetch } from './useRefetch';

/** The history of a record, newest first. */
export function useChanges(
  definition: Collection,
  hashcode: string | undefined,
): Loaded<ListResponse<Change>> {
  const loaded = reads.useChangesQuery(hashcode ? { ...targetOf(definition), hashcode } : skipToken);
  const refetch = useRefetch(loaded);
  const { currentData: data, error, isFetching } = loaded;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading: isFetching && data === undefined, refetch };
}
