import { guardFormula } from '@callboard/api-contract';
import type { AnswersTable, Cell } from './answersTable';

/** By which spreadsheets know the text for UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table as a CSV file by RFC 4180. No text is run as a formula, an import finds each again, and figures stay as they are. */
export function toCsv({ columns, rows }: AnswersTable): string {
  const lines = [columns, ...rows].map((cells) => cells.map(toField).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = guardFormula(cell);
  // Where a list separator is a semicolon or a tab, they would end the cell.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
