import { actions } from '@callboard/api-client/actions';
import type { InvoiceSummary } from '@callboard/api-contract/finance';
import { daysOverdue, invoiceOpen, nextReminder } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { formatDay } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Checkbox } from '@callboard/ui-kit/inputs';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordHref, SendButton } from '@callboard/records/screen';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { statusBadgeOf } from './invoiceStatus';

export interface OpenInvoicesProps {
  invoices: readonly InvoiceSummary[];
  today: string;
}

/** The invoices that are not paid, of which the overdue ones are reminded of: some, or all of them. */
export function OpenInvoices({ invoices, today }: OpenInvoicesProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [remind] = actions.remindInvoice.useAction();
  const alerts = useAlerts();
  const canRemind = (invoice: InvoiceSummary) =>
    invoice.email !== null && nextReminder(invoice, today) !== null;
  const ticked = invoices.filter((invoice) => canRemind(invoice) && !left.has(invoice.hashcode));

  async function send() {
    setBusy(true);
    let sent = 0;
    for (const invoice of ticked) {
      const level = nextReminder(invoice, today);
      if (level === null) continue;
      const outcome = await remind({ invoice: invoice.hashcode, level });
      if (outcome.ok) sent += 1;
    }
    setBusy(false);
    if (sent > 0) alerts.show({ kind: 'success', message: words.remindersSent(sent) });
  }

  return (
    <>
      <ul className={styles.list} aria-label={words.openInvoices}>
        {invoices.map((invoice) => {
          const { hashcode, number, organisation, event, due_on, currency, reminders, reminded_at } = invoice;
          const days = daysOverdue(invoice, today);
          return (
            <li key={hashcode} className={styles.item}>
              {canRemind(invoice) && (
                <Checkbox
                  aria-label={words.remindThis(number ?? '')}
                  checked={!left.has(hashcode)}
                  disabled={isBusy}
                  onChange={() =>
                    setLeft((before) => {
                      const next = new Set(before);
                      if (!next.delete(hashcode)) next.add(hashcode);
                      return next;
                    })
                  }
                />
              )}
              <div className={styles.text}>
                <div className={styles.head}>
                  <Link to={recordHref('invoices', hashcode)}>{words.numbered(number ?? '')}</Link>
                  <StatusBadge {...statusBadgeOf(invoice, today)} />
                </div>
                <span>{organisation.title}</span>
                <span className={styles.note}>
                  {[
                    event?.title,
                    due_on !== null && words.dueBy(formatDay(due_on)),
                    days > 0 && words.overdueDays(days),
                    reminded_at !== null && words.reminded(reminders, formatDay(reminded_at)),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <strong>{formatMoney({ amount: invoiceOpen(invoice), currency })}</strong>
            </li>
          );
        })}
      </ul>
      {invoices.some(canRemind) && (
        <div className={styles.buttons}>
          <SendButton
            variant="primary"
            icon="mail"
            to={receiversOf(ticked)}
            disabled={ticked.length === 0}
            isBusy={isBusy}
            onSend={() => void send()}
          >
            {words.remindMany(ticked.length)}
          </SendButton>
        </div>
      )}
    </>
  );
}

/** The schools that are reminded, each once. */
function receiversOf(invoices: readonly InvoiceSummary[]): string {
  return [...new Set(invoices.map(({ organisation }) => organisation.title))].join(', ');
}
