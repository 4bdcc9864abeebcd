import type { AnswersTable, Cell } from './answersTable';

/** By which spreadsheets know the text for UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A table as a CSV file by RFC 4180. A text that a spreadsheet would run as a formula gets a ' in front, as OWASP advises; figures
 * stay as they are.
 */
export function toCsv({ columns, rows }: AnswersTable): string {
  const lines = [columns, ...rows].map((cells) => cells.map(toField).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
