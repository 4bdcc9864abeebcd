import type {
  BulkResult,
  Change,
  Collection,
  CollectionName,
  CountsResponse,
  DraftOf,
  ListQuery,
  ListResponse,
  PatchOf,
  RecordOf,
} from '@callboard/api-contract';
import type { Import } from '../imports/useImport';
import type { Rows } from '../rows/useRows';
import type { Loaded } from './loaded';
import type { Outcome } from './outcome';

/** A function that writes, and whether it is under way. */
export type Write<F> = readonly [F, { isLoading: boolean }];

/** Everything that a screen can do with one collection. */
export interface CollectionHooks<N extends CollectionName> {
  name: N;
  definition: Collection;
  /** One page. While another is fetched, the former stays. */
  useList(query?: ListQuery, options?: { skip?: boolean }): Loaded<ListResponse<RecordOf<N>>>;
  /** All rows, for a virtual table: pages are fetched as they come into view. */
  useRows(query: ListQuery, options?: { skip?: boolean }): Rows<RecordOf<N>>;
  /** How many records there are for each value of a field: a status, a choice, a reference or a yes-or-no. */
  useCounts(by: string, query?: ListQuery): Loaded<CountsResponse>;
  useGet(hashcode: string | undefined): Loaded<RecordOf<N>>;
  /** The history of a record, newest first. */
  useChanges(hashcode: string | undefined): Loaded<ListResponse<Change>>;
  useCreate(): Write<(draft: DraftOf<N>) => Promise<Outcome<RecordOf<N>>>>;
  /** Shown at once and taken back if the server refuses; `version` is that of the record which was edited. */
  usePatch(): Write<(hashcode: string, patch: PatchOf<N>, version: number) => Promise<Outcome<RecordOf<N>>>>;
  useBulkPatch(): Write<
    (items: readonly (PatchOf<N> & { hashcode: string })[]) => Promise<Outcome<BulkResult[]>>
  >;
  /** A transition of the lifecycle, by its key. */
  useAct(): Write<(action: string, target: string, values?: unknown) => Promise<Outcome<RecordOf<N>>>>;
  useRemove(): Write<(hashcode: string, version?: number) => Promise<Outcome<null>>>;
  useBulkRemove(): Write<(hashcodes: readonly string[]) => Promise<Outcome<BulkResult[]>>>;
  useImport(): Import;
}
