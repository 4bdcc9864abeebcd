import { guardFormula } from '@callboard/api-contract/text';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Writes rows, the names of the columns first, as a CSV file (RFC 4180). Text is escaped so that it never runs as a formula, in a way that
 * an import can undo. Numbers are unchanged.
 */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((cells) => cells.map(toField).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

function toField(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = guardFormula(cell);
  // In some locales a semicolon or tab separates cells.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
