import { bankCurrencyOf, bankWordOf, hasBankWord } from './bankWords';

/**
 * The content of a column of a bank's file. `cleared` answers with yes or no whether the bank has booked it, `known` is of no use here, `type` is the bank's kind of transaction, and `unknown` has a name
 * that means nothing here.
 */
export type BankColumn =
  | 'day'
  | 'amount'
  | 'credit'
  | 'debit'
  | 'text'
  | 'direction'
  | 'currency'
  | 'state'
  | 'cleared'
  | 'type'
  | 'known'
  | 'unknown';

/** By what banks call their columns; the first that fits decides. */
const headings: readonly [RegExp, BankColumn][] = [
  [
    /^(dr|cr|debit|credit|d|c|soll|haben) ?(\/|or|and|&|-| ) ?(dr|cr|debit|credit|d|c|soll|haben)\b/,
    'direction',
  ],
  [/^(direction|sign|(debit|credit|cr|dr)[- ]?(flag|indicator|ind))$/, 'direction'],
  [/foreign|conversion|account|balance|serial|batch|originating|unique id|cheque/, 'known'],
  [/currency|^ccy$|^cur$/, 'currency'],
  [/status|^state$/, 'state'],
  [/^(is )?(cleared|booked|posted|settled|reconciled|gebucht)\??$/, 'cleared'],
  [/^(tran(saction)? |processed |effective |value |posted )?date( processed)?$/, 'day'],
  [/debit|money out|withdrawal|paid out/, 'debit'],
  [/credit|money in|deposit|paid in/, 'credit'],
  [/^(amount|value)\b/, 'amount'],
  [/\btype$/, 'type'],
  [/particular|code|\bref|\bpart\b|details|description|memo|payee|party|narrative|name/, 'text'],
];

/** Columns by these headings. */
export function headingColumns(cells: readonly string[]): BankColumn[] {
  const columns = cells.map((cell) => {
    const name = cell.trim().toLowerCase();
    return headings.find(([pattern]) => pattern.test(name))?.[1] ?? 'unknown';
  });
  // Of two days, or two amounts, the first is that of the payment.
  return columns.map((column, index) =>
    onlyOnce.has(column) && columns.indexOf(column) < index ? 'known' : column,
  );
}

const onlyOnce: ReadonlySet<BankColumn> = new Set(['day', 'amount', 'credit', 'debit']);

/** The columns of a file, as far as names and cells show. */
export interface BankColumns {
  columns: readonly BankColumn[];
  /** The columns whose cells are the text of a line, also where all of them are directions or currencies. */
  texts: ReadonlySet<number>;
  /** True if a column that is not understood holds directions, currencies or states: then no line of the file is certain. */
  isUnclear: boolean;
}

/**
 * Decides what all columns hold. A column without a useful name that has only directions, only currencies or only states is one of
 * those. What a payer writes is such a column only where no cell of it is empty.
 */
export function bankColumns(heading: readonly string[], rows: readonly (readonly string[])[]): BankColumns {
  const named = headingColumns(heading);
  const length = Math.max(heading.length, ...rows.map((cells) => cells.length));
  const columns = Array.from({ length }, (_, index): BankColumn => {
    const name = named[index] ?? 'unknown';
    if (!byContent.has(name)) return name;
    const values = rows.map((cells) => cells[index]?.trim() ?? '').filter((value) => value !== '');
    if (values.length === 0 || (name === 'text' && values.length < rows.length)) return name;
    return contentColumn(values) ?? name;
  });
  const isUnclear = rows.some((cells) =>
    cells.some((cell, index) => columns[index] === 'unknown' && hasBankWord(cell)),
  );
  const texts = new Set(named.flatMap((name, index) => (name === 'text' ? [index] : [])));
  return { columns, texts, isUnclear };
}

const byContent: ReadonlySet<BankColumn> = new Set(['text', 'type', 'known', 'unknown']);

function contentColumn(values: readonly string[]): BankColumn | null {
  const words = values.map(bankWordOf);
  if (words.every((word) => word === 'in' || word === 'out')) return 'direction';
  if (words.every((word) => word === 'booked' || word === 'pending')) return 'state';
  return values.every((value) => bankCurrencyOf(value) !== null) ? 'currency' : null;
}
