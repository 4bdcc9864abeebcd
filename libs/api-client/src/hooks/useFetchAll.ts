import {
  limits,
  toQueryString,
  type AnyRecord,
  type Collection,
  type ListQuery,
  type Problem,
} from '@callboard/api-contract';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { CacheDispatch } from '../endpoints/cacheDispatch';
import { reads } from '../endpoints/reads';
import { problemOf } from './problemOf';
import { targetOf } from './targetOf';

/** Follows the pages of a long list, and can stop them. */
export interface FetchListener {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** All records of a list; `canceled` when the signal stopped it. */
export type FetchedAll =
  { status: 'done'; records: AnyRecord[] } | { status: 'canceled' } | { status: 'failed'; problem: Problem };

/** Fetches every record of a list, the largest pages one after the other. They stay in no cache. */
export function useFetchAll(definition: Collection) {
  const dispatch = useDispatch<CacheDispatch>();
  return useCallback(
    async (query: ListQuery, { onProgress, signal }: FetchListener): Promise<FetchedAll> => {
      const found = new Map<string, AnyRecord>();
      for (let page = 1; ; page += 1) {
        if (signal.aborted) return { status: 'canceled' };
        const asked = toQueryString({ ...query, page, pageSize: limits.maxPageSize });
        const { data, error } = await dispatch(
          reads.endpoints.list.initiate(
            { ...targetOf(definition), query: asked, isWindow: true },
            { subscribe: false, forceRefetch: true },
          ),
        );
        if (!data) return { status: 'failed', problem: problemOf(error) };
        for (const record of data.results) found.set(record.hashcode, record);
        onProgress(found.size, data.count);
        if (data.next === null || data.results.length === 0)
          return { status: 'done', records: [...found.values()] };
      }
    },
    [definition, dispatch],
  );
}
