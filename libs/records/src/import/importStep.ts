import type { ImportLine } from '@callboard/api-contract';

export type ColumnsLine = Extract<ImportLine, { type: 'columns' }>;
export type RowLine = Extract<ImportLine, { type: 'row' }>;
export type DoneLine = Extract<ImportLine, { type: 'done' }>;

/** The column of the file for each field. */
export type Mapping = Readonly<Record<string, string>>;

/** How far a piece of work is; null before its first word. */
export type Progress = { done: number; total: number } | null;

/** A file whose columns are known. */
export interface Read {
  file: File;
  columns: ColumnsLine;
}

/** What a preview found. */
interface Previewed extends Read {
  rows: readonly RowLine[];
  counts: DoneLine;
}

/** Where an import stands. `problem` says why it is there again, `notice` how it came to be. */
export type ImportStep =
  | { status: 'choosing'; problem?: string | undefined }
  | { status: 'reading'; file: File }
  | ({ status: 'mapping'; problem?: string | undefined } & Read)
  | ({ status: 'checking'; progress: Progress } & Read)
  | ({ status: 'previewed'; problem?: string | undefined; notice?: string | undefined } & Previewed)
  | ({ status: 'writing'; progress: Progress } & Previewed)
  | { status: 'finished'; result: DoneLine; isBusy: boolean }
  | { status: 'takenBack'; result: DoneLine };
