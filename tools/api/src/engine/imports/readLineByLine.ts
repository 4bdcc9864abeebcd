import { unguardFormula } from '@callboard/api-contract/text';
import { sentences, type ProblemMessage } from '@callboard/api-contract/sentences';
import { readRecords, type CsvErrorKind, type CsvSeparator } from '@callboard/domain/cells';
import type { CsvRow } from './csvRow';

/** A cell with more lines than this is taken for one whose quotation mark is never closed. */
const maxLinesOfRow = 20;

/**
 * Reads a CSV text that cannot be read as a whole, row by row: a quotation mark in the wrong place costs its row and not the file. A row
 * goes on over several lines where it is then a whole row, with as many cells as the header has.
 */
export function readLineByLine(text: string, delimiter: CsvSeparator): CsvRow[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const rows: CsvRow[] = [];
  let row = 0;
  for (let at = 0; at < lines.length;) {
    row += 1;
    const { cells, length, error } = readRow(lines, at, delimiter, rows[0]?.cells.length);
    at += length;
    if (error) rows.push({ row, cells: [], error, line: lines[at - length] ?? '' });
    else if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells: cells.map(unguardFormula) });
  }
  return rows;
}

interface ReadRow {
  cells: string[];
  /** How many lines it takes. */
  length: number;
  error?: ProblemMessage;
}

function readRow(
  lines: readonly string[],
  at: number,
  delimiter: CsvSeparator,
  columns: number | undefined,
): ReadRow {
  const first = recordOf(lines[at] ?? '', delimiter);
  if (Array.isArray(first)) return { cells: first, length: 1 };
  const isOpen = first === 'open_quote';
  for (let length = 2; isOpen && length <= maxLinesOfRow && at + length <= lines.length; length += 1) {
    const cells = recordOf(lines.slice(at, at + length).join('\n'), delimiter);
    if (Array.isArray(cells) && cells.length === columns) return { cells, length };
  }
  return { cells: [], length: 1, error: sentenceFor(first, at + 1) };
}

/** The cells of a single record, or what is wrong. */
function recordOf(text: string, delimiter: CsvSeparator): string[] | CsvErrorKind | 'several' {
  const read = readRecords(text, delimiter);
  if (!read.ok) return read.kind;
  return read.records.length > 1 ? 'several' : (read.records[0]?.cells ?? []);
}

function sentenceFor(kind: CsvErrorKind | 'several', line: number): ProblemMessage {
  switch (kind) {
    case 'open_quote':
      return sentences.importOpenQuote({ line });
    case 'quote_in_cell':
      return sentences.importQuoteInCell({ line });
    case 'long_row':
      return sentences.importLongRow({ line });
    default:
      return sentences.importBadLine({ line });
  }
}
