import type { AnyRecord, ListQuery, ListResponse, Problem } from '@callboard/api-contract';

/** How one page of a search ended. */
export type PageAnswer = { ok: true; page: ListResponse<AnyRecord> } | { ok: false; problem: Problem };

/** Asks for one page: the first of a search, or the one that an earlier answer named. */
export type LoadPage = (query: ListQuery, signal: AbortSignal) => Promise<PageAnswer>;

/** What a picker knows at one moment. */
export interface SearchState {
  isOpen: boolean;
  /** As typed; undefined while nothing has been typed since it was opened. */
  term: string | undefined;
  /** `loading` may come with records: those that are known already and match. */
  status: 'loading' | 'problem' | 'ready';
  records: readonly AnyRecord[];
  /** How many the server has; undefined until it has answered this very search. */
  count: number | undefined;
  hasMore: boolean;
  isLoadingMore: boolean;
  problem: Problem | undefined;
}
