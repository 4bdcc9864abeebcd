import { useSearchParams } from 'react-router';

export interface SetPageQueryOptions {
  /** Replaces the entry in the history, so that Back leaves the page. @default false */
  replace?: boolean;
}

/**
 * The query of the page's URL, for state that belongs there: filters, order, the selected tab. Changing it does not change the
 * page: the scroll position is retained, whereas react-router's own setter scrolls to the top.
 *
 * @returns the query, and a setter that replaces all of it
 * @example
 * const [query, setQuery] = usePageQuery();
 * setQuery({ tab: 'history' });
 */
export function usePageQuery(): readonly [
  URLSearchParams,
  (query: URLSearchParams | Record<string, string>, options?: SetPageQueryOptions) => void,
] {
  const [query, setQuery] = useSearchParams();
  return [query, (next, { replace = false } = {}) => setQuery(next, { replace, preventScrollReset: true })];
}
