import { guardFormula } from '@callboard/api-contract/text';
import type { Cell } from './toCell';

/** First bytes of a CSV file, so that Excel reads it as UTF-8. */
export const byteOrderMark = '\ufeff';

/** A row of a CSV file. Texts that a spreadsheet would run as a formula are guarded; numbers are what they are. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell({ text, number }: Cell): string {
  const safe = number === undefined ? guardFormula(text) : text;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
