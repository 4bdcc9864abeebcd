import type {
  AnyRecord,
  BulkResult,
  Change,
  Collection,
  CollectionName,
  CountsResponse,
  DraftOf,
  ListQuery,
  ListResponse,
  PatchOf,
  Problem,
  RecordOf,
  TransitionOf,
} from '@callboard/api-contract';
import type { Rows } from '../rows/useRows';

/** What a read hook returns. */
export interface Loaded<T> {
  data: T | undefined;
  problem: Problem | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** A request is under way, maybe with older data shown. */
  isFetching: boolean;
  refetch: () => void;
}

/** How a write ended; `changeSet` is what Undo needs. */
export type Outcome<T> = { ok: true; data: T; changeSet: string | null } | { ok: false; problem: Problem };

/** A function that writes, and whether it is under way. */
export type Write<F> = readonly [F, { isLoading: boolean }];

/** Follows the pages of a long list, and can stop them. */
export interface FetchListener {
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
}

/** All records of a list; `canceled` when the signal stopped it. */
export type FetchedAll =
  { status: 'done'; records: AnyRecord[] } | { status: 'canceled' } | { status: 'failed'; problem: Problem };

interface Skip {
  /** Sends no request for now. */
  skip?: boolean;
}

/** Everything that a screen can do with records `R`, made from drafts `D`, changed by patches `P` and transitions `T`. */
export interface Hooks<R, D, P, T extends string> {
  name: CollectionName;
  definition: Collection;
  /** One page. While another is fetched, the former stays. */
  useList(query?: ListQuery, options?: Skip): Loaded<ListResponse<R>>;
  /** All rows, for a virtual table: pages are fetched as they come into view. */
  useRows(query: ListQuery, options?: Skip): Rows<R>;
  /** Fetches every record of a list, page by page. */
  useFetchAll(): (query: ListQuery, listener: FetchListener) => Promise<FetchedAll>;
  /** How many records share a value of a field, under the conditions of a list. */
  useCounts(by: string, query?: ListQuery): Loaded<CountsResponse>;
  useGet(hashcode: string | undefined): Loaded<R>;
  /** The history of a record, newest first. */
  useChanges(hashcode: string | undefined): Loaded<ListResponse<Change>>;
  useCreate(): Write<(draft: D) => Promise<Outcome<R>>>;
  /** Shown immediately, and rolled back if the server refuses; `version` is that of the record which was edited. */
  usePatch(): Write<(hashcode: string, patch: P, version: number | undefined) => Promise<Outcome<R>>>;
  /** Each item is a patch with its hashcode, and with the version that it is based on where that is known. */
  useBulkPatch(): Write<
    (items: readonly (P & { hashcode: string; version?: number })[]) => Promise<Outcome<BulkResult[]>>
  >;
  /** A transition of the lifecycle, by its key. */
  useAct(): Write<(transition: T, hashcode: string) => Promise<Outcome<R>>>;
  /** The same transition of several records, in one change set. */
  useBulkAct(): Write<(transition: T, hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>>;
  useRemove(): Write<(hashcode: string, version?: number | undefined) => Promise<Outcome<null>>>;
  useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>>;
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

/** Values of a body by field. */
type Values = Readonly<Record<string, unknown>>;

/** The hooks of a collection that is known at run time only. */
export type RecordHooks = Hooks<AnyRecord, Values, Values, string>;
