import { limits, unguardFormula } from '@callboard/api-contract';
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

/** Reads a CSV file whose first row names the columns, and takes the guards of our own exports away. Whatever is wrong with the file as a whole is a 400 with a sentence. */
export function readCsv(bytes: Uint8Array): CsvFile {
  if (bytes.length > limits.maxImportBytes) throw badRequest(sentences.importTooLarge());
  const { text, isConverted } = decodeText(bytes);
  const [header, ...rows] = parseRows(text, delimiterOf(text));
  if (!header) throw badRequest(sentences.importEmpty());
  if (header.error) throw badRequest(header.error);
  const columns = columnNames(header.cells);
  if (rows.length === 0) throw badRequest(sentences.importNoRows());
  if (rows.length > limits.maxImportRows) {
    throw badRequest(sentences.importTooManyRows({ rows: rows.length, max: limits.maxImportRows }));
  }
  return { columns, rows, isConverted };
}

/** The separator that stands most often in the first row, outside quotes. */
export function delimiterOf(text: string): ',' | ';' | '\t' {
  const firstLine = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
  const bare = firstLine.replace(/"(?:[^"]|"")*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  const candidates = [',', ';', '\t'] as const;
  return candidates.reduce((best, candidate) => (count(candidate) > count(best) ? candidate : best));
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
