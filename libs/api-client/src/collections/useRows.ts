import { limits, type AnyRecord, type Problem } from '@callboard/api-contract';
import { toQueryString, type ListQuery } from '@callboard/api-contract/lists';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import type { CacheDispatch } from './optimisticPatch';
import type { CacheState, ListArgs, ReadEndpoints } from './readEndpoints';
import { problemOf } from './problemOf';
import { firstPage, pageOf, pageRange, pagesIn, type PageRange } from './pageRange';

/** A list of any length, of which a virtual table requests the rows that it shows. */
export interface Rows<R = AnyRecord> {
  /** The number of rows; undefined until the first response. */
  count: number | undefined;
  /** Undefined while its page is loading. */
  rowAt: (index: number) => R | undefined;
  /** Call it with the first and last visible row whenever they change. */
  onRangeChange: (first: number, last: number) => void;
  problem: Problem | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => void;
}

export interface RowsOptions {
  /** While true, no request is sent. */
  skip?: boolean;
  /** The row that is visible first, counted from 0: its page is the first one to be fetched. */
  startAt?: number;
}

const scrollIntervalMs = 80;

/**
 * Rows on demand. While a new query loads, the rows of the previous one stay. While skipped, no request is sent.
 *
 * @param path The path of the records, if not the collection's own.
 */
export function useRows(
  reads: ReadEndpoints,
  path: string | undefined,
  query: ListQuery,
  { skip = false, startAt = 0 }: RowsOptions = {},
): Rows<AnyRecord> {
  const dispatch = useDispatch<CacheDispatch>();
  const store = useStore<CacheState>();
  const pageSize = query.pageSize ?? limits.pageSize;
  const base = baseOf(query);
  const [range, setRange] = useState<PageRange & { base: string }>(() => ({
    ...pageRange(startAt, startAt, pageSize),
    base,
  }));
  const [shown, setShown] = useState<{ base: string; count: number | undefined }>({
    base,
    count: undefined,
  });
  const pages = range.base === base ? range : firstPage;

  const argsOf = useCallback(
    (listQuery: string, page: number): ListArgs => ({
      path,
      query: page > 1 ? `${listQuery}&page=${page}` : listQuery,
      isWindow: true,
    }),
    [path],
  );
  const wanted = useMemo(
    () => pagesIn({ first: pages.first, last: pages.last }).map((page) => argsOf(base, page)),
    [argsOf, base, pages.first, pages.last],
  );
  const selectors = useMemo(() => wanted.map((page) => reads.list.select(page)), [reads, wanted]);
  const answers = useSelector((state: CacheState) => selectors.map((select) => select(state)), shallowEqual);

  // Shows the rows of the previous query until the new one has a response.
  const count = answers.find((answer) => answer.data)?.data?.count;
  if (count !== undefined && (shown.base !== base || shown.count !== count)) setShown({ base, count });
  const current = count === undefined ? shown : { base, count };

  const [window] = useState(() => createRowWindow(reads, dispatch));
  // Synchronises with the cache of the API by subscribing to the visible pages.
  useEffect(() => window.show(skip ? [] : wanted), [window, wanted, skip]);
  useEffect(() => () => window.show([]), [window]);

  const changeRange = useThrottled(
    useCallback((next: PageRange & { base: string }) => setRange(next), []),
    scrollIntervalMs,
  );
  const onRangeChange = useCallback(
    (first: number, last: number) => changeRange({ ...pageRange(first, last, pageSize), base }),
    [changeRange, pageSize, base],
  );
  const rowAt = useCallback(
    (index: number) => {
      const page = pageOf(index, pageSize);
      const fresh = current.base === base ? answers[page - pages.first] : undefined;
      const answer = fresh ?? reads.list.select(argsOf(current.base, page))(store.getState());
      return answer.data?.results[index - (page - 1) * pageSize];
    },
    [answers, argsOf, base, current.base, pageSize, pages.first, reads, store],
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

const freshSeconds = 10;

/** The query of the first page of rows, as its request has it. */
function baseOf(query: ListQuery): string {
  return toQueryString({ ...query, page: 1, pageSize: query.pageSize ?? limits.pageSize });
}

/** Requests the first page of rows before the list that shows them is rendered: `useRows` finds it under way. */
export function requestRows(reads: ReadEndpoints, query: ListQuery) {
  return async (dispatch: CacheDispatch): Promise<void> => {
    const args: ListArgs = { path: undefined, query: baseOf(query), isWindow: true };
    const request = dispatch(reads.list.initiate(args, { forceRefetch: freshSeconds }));
    await request;
    request.unsubscribe();
  };
}

/** The visible pages of a list: fetched, refreshed, and aborted when they are no longer visible. */
interface RowWindow {
  show(pages: readonly ListArgs[]): void;
  refetch(): void;
}

/** A window over the cache. Only its pages are refetched after a write; the others when they are scrolled to. */
function createRowWindow(reads: ReadEndpoints, dispatch: CacheDispatch): RowWindow {
  const open = new Map<string, ReturnType<typeof subscribe>>();

  function subscribe(page: ListArgs) {
    return dispatch(reads.list.initiate(page, { forceRefetch: freshSeconds }));
  }

  function release(key: string, subscription: ReturnType<typeof subscribe>): void {
    open.delete(key);
    subscription.unsubscribe();
    // Not immediately: React's strict mode closes and reopens it in the same tick.
    setTimeout(() => {
      if (!open.has(key)) subscription.abort();
    }, 0);
  }

  return {
    show(pages) {
      const wanted = new Map(pages.map((page) => [JSON.stringify(page), page]));
      for (const [key, subscription] of [...open]) if (!wanted.has(key)) release(key, subscription);
      for (const [key, page] of wanted) if (!open.has(key)) open.set(key, subscribe(page));
    },
    refetch() {
      for (const subscription of open.values()) void subscription.refetch();
    },
  };
}

/** Calls back immediately, then at most once per interval with the latest value: scrolling reports a range on every frame. */
function useThrottled<T>(callBack: (value: T) => void, intervalMs: number): (value: T) => void {
  const state = useRef<{ timer: ReturnType<typeof setTimeout> | null; newest: { value: T } | null }>({
    timer: null,
    newest: null,
  });
  // Synchronises with the timer, which would otherwise outlive the component.
  useEffect(() => {
    const { current } = state;
    return () => {
      if (current.timer !== null) clearTimeout(current.timer);
      current.timer = null;
    };
  }, []);
  return useCallback(
    (value: T) => {
      const { current } = state;
      if (current.timer !== null) {
        current.newest = { value };
        return;
      }
      const tick = () => {
        const { newest } = current;
        current.newest = null;
        current.timer = newest ? setTimeout(tick, intervalMs) : null;
        if (newest) callBack(newest.value);
      };
      current.timer = setTimeout(tick, intervalMs);
      callBack(value);
    },
    [callBack, intervalMs],
  );
}
