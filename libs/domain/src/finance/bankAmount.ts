import { bankCurrencyOf } from './bankWords';

/** The character before the cents. */
export type DecimalMark = '.' | ',';

/** Content of a cell with an amount. */
export interface BankAmount {
  /** In minor units; below zero where the cell has a minus, or parentheses. */
  amount: number;
  /** Null where the cell names none. */
  currency: string | null;
  direction: 'in' | 'out' | null;
}

const written =
  /^(\()?\s*([-+])?\s*([A-Z]{3}|[A-Z]{0,2}[$€£¥])?\s*([-+])?\s*(\d[\d.,'’ ]*?)\s*([-+])?\s*([A-Z]{3}|[A-Z]{0,2}[$€£¥])?\s*(CR|DR)?\s*(\))?$/;

/**
 * Decides the decimal mark of a column from all its cells: one or two figures after the last mark are cents, three are a group of
 * thousands. Null where the cells contradict each other, or where only `1.234` is there, which a person has to decide.
 */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | null {
  const figures = cells.map((cell) => written.exec(plainOf(cell))?.[5] ?? '');
  const hasPoint = figures.some((each) => /\.\d{1,2}$/.test(each));
  const hasComma = figures.some((each) => /,\d{1,2}$/.test(each));
  if (hasPoint !== hasComma) return hasPoint ? '.' : ',';
  return hasPoint || figures.some((each) => each.includes('.')) ? null : '.';
}

/**
 * Reads an amount with the decimal mark of its column: `1,234.50`, `$52`, `-5.00`, `5.00-`, `(5.00)`, `NZD 52.00`, `52.00 DR`. An empty
 * cell is no money. Null where it cannot be read.
 */
export function bankAmount(cell: string, mark: DecimalMark): BankAmount | null {
  const plain = plainOf(cell);
  if (plain === '' || plain === '-') return { amount: 0, currency: null, direction: null };
  const [, opening, first, before, second, figures = '', third, after, direction, closing] =
    written.exec(plain) ?? [];
  const amount = minorOf(figures, mark);
  const marks = [opening, first, second, third].filter((each) => each !== undefined);
  if (amount === null || marks.length > 1 || (opening === undefined) !== (closing === undefined)) return null;
  const names = [before, after].filter((each) => each !== undefined && each !== '$');
  const [currency = null, ...others] = names.map((each) => bankCurrencyOf(each ?? ''));
  if (others.length > 0 || (names.length > 0 && currency === null)) return null;
  const isMinus = marks.some((each) => each !== '+');
  return {
    amount: isMinus ? -amount : amount,
    currency,
    direction: direction === undefined ? null : directions[direction === 'CR' ? 'CR' : 'DR'],
  };
}

const directions = { CR: 'in', DR: 'out' } as const;

/** With the wide figures, hard spaces and long minus signs of some banks as ASCII. */
function plainOf(cell: string): string {
  return cell
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
    .toUpperCase();
}

const grouped = {
  '.': /^(\d{1,9}|\d{1,3}(?:([,'’ ])\d{3})(?:\2\d{3})?)(?:\.(\d{1,2}))?$/,
  ',': /^(\d{1,9}|\d{1,3}(?:([.'’ ])\d{3})(?:\2\d{3})?)(?:,(\d{1,2}))?$/,
} as const;

function minorOf(figures: string, mark: DecimalMark): number | null {
  const [, whole, , part = ''] = grouped[mark].exec(figures) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
