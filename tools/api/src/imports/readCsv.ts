import { limits, unguardFormula } from '@callboard/api-contract';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import { CsvError, parse } from 'csv-parse/sync';
import { badRequest } from '../problems';
import { decodeText } from './decodeText';

/** One row below the header, by its number in a spreadsheet (the header is row 1). */
export interface CsvRow {
  row: number;
  cells: readonly string[];
}

export interface CsvFile {
  columns: readonly string[];
  rows: readonly CsvRow[];
}

/** Reads a CSV file whose first row names the columns, and takes the guards of our own exports away. Whatever is wrong with the file as a whole is a 400 with a sentence. */
export function readCsv(bytes: Uint8Array): CsvFile {
  if (bytes.length > limits.maxImportBytes) throw badRequest(sentences.importTooLarge());
  const text = decodeText(bytes);
  const [header, ...rows] = parseRows(text, delimiterOf(text));
  if (!header) throw badRequest(sentences.importEmpty());
  const columns = columnNames(header.cells);
  if (rows.length === 0) throw badRequest(sentences.importNoRows());
  if (rows.length > limits.maxImportRows) {
    throw badRequest(sentences.importTooManyRows({ rows: rows.length, max: limits.maxImportRows }));
  }
  return { columns, rows };
}

/** The separator that stands most often in the first row, outside quotes. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  const candidates = [',', ';', '\t'] as const;
  return candidates.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
}

interface ParsedRow {
  record: string[];
  info: { records: number; empty_lines: number };
}

function parseRows(text: string, delimiter: string): CsvRow[] {
  try {
    const parsed: unknown = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 200_000,
    });
    // What csv-parse answers with `info`; its types describe the answer without it.
    const rows = parsed as ParsedRow[];
    return rows
      .map(({ record, info }) => ({
        row: info.records + info.empty_lines,
        cells: record.map(unguardFormula),
      }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    if (error instanceof CsvError) throw badRequest(sentenceFor(error, text));
    throw error;
  }
}

function sentenceFor(error: CsvError, text: string): ProblemMessage {
  const lines: unknown = error['lines'];
  const line = typeof lines === 'number' ? lines : 1;
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return sentences.importOpenQuote({ line: lineOfOpenQuote(text) });
    case 'CSV_INVALID_CLOSING_QUOTE':
    case 'INVALID_OPENING_QUOTE':
      return sentences.importQuoteInCell({ line });
    case 'CSV_MAX_RECORD_SIZE':
      return sentences.importLongRow({ line });
    default:
      return sentences.importBadLine({ line });
  }
}

/** Where the last cell begins that a quotation mark opens: quotes come in pairs before it. */
function lineOfOpenQuote(text: string): number {
  let line = 1;
  let opened = 1;
  let isOpen = false;
  for (const character of text) {
    if (character === '\n') line += 1;
    if (character !== '"') continue;
    isOpen = !isOpen;
    if (isOpen) opened = line;
  }
  return opened;
}

function columnNames(header: readonly string[]): string[] {
  if (header.length > limits.maxImportColumns) {
    throw badRequest(
      sentences.importTooManyColumns({ columns: header.length, max: limits.maxImportColumns }),
    );
  }
  const names = header.map((cell) => cell.trim());
  const empty = names.findIndex((name) => name === '');
  if (empty >= 0) throw badRequest(sentences.importUnnamedColumn({ column: empty + 1 }));
  const twice = names.find((name, index) => names.findIndex((other) => isSameName(other, name)) !== index);
  if (twice !== undefined) throw badRequest(sentences.importSameColumns({ column: twice.slice(0, 80) }));
  return names;
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
