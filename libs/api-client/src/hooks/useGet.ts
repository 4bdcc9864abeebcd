import type { AnyRecord, Collection } from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { reads } from '../endpoints/reads';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { targetOf } from './targetOf';
import { useRefetch } from './useRefetch';

/** One record. Another hashcode never shows the former record. */
export function useGet(definition: Collection, hashcode: string | undefined): Loaded<AnyRecord> {
  const loaded = reads.useGetQuery(hashcode ? { ...targetOf(definition), hashcode } : skipToken);
  const refetch = useRefetch(loaded);
  const { currentData: data, error, isFetching } = loaded;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading: isFetching && data === undefined, refetch };
}
