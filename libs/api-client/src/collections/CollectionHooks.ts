import type {
  AnyRecord,
  BulkResult,
  Collection,
  CollectionName,
  DraftOf,
  ListResponse,
  PatchOf,
  Problem,
  RecordOf,
  TransitionOf,
} from '@callboard/api-contract';
import type { CountsQuery, CountsResponse, ListQuery } from '@callboard/api-contract/lists';
import type { Change } from '@callboard/api-contract/records';
import type { Rows, RowsOptions } from './useRows';

/** Result of a read hook. */
export interface Loaded<T> {
  data: T | undefined;
  problem: Problem | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** A request is pending; older data can be present. */
  isFetching: boolean;
  refetch: () => void;
}

/** The result of a write; `changeSet` identifies it for Undo. */
export type Outcome<T> = { ok: true; data: T; changeSet: string | null } | { ok: false; problem: Problem };

/** A function that writes, and whether a write is pending. */
export type Write<F> = readonly [F, { isLoading: boolean }];

/** Options for fetching all pages of a list. */
export interface FetchListener {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** All records of a list; `canceled` when the signal stopped it. */
export type FetchedAll<R> =
  { status: 'done'; records: R[] } | { status: 'canceled' } | { status: 'failed'; problem: Problem };

interface Skip {
  /** While true, no request is sent. */
  skip?: boolean;
}

/** Everything that a screen can do with records `R`, made from drafts `D`, changed by patches `P` and transitions `T`. */
export interface Hooks<R, D, P, T extends string> {
  name: CollectionName;
  definition: Collection;
  /** One page. While another one loads, the previous one stays. */
  useList(query?: ListQuery, options?: Skip): Loaded<ListResponse<R>>;
  /** All rows, for a virtual table: pages are fetched as they become visible. */
  useRows(query: ListQuery, options?: RowsOptions): Rows<R>;
  /** Fetches every record of a list, page by page. */
  useFetchAll(): (query: ListQuery, listener: FetchListener) => Promise<FetchedAll<R>>;
  /** The number of records for each value of one field or two, by a comma, under the filters of a list; and what `of` measures. */
  useCounts(by: string, query?: CountsQuery, options?: Skip): Loaded<CountsResponse>;
  useGet(hashcode: string | undefined): Loaded<R>;
  /** The history of a record, newest first. */
  useChanges(hashcode: string | undefined): Loaded<ListResponse<Change>>;
  useCreate(): Write<(draft: D) => Promise<Outcome<R>>>;
  /** Optimistic: shown immediately, and rolled back if the server refuses; `version` is that of the edited record. */
  usePatch(): Write<(hashcode: string, patch: P, version: number | undefined) => Promise<Outcome<R>>>;
  /** Each item is a patch with its hashcode and, if known, the version that it is based on. */
  useBulkPatch(): Write<
    (items: readonly (P & { hashcode: string; version?: number })[]) => Promise<Outcome<BulkResult[]>>
  >;
  /** A transition of the lifecycle, by its key. Not every server answers the record as it is then. With `isQuiet` the caller shows the failure. */
  useAct(options?: {
    isQuiet?: boolean;
  }): Write<(transition: T, hashcode: string, reason?: string | undefined) => Promise<Outcome<R | null>>>;
  /** The same transition for several records, in one change set. */
  useBulkAct(): Write<
    (transition: T, hashcodes: readonly string[], reason?: string) => Promise<Outcome<BulkResult[]>>
  >;
  /** Previews a transition of several records; nothing is changed. */
  usePreviewAct(): (transition: T, hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>;
  useRemove(): Write<(hashcode: string, version?: number | undefined) => Promise<Outcome<null>>>;
  useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>>;
  /** Previews deleting several records; nothing is deleted. */
  usePreviewRemove(): (hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>;
}

/** The hooks of one collection, with its types. */
export interface CollectionHooks<N extends CollectionName> extends Hooks<
  RecordOf<N>,
  DraftOf<N>,
  PatchOf<N>,
  TransitionOf<N>
> {
  name: N;
}

/** Values by field, as in a request body. */
export type BodyValues = Readonly<Record<string, unknown>>;

/** The hooks of a collection that is known only at run time. */
export type RecordHooks = Hooks<AnyRecord, BodyValues, BodyValues, string>;
