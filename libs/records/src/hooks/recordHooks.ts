import {
  recordHooksFor,
  type FetchedAll,
  type FetchListener,
  type Loaded,
  type Outcome,
} from '@callboard/api-client/collections';
import type {
  AnyRecord,
  BulkResult,
  Change,
  CollectionName,
  ListQuery,
  ListResponse,
  Problem,
} from '@callboard/api-contract';

/** A long list that fetches only its visible pages. */
export interface Rows {
  count: number | undefined;
  rowAt: (index: number) => AnyRecord | undefined;
  onRangeChange: (first: number, last: number) => void;
  problem: Problem | undefined;
  isLoading: boolean;
  refetch: () => void;
}

/** Values by field, as in a request body. */
export type BodyValues = Readonly<Record<string, unknown>>;

type Trigger<A extends unknown[], T> = readonly [
  (...given: A) => Promise<Outcome<T>>,
  { isLoading: boolean },
];

/** The API hooks of a collection that is known only at run time. */
export interface RecordHooks {
  useList: (query?: ListQuery, options?: { skip?: boolean }) => Loaded<ListResponse<AnyRecord>>;
  useRows: (query: ListQuery) => Rows;
  useFetchAll: () => (query: ListQuery, listener: FetchListener) => Promise<FetchedAll>;
  useGet: (hashcode: string | undefined) => Loaded<AnyRecord>;
  useChanges: (hashcode: string | undefined) => Loaded<ListResponse<Change>>;
  useCreate: () => Trigger<[draft: BodyValues], AnyRecord>;
  usePatch: () => Trigger<[hashcode: string, patch: BodyValues, version: number | undefined], AnyRecord>;
  useAct: () => Trigger<[transition: string, hashcode: string], AnyRecord>;
  useBulkAct: () => Trigger<[transition: string, hashcodes: readonly string[]], BulkResult[]>;
  useRemove: () => Trigger<[hashcode: string, version?: number], null>;
  useBulkRemove: () => Trigger<[hashcodes: readonly string[]], BulkResult[]>;
}

/** The API hooks of any collection, without the literal types of its records. */
export function recordHooks(name: CollectionName): RecordHooks {
  return recordHooksFor(name);
}
