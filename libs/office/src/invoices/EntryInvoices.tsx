import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { invoiceOpen } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { statusBadgeOf } from './invoiceStatus';
import { PdfButton } from './PdfButton';

export interface EntryInvoicesProps {
  found: QueryAnswerOf<'entryInvoices'>;
  /** True if the user runs the event: others see no page of an invoice. */
  isOffice: boolean;
}

/** The invoices that the fee of an entry is on, for those who entered it and for the office; nothing where there are none. */
export function EntryInvoices({ found: { invoices, today }, isOffice }: EntryInvoicesProps) {
  if (invoices.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.ofEntry}>
      {invoices.map((invoice) => {
        const { hashcode, number, due_on, currency } = invoice;
        const open = invoiceOpen(invoice);
        const name = words.numbered(number);
        return (
          <li key={hashcode} className={styles.item}>
            <div className={styles.text}>
              <div className={styles.head}>
                {isOffice ? (
                  <Link to={recordHref('invoices', hashcode)}>{name}</Link>
                ) : (
                  <strong>{name}</strong>
                )}
                <StatusBadge {...statusBadgeOf(invoice, today)} />
              </div>
              <span className={styles.note}>
                {[
                  due_on !== null && words.dueBy(formatDay(due_on)),
                  open > 0 && words.stillOpen(formatMoney({ amount: open, currency })),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <PdfButton number={number} document={{ invoice: hashcode }} size="small" />
          </li>
        );
      })}
    </ul>
  );
}
