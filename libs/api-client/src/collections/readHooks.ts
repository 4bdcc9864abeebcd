import { limits, type AnyRecord, type ListResponse } from '@callboard/api-contract';
import {
  toCountsQueryString,
  toQueryString,
  type CountsQuery,
  type CountsResponse,
  type ListQuery,
} from '@callboard/api-contract/lists';
import type { Change } from '@callboard/api-contract/records';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useRows, type RowsOptions } from './useRows';
import type { FetchedAll, FetchListener, Loaded } from './CollectionHooks';
import type { CacheDispatch } from './optimisticPatch';
import { problemOf } from './problemOf';
import { useCurrent, useLoaded } from './useLoaded';
import type { ListArgs, ReadEndpoints } from './readEndpoints';

const everything: ListQuery = {};

/**
 * The reading hooks of a collection, without its types.
 *
 * @param path The path of its records, if not the collection's own.
 */
export function buildReadHooks(reads: ReadEndpoints, path?: string) {
  function useList(
    query: ListQuery = everything,
    { skip = false }: { skip?: boolean } = {},
  ): Loaded<ListResponse<AnyRecord>> {
    const args = skip ? null : { path, query: toQueryString(query) };
    useAbortWhenUnused(reads, args);
    return useLoaded(reads.list.useQuery(args ?? skipToken));
  }

  function useCounts(
    by: string,
    query: CountsQuery = everything,
    { skip = false }: { skip?: boolean } = {},
  ): Loaded<CountsResponse> {
    const args = skip ? skipToken : { path, query: toCountsQueryString(by, query) };
    return useLoaded(reads.count.useQuery(args));
  }

  function useGet(hashcode: string | undefined): Loaded<AnyRecord> {
    return useCurrent(reads.get.useQuery(hashcode ? { path, hashcode } : skipToken));
  }

  function useChanges(hashcode: string | undefined): Loaded<ListResponse<Change>> {
    return useCurrent(reads.changes.useQuery(hashcode ? { path, hashcode } : skipToken));
  }

  /** Fetches the largest pages in sequence, and does not cache them. */
  function useFetchAll() {
    const dispatch = useDispatch<CacheDispatch>();
    return useCallback(
      async (query: ListQuery, { onProgress, signal }: FetchListener): Promise<FetchedAll<AnyRecord>> => {
        const found = new Map<string, AnyRecord>();
        for (let page = 1; ; page += 1) {
          if (signal.aborted) return { status: 'canceled' };
          const pageQuery = toQueryString({ ...query, page, pageSize: limits.maxPageSize });
          // Subscribed until it is there: what has no subscriber is dropped when a change arrives meanwhile.
          const request = dispatch(
            reads.list.initiate({ path, query: pageQuery, isWindow: true }, { forceRefetch: true }),
          );
          const { data, error } = await request;
          request.unsubscribe();
          if (!data) return { status: 'failed', problem: problemOf(error) };
          for (const record of data.results) found.set(record.hashcode, record);
          onProgress(found.size, data.count);
          if (data.next === null || data.results.length === 0)
            return { status: 'done', records: [...found.values()] };
        }
      },
      [dispatch],
    );
  }

  return {
    useList,
    useRows: (query: ListQuery, options?: RowsOptions) => useRows(reads, path, query, options),
    useFetchAll,
    useCounts,
    useGet,
    useChanges,
  };
}

const users = new Map<string, number>();

/** Aborts the request of a page that is no longer shown: RTK Query would let it finish. */
function useAbortWhenUnused(reads: ReadEndpoints, args: ListArgs | null): void {
  const dispatch = useDispatch<CacheDispatch>();
  const text = args === null ? null : JSON.stringify(args);
  // Synchronises with the pending requests.
  useEffect(() => {
    if (text === null) return undefined;
    const key = `${reads.list.name} ${text}`;
    users.set(key, (users.get(key) ?? 0) + 1);
    return () => {
      users.set(key, (users.get(key) ?? 1) - 1);
      // Not immediately: another component, or the same one in React's strict mode, can subscribe in the same tick.
      setTimeout(() => {
        if (users.get(key) !== 0) return;
        users.delete(key);
        // `text` is `args`, stringified above.
        const unused = JSON.parse(text) as ListArgs;
        dispatch(reads.runningList(unused))?.abort();
      }, 0);
    };
  }, [text, reads, dispatch]);
}
