import type { ProblemMessage } from '@callboard/api-contract/sentences';

/** One row below the header, by its number in a spreadsheet (the header is row 1). */
export interface CsvRow {
  row: number;
  cells: readonly string[];
  /** Why it cannot be read; it then has no cells. */
  error?: ProblemMessage;
  /** The line that cannot be read. */
  line?: string;
}
