import {
  limits,
  toQueryString,
  type AnyRecord,
  type Collection,
  type ListQuery,
  type Problem,
} from '@callboard/api-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import type { CacheDispatch, CacheState } from '../endpoints/cacheDispatch';
import type { ListArgs } from '../endpoints/endpointArgs';
import { reads } from '../endpoints/reads';
import { problemOf } from '../hooks/problemOf';
import { targetOf } from '../hooks/targetOf';
import { createRowWindow } from './createRowWindow';
import { firstPage, pageOf, pageRange, pagesIn, type PageRange } from './pageRange';
import { useThrottled } from './useThrottled';

/** A list of any length, of which a virtual table asks for the rows that it shows. */
export interface Rows<R> {
  /** How many there are; undefined until the first answer. */
  count: number | undefined;
  /** Undefined while its page is on its way. */
  rowAt: (index: number) => R | undefined;
  /** To be told of the first and last row on screen, as often as they change. */
  onRangeChange: (first: number, last: number) => void;
  problem: Problem | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => void;
}

const scrollIntervalMs = 80;

/** Rows on demand. While a new query loads, the rows of the former stay. Skipped, nothing is asked. */
export function useRows(
  definition: Collection,
  query: ListQuery,
  { skip = false }: { skip?: boolean } = {},
): Rows<AnyRecord> {
  const dispatch = useDispatch<CacheDispatch>();
  const store = useStore<CacheState>();
  const pageSize = query.pageSize ?? limits.pageSize;
  const asked = toQueryString({ ...query, page: 1, pageSize });
  const [range, setRange] = useState<PageRange & { asked: string }>({ ...firstPage, asked });
  const [shown, setShown] = useState<{ asked: string; count: number | undefined }>({
    asked,
    count: undefined,
  });
  const { collection, path } = targetOf(definition);
  const pages = range.asked === asked ? range : firstPage;

  const argsOf = useCallback(
    (base: string, page: number): ListArgs => {
      const pageQuery = page > 1 ? `${base}&page=${page}` : base;
      return { collection, path, query: pageQuery, isWindow: true };
    },
    [collection, path],
  );
  const wanted = useMemo(
    () => pagesIn({ first: pages.first, last: pages.last }).map((page) => argsOf(asked, page)),
    [argsOf, asked, pages.first, pages.last],
  );
  const selectors = useMemo(() => wanted.map((page) => reads.endpoints.list.select(page)), [wanted]);
  const answers = useSelector((state: CacheState) => selectors.map((select) => select(state)), shallowEqual);

  // What arrived last decides what is shown: the former query until the new one has an answer.
  const count = answers.find((answer) => answer.data)?.data?.count;
  if (count !== undefined && (shown.asked !== asked || shown.count !== count)) setShown({ asked, count });
  const current = count === undefined ? shown : { asked, count };

  const [window] = useState(() => createRowWindow(dispatch));
  // Synchronises with the cache of the API: what is on screen is subscribed to.
  useEffect(() => window.show(skip ? [] : wanted), [window, wanted, skip]);
  useEffect(() => () => window.show([]), [window]);

  const changeRange = useThrottled(
    useCallback((next: PageRange & { asked: string }) => setRange(next), []),
    scrollIntervalMs,
  );
  const onRangeChange = useCallback(
    (first: number, last: number) => changeRange({ ...pageRange(first, last, pageSize), asked }),
    [changeRange, pageSize, asked],
  );
  const rowAt = useCallback(
    (index: number) => {
      const page = pageOf(index, pageSize);
      const fresh = current.asked === asked ? answers[page - pages.first] : undefined;
      const answer = fresh ?? reads.endpoints.list.select(argsOf(current.asked, page))(store.getState());
      return answer.data?.results[index - (page - 1) * pageSize];
    },
    [answers, argsOf, asked, current.asked, pageSize, pages.first, store],
  );
  const failed = answers.find((answer) => answer.isError && !answer.data);
  const problem = failed ? problemOf(failed.error) : undefined;
  return {
    count: current.count,
    rowAt,
    onRangeChange,
    problem: problem?.kind === 'canceled' ? undefined : problem,
    isLoading: !skip && current.count === undefined && !problem,
    isFetching: !skip && answers.some((answer) => answer.isLoading || answer.isUninitialized),
    refetch: window.refetch,
  };
}
