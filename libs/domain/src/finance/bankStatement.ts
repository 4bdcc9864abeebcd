import { DateTime } from 'luxon';

/** A row of a bank's file, by its number in it. */
export interface BankRow {
  row: number;
  cells: readonly string[];
}

/** Money that came in. */
export interface BankLine {
  row: number;
  /** YYYY-MM-DD */
  day: string;
  /** In minor units, above zero. */
  amount: number;
  /** Particulars, code, reference and what else the payer or the bank wrote. */
  text: string;
  /** The same whenever the line is read again, and of no other line. */
  key: string;
}

/** What a bank's file has. */
export interface BankStatement {
  lines: BankLine[];
  /** How many rows are money that went out, or no money. */
  others: number;
  /** The rows whose day or amount cannot be read. */
  unreadable: number[];
}

type ColumnKind = 'day' | 'amount' | 'credit' | 'text' | 'none';

/** By what banks in New Zealand call their columns; the first that fits decides. */
const headings: readonly [RegExp, ColumnKind][] = [
  [/account|balance|debit|foreign|conversion|serial|batch|originating|unique id|cheque/, 'none'],
  [/^(tran(saction)? |processed |effective |value |posted )?date( processed)?$/, 'day'],
  [/credit|money in|deposit/, 'credit'],
  [/^(amount|value)\b/, 'amount'],
  [/particular|code|\bref|\bpart\b|details|description|memo|payee|party|narrative|name/, 'text'],
];

const mostText = 150;
/** Banks write some lines about the account above the names of the columns. */
const rowsAbove = 20;

/**
 * Reads the rows of a bank's file, whose columns are recognised by their names. Null where no row names a day and an amount.
 *
 * @example
 * readBankRows([{ row: 1, cells: ['Date', 'Amount', 'Reference'] }, { row: 2, cells: ['20/11/2026', '52.00', '7KQ29XWR'] }])
 */
export function readBankRows(rows: readonly BankRow[]): BankStatement | null {
  const headingAt = rows.slice(0, rowsAbove).findIndex(({ cells }) => isHeading(kindsOf(cells)));
  const heading = rows[headingAt];
  if (!heading) return null;
  const kinds = kindsOf(heading.cells);
  const money = kinds.includes('amount') ? 'amount' : 'credit';
  const statement: BankStatement = { lines: [], others: 0, unreadable: [] };
  const copies = new Map<string, number>();
  for (const { row, cells } of rows.slice(headingAt + 1)) {
    const amount = toMinor(cells[kinds.indexOf(money)] ?? '');
    const day = toDay(cells[kinds.indexOf('day')] ?? '');
    if (amount === null || day === null) {
      if (amount === 0) statement.others += 1;
      else statement.unreadable.push(row);
      continue;
    }
    if (amount <= 0) {
      statement.others += 1;
      continue;
    }
    const texts = cells.filter((cell, column) => kinds[column] === 'text' && cell.trim() !== '');
    const text = texts
      .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
      .join(' · ')
      .slice(0, mostText);
    const facts = `${day} ${amount} ${text}`;
    const nth = (copies.get(facts) ?? 0) + 1;
    copies.set(facts, nth);
    statement.lines.push({ row, day, amount, text, key: nth === 1 ? facts : `${facts} #${nth}` });
  }
  return statement;
}

function kindsOf(cells: readonly string[]): ColumnKind[] {
  const kinds = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    return headings.find(([pattern]) => pattern.test(name))?.[1] ?? 'none';
  });
  // Of two days the first is that of the payment.
  return kinds.map((kind, column) => (kind !== 'text' && kinds.indexOf(kind) < column ? 'none' : kind));
}

function isHeading(kinds: readonly ColumnKind[]): boolean {
  return kinds.includes('day') && (kinds.includes('amount') || kinds.includes('credit'));
}

/** `1,234.50`, `$52`, `-5.00`, `(5.00)`; an empty cell is no money. */
function toMinor(cell: string): number | null {
  const plain = cell.replaceAll(/[\s$,]/g, '');
  if (plain === '') return 0;
  const [, opening = '', sign = '', whole = '', part = ''] =
    /^(\(?)([-+]?)(\d{1,9})(?:\.(\d{1,2}))?\)?$/.exec(plain) ?? [];
  if (whole === '') return null;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return opening === '(' || sign === '-' ? -amount : amount;
}

const dayFormats = [
  'd/M/yyyy',
  'd/M/yy',
  'yyyy-MM-dd',
  'yyyy/MM/dd',
  'yyyyMMdd',
  'd-M-yyyy',
  'd MMM yyyy',
  'd-MMM-yyyy',
  'd-MMM-yy',
];

/** As New Zealand writes days: the day before the month. */
function toDay(cell: string): string | null {
  for (const format of dayFormats) {
    const day = DateTime.fromFormat(cell.trim(), format, { locale: 'en-NZ', zone: 'utc' });
    if (day.isValid) return day.toISODate();
  }
  return null;
}
