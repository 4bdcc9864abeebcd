import { csvText } from '@callboard/domain/cells';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { decimalsOf, formatMoney } from '@callboard/domain/money';
import type { ReactNode } from 'react';
import { bookMessages as words } from './bookMessages';
import styles from './books.module.css';

/** A column of amounts, or of texts. */
export interface BookColumn<Row> {
  label: string;
  /** Text of the cell in the file, and in the table without `show`. */
  text?: (row: Row) => string;
  amount?: (row: Row) => number;
  show?: (row: Row) => ReactNode;
}

export interface BookTableProps<Row extends { currency: string }> {
  label: string;
  columns: readonly BookColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Adds a row with the sum of each column of amounts, for each currency. @default false */
  hasSums?: boolean | undefined;
}

/** A table of amounts, whose first column names its rows. */
export function BookTable<Row extends { currency: string }>({
  label,
  columns,
  rows,
  keyOf,
  hasSums = false,
}: BookTableProps<Row>) {
  const [first, ...others] = columns;
  const currencies = hasSums ? [...new Set(rows.map(({ currency }) => currency))] : [];
  return (
    // A table that is wider than a phone is scrolled by keyboard too. A group: each entry has one, and landmarks would be many.
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.amount && styles.amount}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{first && cellOf(first, row)}</th>
              {others.map((column) => (
                <td key={column.label} className={column.amount && styles.amount}>
                  {cellOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {currencies.length > 0 && (
          <tfoot>
            {currencies.map((currency) => (
              <tr key={currency}>
                <th scope="row">
                  {[words.total, currencies.length > 1 && currency].filter(Boolean).join(' ')}
                </th>
                {others.map(({ label: name, amount }) => (
                  <td key={name} className={amount && styles.amount}>
                    {amount && formatMoney({ amount: sumOf(rows, currency, amount), currency })}
                  </td>
                ))}
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Saves what a table shows as a file. */
export function ExportButton<Row extends { currency: string }>({
  name,
  columns,
  rows,
}: Pick<BookTableProps<Row>, 'columns' | 'rows'> & { name: string }) {
  const alerts = useAlerts();
  return (
    <Button
      disabled={rows.length === 0}
      onClick={() => {
        saveFile(`${name}.csv`, csvText(linesOf(columns, rows)), 'text/csv;charset=utf-8');
        alerts.show({ kind: 'success', message: words.exported });
      }}
    >
      {words.exportCsv}
    </Button>
  );
}

function linesOf<Row extends { currency: string }>(
  columns: readonly BookColumn<Row>[],
  rows: readonly Row[],
) {
  const cellsOf = (row: Row) =>
    columns.map(({ amount, text }) => (amount ? majorOf(amount(row), row.currency) : (text?.(row) ?? '')));
  return [
    [...columns.map(({ label }) => label), words.currency],
    ...rows.map((row) => [...cellsOf(row), row.currency]),
  ];
}

function cellOf<Row extends { currency: string }>(
  { show, amount, text }: BookColumn<Row>,
  row: Row,
): ReactNode {
  if (show) return show(row);
  return amount ? formatMoney({ amount: amount(row), currency: row.currency }) : text?.(row);
}

/** A number of the file: a spreadsheet adds it up. */
function majorOf(amount: number, currency: string): number {
  return Number(`${amount}e-${decimalsOf(currency)}`);
}

function sumOf<Row extends { currency: string }>(
  rows: readonly Row[],
  currency: string,
  amount: (row: Row) => number,
): number {
  return rows.filter((row) => row.currency === currency).reduce((sum, row) => sum + amount(row), 0);
}
