import type { AnyRecord } from '@callboard/api-contract';

/** A line of the list that can be chosen. */
export type Choice =
  | { kind: 'option'; key: string; record: AnyRecord; group: string | undefined }
  /** Fetches the next page. */
  | { kind: 'more'; key: 'more' }
  /** Asks again after a problem. */
  | { kind: 'retry'; key: 'retry' }
  /** Adds a record of this name; `isSure` once similar ones have been shown. */
  | { kind: 'add'; key: 'add'; name: string; isSure: boolean };

/** A line of the list: what can be chosen, with its place among those, or the name of a group. */
export type Row = { choice: Choice; index: number } | { heading: string; key: string };

/** How options are put together: by a field of theirs, or by what a function says of each. */
export type GroupBy = string | ((record: AnyRecord) => string);
