import type { ProblemMessage } from '@callboard/api-contract/sentences';
import { parse } from 'csv-parse/sync';

/** One row below the header, by its number in a spreadsheet (the header is row 1). */
export interface CsvRow {
  row: number;
  cells: readonly string[];
  /** Why it cannot be read; it then has no cells. */
  error?: ProblemMessage;
  /** The line that cannot be read. */
  line?: string;
}

/** A record as csv-parse answers it, with where it stands. */
export interface ParsedRecord {
  record: string[];
  info: { records: number; empty_lines: number };
}

/**
 * The records of a CSV text.
 *
 * @throws CsvError for a quotation mark in the wrong place or a row that is too long
 */
export function parseRecords(text: string, delimiter: string): ParsedRecord[] {
  const parsed: unknown = parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: 200_000,
  });
  // What csv-parse answers with `info`; its types describe the answer without it.
  return parsed as ParsedRecord[];
}
