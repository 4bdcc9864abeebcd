import { limits } from '@callboard/api-contract';
import { unguardFormula } from '@callboard/api-contract/text';
import { importReasonHeadings } from '@callboard/api-contract/imports';
import { sentences } from '@callboard/api-contract/sentences';
import { CsvError } from 'csv-parse/sync';
import { badRequest } from '../problems';
import { decodeText } from './decodeText';
import { parseRecords, type CsvRow } from './parseRecords';
import { readLineByLine } from './readLineByLine';

export interface CsvFile {
  columns: readonly string[];
  rows: readonly CsvRow[];
  /** Whether its letters were converted from Windows-1252. */
  isConverted: boolean;
}

/**
 * Reads a CSV file whose first row names the columns, and takes the guards of our own exports away. A title above the header, a line
 * `sep=;` and empty columns at the end without a name are passed over. An error in the file as a whole is a 400 with a sentence.
 */
export function readCsv(bytes: Uint8Array): CsvFile {
  if (bytes.length > limits.maxImportBytes) throw badRequest(sentences.importTooLarge());
  const { text, isConverted } = decodeText(bytes);
  const [line, separator] = /^\ufeff?sep=([,;\t])\r?(?:\n|$)/i.exec(text) ?? [];
  const parsed = parseRows(text.slice(line?.length ?? 0), separator ?? delimiterOf(text));
  const [header, ...rows] = withoutTitles(parsed).map((each) =>
    line === undefined ? each : { ...each, row: each.row + 1 },
  );
  return { ...tableOf(header, rows), isConverted };
}

/** A header and its rows, within the limits of an import. */
function tableOf(header: CsvRow | undefined, rows: readonly CsvRow[]): Omit<CsvFile, 'isConverted'> {
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
function withoutReasons(columns: readonly string[], rows: readonly CsvRow[]): Omit<CsvFile, 'isConverted'> {
  const at = columns.findIndex((column) => importReasonHeadings.includes(column.toLowerCase()));
  if (at < 0) return { columns, rows };
  return {
    columns: columns.toSpliced(at, 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.toSpliced(at, 1) })),
  };
}

const maxTitles = 3;

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

/** The separator that stands most often, outside quotes, in the first row whose next row has as many of it; otherwise in the first. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = bare
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, maxTitles + 2);
  const candidates = [',', ';', '\t'] as const;
  const countIn = (line: string | undefined, separator: string) => (line ?? '').split(separator).length - 1;
  const mostIn = (line: string | undefined) =>
    candidates.reduce((best, candidate) =>
      countIn(line, candidate) > countIn(line, best) ? candidate : best,
    );
  const regular = lines.find((line, index) => {
    const best = mostIn(line);
    return countIn(line, best) > 0 && countIn(line, best) === countIn(lines[index + 1], best);
  });
  return mostIn(regular ?? lines[0]);
}

function parseRows(text: string, delimiter: string): CsvRow[] {
  try {
    return parseRecords(text, delimiter)
      .map(({ record, info }) => ({
        row: info.records + info.empty_lines,
        cells: record.map(unguardFormula),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (error instanceof CsvError) return readLineByLine(text, delimiter);
    throw error;
  }
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
