import type { RecordBase } from '@callboard/api-contract';

/** A selectable row of the list. */
export type Item =
  | { kind: 'option'; key: string; record: RecordBase; group: string | undefined }
  /** Fetches the next page. */
  | { kind: 'more'; key: 'more' }
  /** Retries after a problem. */
  | { kind: 'retry'; key: 'retry' }
  /** Adds a record of this name; `isSure` once similar ones have been shown. */
  | { kind: 'add'; key: 'add'; name: string; isSure: boolean };

/** A row of the list: an item with its index among the items, or the heading of a group. */
export type Row = { item: Item; index: number } | { heading: string; key: string };

/** How options are grouped: by a field, or by a function that returns the name of the group. */
export type GroupBy = string | ((record: RecordBase) => string);
