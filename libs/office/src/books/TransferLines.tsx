import type { TransferLine, TransferResult } from '@callboard/api-contract/finance';
import { formatMoney } from '@callboard/domain/money';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Checkbox } from '@callboard/ui-kit/inputs';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import styles from './books.module.css';
import { currencyOwed } from './currencyOwed';
import { matchWords, transferMessages as words } from './transferMessages';

export interface TransferLinesProps {
  label: string;
  lines: readonly TransferLine[];
  /** Results of the lines that were confirmed. */
  results: ReadonlyMap<number, TransferResult['result']>;
  /** The rows that are to be paid; without it none can be. */
  ticked?: ReadonlySet<number>;
  onTick?: (row: number, isTicked: boolean) => void;
}

/** Lines of a bank's file, each with its order or invoice and what it is to it. */
export function TransferLines({ label, lines, results, ticked, onTick }: TransferLinesProps) {
  return (
    <ul className={styles.entries} aria-label={label}>
      {lines.map((line) => {
        const { row, day, amount, text, order, invoice } = line;
        const currency = currencyOwed(line);
        const money = formatMoney({ amount, currency: line.currency ?? currency });
        return (
          <li key={row} className={styles.transfer}>
            {ticked && (
              <Checkbox
                aria-label={
                  invoice
                    ? words.payInvoice(formatDay(day), money, invoice.number)
                    : words.pay(formatDay(day), money, order?.number ?? '')
                }
                checked={ticked.has(row)}
                disabled={results.has(row)}
                onChange={({ currentTarget }) => onTick?.(row, currentTarget.checked)}
              />
            )}
            <div className={styles.transferText}>
              <div className={styles.head}>
                <strong>{money}</strong>
                <StatusBadge {...badgeOf(line, results.get(row))} />
              </div>
              {order && (
                <div>
                  <Link to={recordHref('orders', order.hashcode)}>{words.order(order.number)}</Link>
                  {order.buyer !== null && ` · ${order.buyer}`}
                  {order.total !== amount &&
                    ` · ${words.asks(formatMoney({ amount: order.total, currency }))}`}
                </div>
              )}
              {invoice && (
                <div>
                  <Link to={recordHref('invoices', invoice.hashcode)}>{words.invoice(invoice.number)}</Link>
                  {` · ${invoice.bill_to}`}
                  {invoice.open !== amount &&
                    ` · ${words.stillOpen(formatMoney({ amount: invoice.open, currency }))}`}
                </div>
              )}
              <div className={styles.facts}>
                <span>{formatDay(day)}</span>
                {text !== '' && <span>{text}</span>}
                <span>{words.line(row)}</span>
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function badgeOf(
  { match }: TransferLine,
  result: TransferResult['result'] | undefined,
): ComponentProps<typeof StatusBadge> {
  if (result === 'paid') return { label: words.paidNow, tone: 'green' };
  if (result === 'owed') return { label: words.owed, tone: 'red' };
  const now = result ?? match;
  const tone = now === 'exact' ? 'blue' : 'yellow';
  return { label: matchWords[now], tone: now === 'imported' || now === 'paid' ? 'gray' : tone };
}
