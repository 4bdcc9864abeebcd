import type { InvoiceDetail, InvoiceLine, InvoicePayment } from '@callboard/api-contract/finance';
import { daysOverdue, invoiceOpen } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { formatDay } from '@callboard/ui-kit/dates';
import { KeyValueList, StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useState } from 'react';
import { Link } from 'react-router';
import { BookTable, type BookColumn } from '../books/BookTable';
import { recordHref } from '@callboard/records/screen';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { statusBadgeOf } from './invoiceStatus';
import { PdfButton } from './PdfButton';
import { TakeBackDialog } from './TakeBackDialog';

/** The lines of an invoice, and what came of it. */
export function InvoiceFacts({ invoice }: { invoice: InvoiceDetail }) {
  const { currency, credit, lines, payments, credit_notes, reminded, today } = invoice;
  const money = (amount: number) => formatMoney({ amount, currency });
  const columns: readonly BookColumn<InvoiceLine & { currency: string }>[] = [
    { label: words.fee, show: ({ entry, text }) => <Link to={recordHref('entries', entry)}>{text}</Link> },
    { label: words.amount, amount: ({ amount }) => amount },
    { label: words.paid, amount: ({ paid }) => paid },
    { label: words.credited, amount: ({ credited }) => credited },
  ];
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        {daysOverdue(invoice, today) > 0 && <StatusBadge {...statusBadgeOf(invoice, today)} />}
        {invoice.due_on !== null && (
          <span className={styles.note}>{words.dueBy(formatDay(invoice.due_on))}</span>
        )}
      </div>
      <KeyValueList
        items={[
          { label: words.total, value: money(invoice.total) },
          { label: words.gst(invoice.tax_rate), value: money(invoice.tax) },
          { label: words.paid, value: money(invoice.paid) },
          { label: words.credited, value: money(invoice.credited) },
          { label: words.open, value: money(invoiceOpen(invoice)) },
          { label: words.email, value: invoice.email ?? '–' },
        ]}
      />
      {credit > 0 && <p className={styles.note}>{words.schoolCredit(money(credit))}</p>}
      <BookTable
        label={words.lines}
        columns={columns}
        rows={lines.map((line) => ({ ...line, currency }))}
        keyOf={({ hashcode }) => hashcode}
        hasSums
      />
      {payments.length > 0 && <Payments payments={payments} currency={currency} />}
      {credit_notes.length > 0 && (
        <>
          <h2 className={styles.title}>{words.creditNotes}</h2>
          <ul className={styles.list} aria-label={words.creditNotes}>
            {credit_notes.map(({ hashcode, number, issued_on, total, reason }) => (
              <li key={hashcode} className={styles.item}>
                <div className={styles.text}>
                  <Link to={recordHref('creditNotes', hashcode)}>{number}</Link>
                  <span className={styles.note}>{[formatDay(issued_on), reason].join(' · ')}</span>
                </div>
                <strong>{money(total)}</strong>
                <PdfButton number={number} document={{ credit_note: hashcode }} size="small" />
              </li>
            ))}
          </ul>
        </>
      )}
      {reminded.map(({ level, at }) => (
        <p key={level} className={styles.note}>
          {words.reminded(level, formatDay(at))}
        </p>
      ))}
    </div>
  );
}

function Payments({ payments, currency }: { payments: readonly InvoicePayment[]; currency: string }) {
  const [takingBack, setTakingBack] = useState<string>();
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      <h2 className={styles.title}>{words.payments}</h2>
      <ul className={styles.list} aria-label={words.payments}>
        {payments.map(({ hashcode, amount, over, method, paid_on, reference, by, is_taken_back }) => (
          <li key={hashcode} className={styles.item}>
            <div className={styles.text}>
              <strong>{money(amount)}</strong>
              <span className={styles.note}>
                {[
                  words.methods[method],
                  formatDay(paid_on),
                  reference,
                  over > 0 && words.over(money(over)),
                  by,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            {is_taken_back ? (
              <StatusBadge label={words.takenBack} tone="gray" />
            ) : (
              <Button size="small" variant="quiet" onClick={() => setTakingBack(hashcode)}>
                {words.takeBack}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {takingBack !== undefined && (
        <TakeBackDialog payment={takingBack} onClose={() => setTakingBack(undefined)} />
      )}
    </>
  );
}
