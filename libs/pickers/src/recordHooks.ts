import { recordHooksFor, type Loaded } from '@callboard/api-client/collections';
import type { AnyRecord, CollectionName, ListQuery, Problem } from '@callboard/api-contract';

/** What a picker reads of a collection. */
export interface PickerHooks {
  useRows: (
    query: ListQuery,
    options?: { skip?: boolean },
  ) => {
    count: number | undefined;
    rowAt: (index: number) => AnyRecord | undefined;
    onRangeChange: (first: number, last: number) => void;
    problem: Problem | undefined;
    isLoading: boolean;
    refetch: () => void;
  };
  useGet: (hashcode: string | undefined) => Loaded<AnyRecord>;
}

/** The handles of any collection, without the literal types of its records. */
export function recordHooks(name: CollectionName): PickerHooks {
  return recordHooksFor(name);
}
