import { limits } from '@callboard/api-contract';
import { unguardFormula } from '@callboard/api-contract/text';
import { importReasonHeadings, type FileEncoding } from '@callboard/api-contract/imports';
import { sentences } from '@callboard/api-contract/sentences';
import { isTotalRow, maxTitles, openCsv, readRecords, type CsvSeparator } from '@callboard/domain/cells';
import { badRequest } from '../problems';
import { findDamaged, repaired, type DamagedCell } from './damagedCells';
import { decodeText, type Reading } from './decodeText';
import type { CsvRow } from './csvRow';
import { readLineByLine } from './readLineByLine';

/** A file as it is read, and what is open about it. */
export interface CsvFile extends Table {
  /** The ways to read its letters, the likeliest first; empty for UTF-8. */
  readings: readonly Reading[];
  /** Cells that were damaged before the file was saved, as they are and as they were. */
  damaged: readonly DamagedCell[];
  /** The last rows, which are no records but totals. Whether or not they are left out of the rows. */
  totals: readonly CsvRow[];
}

/** How the user wants a file to be read. */
export interface CsvReading {
  encoding?: FileEncoding | undefined;
  damaged?: 'keep' | 'repair';
  totals?: 'omit' | 'import';
}

interface Table {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

/**
 * Reads a CSV file whose first row names the columns, and takes the guards of our own exports away. A title above the header, a line
 * `sep=;` and empty columns at the end without a name are passed over, and totals below the rows unless they are wanted. An error in the
 * file as a whole is a 400 with a sentence.
 */
export function readCsv(bytes: Uint8Array, { encoding, damaged, totals }: CsvReading = {}): CsvFile {
  if (bytes.length > limits.maxImportBytes) throw badRequest(sentences.importTooLarge());
  const { text, readings } = decodeText(bytes, encoding);
  const opened = openCsv(text);
  const lines = withoutTitles(parseRows(opened.text, opened.separator)).map((each) => ({
    ...each,
    row: each.row + opened.skipped,
  }));
  const found = findDamaged(lines);
  const [header, ...rows] = damaged === 'repair' ? repaired(lines) : lines;
  const table = tableOf(header, rows);
  const last = totalsOf(table);
  const isOmitted = totals !== 'import' && last.length > 0;
  const left = isOmitted ? table.rows.slice(0, -last.length) : table.rows;
  return { columns: table.columns, rows: left, readings, damaged: found, totals: last };
}

/** The totals below the rows; a file has a record at least. */
function totalsOf({ rows }: Table): readonly CsvRow[] {
  const records = rows.findLastIndex(({ cells, error }) => error !== undefined || !isTotalRow(cells)) + 1;
  return records === 0 ? [] : rows.slice(records);
}

/** A header and its rows, within the limits of an import. */
function tableOf(header: CsvRow | undefined, rows: readonly CsvRow[]): Table {
  if (!header) throw badRequest(sentences.importEmpty());
  if (header.error) throw badRequest(header.error);
  const columns = columnNames(header.cells, rows);
  if (rows.length === 0) throw badRequest(sentences.importNoRows());
  if (rows.length > limits.maxImportRows) {
    throw badRequest(sentences.importTooManyRows({ rows: rows.length, max: limits.maxImportRows }));
  }
  return withoutReasons(columns, rows);
}

/** Without the column of reasons why rows were not imported: a file of such rows is imported again once they are fixed. */
function withoutReasons(columns: readonly string[], rows: readonly CsvRow[]): Table {
  const at = columns.findIndex((column) => importReasonHeadings.includes(column.toLowerCase()));
  if (at < 0) return { columns, rows };
  return {
    columns: columns.toSpliced(at, 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) })),
  };
}

/** Without the rows of a single cell above a header of several. */
function withoutTitles(rows: readonly CsvRow[]): CsvRow[] {
  const header = rows.findIndex(({ cells }) => filledIn(cells) > 1);
  const isBelow = header > 0 && header <= maxTitles && header < rows.length - 1;
  const areTitles =
    isBelow &&
    rows
      .slice(0, header)
      .every(({ error, cells }) => !error && filledIn(cells) === 1 && cells[0]?.trim() !== '');
  return rows.slice(areTitles ? header : 0);
}

function filledIn(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== '').length;
}

function parseRows(text: string, separator: CsvSeparator): CsvRow[] {
  const read = readRecords(text, separator);
  if (!read.ok) return readLineByLine(text, separator);
  return read.records
    .map(({ row, cells }) => ({ row, cells: cells.map(unguardFormula) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

function columnNames(header: readonly string[], rows: readonly CsvRow[]): string[] {
  const named = header.findLastIndex((cell) => cell.trim() !== '') + 1;
  const names = header.slice(0, named).map((cell) => cell.trim());
  // A spreadsheet writes empty columns that once had something; one with cells has lost its name.
  const filled = header.findIndex(
    (_, index) => index >= named && rows.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  );
  const empty = names.includes('') ? names.indexOf('') : filled;
  if (names.length > limits.maxImportColumns) {
    throw badRequest(sentences.importTooManyColumns({ columns: names.length, max: limits.maxImportColumns }));
  }
  if (empty >= 0) throw badRequest(sentences.importUnnamedColumn({ column: empty + 1 }));
  const twice = names.find((name, index) => names.findIndex((other) => isSameName(other, name)) !== index);
  if (twice !== undefined) throw badRequest(sentences.importSameColumns({ column: twice.slice(0, 80) }));
  return names;
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
