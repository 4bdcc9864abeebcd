import { DateTime } from 'luxon';
import { bankAmount, decimalMarkOf, type DecimalMark } from './bankAmount';
import { bankColumns, headingColumns, type BankColumn, type BankColumns } from './bankColumns';
import { bankCurrencyOf, bankWordOf, type BankWord } from './bankWords';

/** A row of a bank's file, by its number in it. */
export interface BankRow {
  row: number;
  cells: readonly string[];
}

/** Why a line is never paid without a decision: the bank has not booked it, or the file has something that is not understood. */
export type BankDoubt = 'pending' | 'unclear';

/** Money that moved. */
export interface BankLine {
  row: number;
  /** YYYY-MM-DD */
  day: string;
  /** In minor units; below zero where the money went out. */
  amount: number;
  /** As the file names it; null where it names none. */
  currency: string | null;
  doubt: BankDoubt | null;
  /** Particulars, code, reference and what else the payer or the bank wrote. */
  text: string;
  /** The same whenever the line is read again, and of no other line. */
  key: string;
}

/** Content of a bank's file. */
export interface BankStatement {
  lines: BankLine[];
  /** How many rows are no money. */
  others: number;
  /** The rows whose day or amount cannot be read. */
  unreadable: number[];
  /** The rows whose amount can be read in two ways, since the file does not show which mark is before the cents. */
  undecided: number[];
}

const maxText = 150;
/** Banks write some lines about the account above the names of the columns. */
const rowsAbove = 20;

/**
 * Reads the rows of a bank's file, whose columns are recognised by their names and by what all their cells hold. Null where no row names
 * a day and an amount.
 *
 * @example
 * readBankRows([{ row: 1, cells: ['Date', 'Amount', 'Reference'] }, { row: 2, cells: ['20/11/2026', '52.00', '7KQ29XWR'] }])
 */
export function readBankRows(rows: readonly BankRow[]): BankStatement | null {
  const headingAt = rows.slice(0, rowsAbove).findIndex(({ cells }) => isHeading(headingColumns(cells)));
  const heading = rows[headingAt]?.cells;
  if (!heading) return null;
  const body = rows.slice(headingAt + 1);
  const cells = body.map((row) => row.cells);
  const file = { ...bankColumns(heading, cells), width: heading.length };
  const money = file.columns.flatMap((column, index) => (moneyColumns.has(column) ? [index] : []));
  const mark = decimalMarkOf(cells.flatMap((row) => money.map((index) => row[index] ?? '')));
  const named = currencyIn(heading[file.columns.indexOf(moneyOf(file.columns))] ?? '');
  const statement: BankStatement = { lines: [], others: 0, unreadable: [], undecided: [] };
  const copies = new Map<string, number>();
  for (const { row, cells: values } of body) {
    const day = toDay(values[file.columns.indexOf('day')] ?? '');
    const read = readMoney(values, file.columns, mark ?? '.');
    if (mark === null && money.some((index) => /\d[.,]/.test(values[index] ?? ''))) {
      statement.undecided.push(row);
    } else if (read?.amount === 0) {
      statement.others += 1;
    } else if (!read || day === null) {
      statement.unreadable.push(row);
    } else {
      const { amount } = read;
      const text = textOf(values, file);
      const facts = `${day} ${amount} ${text}`;
      const nth = (copies.get(facts) ?? 0) + 1;
      copies.set(facts, nth);
      const [currency = null, ...more] = new Set([
        ...read.currencies,
        ...named,
        ...currenciesOf(values, file),
      ]);
      const doubt = more.length > 0 || read.isUnclear ? 'unclear' : doubtOf(values, file);
      const key = nth === 1 ? facts : `${facts} #${nth}`;
      statement.lines.push({ row, day, amount, currency, doubt, text, key });
    }
  }
  return statement;
}

type File = BankColumns & { width: number };

const moneyColumns: ReadonlySet<BankColumn> = new Set(['amount', 'credit', 'debit']);

function isHeading(columns: readonly BankColumn[]): boolean {
  return columns.includes('day') && (columns.includes('amount') || columns.includes('credit'));
}

function moneyOf(columns: readonly BankColumn[]): 'amount' | 'credit' {
  return columns.includes('amount') ? 'amount' : 'credit';
}

interface Money {
  amount: number;
  currencies: string[];
  /** True if the row states both that the money came in and that it went out. */
  isUnclear: boolean;
}

/** The amount of a row, below zero where its sign or anything else in the row shows that the money went out. */
function readMoney(
  cells: readonly string[],
  columns: readonly BankColumn[],
  mark: DecimalMark,
): Money | null {
  const [amount, credit, debit] = (['amount', 'credit', 'debit'] as const).map((column) =>
    bankAmount(cells[columns.indexOf(column)] ?? '', mark),
  );
  if (!amount || !credit || !debit) return null;
  const own = columns.includes('amount') ? amount : credit;
  const money = own.amount === 0 && !columns.includes('amount') ? debit : own;
  const named = cells.filter((_, index) => columns[index] === 'direction').map(bankWordOf);
  const isIn = named.includes('in') || money.direction === 'in' || credit.amount !== 0;
  const isOut = named.includes('out') || money.direction === 'out' || debit.amount !== 0 || money.amount < 0;
  return {
    amount: isOut && !isIn ? -Math.abs(money.amount) : money.amount,
    currencies: [amount, credit, debit].flatMap(({ currency }) => currency ?? []),
    isUnclear: isIn && isOut,
  };
}

function textOf(cells: readonly string[], { texts }: File): string {
  return cells
    .filter((cell, column) => texts.has(column) && cell.trim() !== '')
    .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
    .join(' · ')
    .slice(0, maxText);
}

/** The currency that the name of the column of amounts has: `Amount (USD)`. */
function currencyIn(name: string): string[] {
  return [...name.matchAll(/\b[A-Z]{3}\b/g)].flatMap(([code]) => bankCurrencyOf(code) ?? []);
}

function currenciesOf(cells: readonly string[], { columns }: File): string[] {
  return cells.flatMap((cell, index) => (columns[index] === 'currency' ? (bankCurrencyOf(cell) ?? []) : []));
}

function doubtOf(cells: readonly string[], { columns, isUnclear, width }: File): BankDoubt | null {
  const doubts = columns.map((column, index): BankDoubt | null => {
    const cell = cells[index]?.trim() ?? '';
    const word = bankWordOf(cell);
    switch (column) {
      case 'state':
        if (word === 'pending') return 'pending';
        return word === 'booked' ? null : 'unclear';
      case 'cleared':
        return clearedDoubt(cell, word);
      case 'direction':
        return word === 'in' || word === 'out' ? null : 'unclear';
      case 'currency':
        return bankCurrencyOf(cell) === null ? 'unclear' : null;
      // The bank, or a payer, wrote it of this line alone.
      case 'text':
      case 'type':
        return word === 'out' || word === 'pending' || foreign.has(cell) ? 'unclear' : null;
      // A cell more than the file has columns: one before it was cut in two.
      case 'unknown':
        return index >= width && cell !== '' ? 'unclear' : null;
      default:
        return null;
    }
  });
  if (doubts.includes('pending')) return 'pending';
  return isUnclear || doubts.includes('unclear') ? 'unclear' : null;
}

/** `Cleared: No` is money that has not come. */
function clearedDoubt(cell: string, word: BankWord | null): BankDoubt | null {
  if (word === 'pending' || /^(no?|nein|not yet|false|0|-|✗|✘)$/i.test(cell)) return 'pending';
  return word === 'booked' || /^(y(es)?|ja|true|1|x|✓|✔)$/i.test(cell) ? null : 'unclear';
}

/** Codes that are no one’s reference. */
const foreign: ReadonlySet<string> = new Set(['AUD', 'USD', 'EUR', 'GBP', 'CAD', 'JPY', 'CNY', 'SGD', 'FJD']);

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
