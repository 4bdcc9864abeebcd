import { guardFormula } from '@callboard/api-contract';
import type { AnswersTable, Cell } from './answersTable';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Converts a table to a CSV file (RFC 4180). Text is escaped so that it never runs as a formula, in a way that an import can undo.
 * Numbers are unchanged.
 */
export function toCsv({ columns, rows }: AnswersTable): string {
  const lines = [columns, ...rows].map((cells) => cells.map(toField).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = guardFormula(cell);
  // In some locales a semicolon or tab separates cells.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
