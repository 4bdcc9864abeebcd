import type { ImportLine } from '@callboard/api-contract/records';
import type { Sheet } from './workbook/readWorkbook';

export type ColumnsLine = Extract<ImportLine, { type: 'columns' }>;
export type RowLine = Extract<ImportLine, { type: 'row' }>;
export type DoneLine = Extract<ImportLine, { type: 'done' }>;

/** How many rows an import writes: new records and changes. */
export function countWritten({ created, updated = 0 }: DoneLine): number {
  return created + updated;
}

/** The column of the file for each field. */
export type Mapping = Readonly<Record<string, string>>;

/** The progress of an upload or import; null before the first report. */
export type Progress = { done: number; total: number } | null;

/** A file with its parsed columns. */
export interface Read {
  file: File;
  columns: ColumnsLine;
  /** Notes on the sheet for the user, one sentence each. */
  notes: readonly string[];
}

/** The result of a preview. */
interface Previewed extends Read {
  rows: readonly RowLine[];
  counts: DoneLine;
}

/** The current step of an import. `problem` explains why the step is repeated, `notice` how it was reached. */
export type ImportStep =
  | { status: 'selecting'; problem?: string | undefined }
  | { status: 'reading'; file: File }
  | { status: 'sheets'; file: File; sheets: readonly Sheet[] }
  | ({ status: 'mapping'; problem?: string | undefined } & Read)
  | ({ status: 'checking'; progress: Progress } & Read)
  | ({ status: 'previewed'; problem?: string | undefined; notice?: string | undefined } & Previewed)
  | ({ status: 'writing'; progress: Progress } & Previewed)
  | { status: 'finished'; result: DoneLine; isBusy: boolean }
  | { status: 'takenBack'; result: DoneLine };
