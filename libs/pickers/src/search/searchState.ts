import type { ListResponse, Problem, RecordBase } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';

/** The result of loading one page. */
export type PageAnswer = { ok: true; page: ListResponse<RecordBase> } | { ok: false; problem: Problem };

/** Loads one page: the first of a search, or the next page named by an earlier answer. */
export type LoadPage = (query: ListQuery, signal: AbortSignal) => Promise<PageAnswer>;

/** A snapshot of a search. */
export interface SearchState {
  isOpen: boolean;
  /** As typed; undefined if nothing has been typed since it was opened. */
  term: string | undefined;
  /** While `loading`, `records` can hold loaded records that match. */
  status: 'loading' | 'problem' | 'ready';
  records: readonly RecordBase[];
  /** The total on the server; undefined until it has answered this search. */
  count: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  problem: Problem | undefined;
}
