import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { isEmail } from '@callboard/api-contract/text';
import { sumText } from '@callboard/domain/money';
import { DateField } from '@callboard/ui-kit/dates';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { BillItem } from './BillItem';
import { billsOf, type Bill } from './billsOf';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { useInvoicing } from './useInvoicing';

export interface SchoolsToInvoiceProps {
  preview: QueryAnswerOf<'invoicePreviews'>;
  /** True if the settings of invoices are filled in. */
  canIssue: boolean;
}

/** The invoices that schools would get: which of them, to which email, and when they are due. */
export function SchoolsToInvoice({ preview: { schools, due_on, today }, canIssue }: SchoolsToInvoiceProps) {
  const bills = billsOf(schools);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [emails, setEmails] = useState<ReadonlyMap<string, string>>(new Map());
  const [due, setDue] = useState<string | null>(due_on);
  const [isChecked, setChecked] = useState(false);
  const invoicing = useInvoicing();
  const { made, failed, isRunning, run, stop } = invoicing;
  const typedFor = ({ key, email }: Bill) => emails.get(key) ?? email ?? '';
  const emailOf = (bill: Bill) => typedFor(bill).trim();
  const isWrong = (bill: Bill) => emailOf(bill) !== '' && !isEmail(emailOf(bill));
  const waiting = bills.filter(({ key }) => !left.has(key) && !made.has(key));
  const isDue = due !== null && due >= today;
  const sum = sumText(waiting.map(({ total: amount, currency }) => ({ amount, currency })));

  async function start(issue: boolean) {
    setChecked(true);
    if (!isDue || waiting.some(isWrong)) return;
    await run(
      waiting.map((bill) => ({
        key: bill.key,
        input: {
          organisation: bill.organisation.hashcode,
          entries: bill.fees.map(({ entry }) => entry),
          email: emailOf(bill) || null,
          due_on: due,
          issue,
        },
      })),
    );
  }

  function toggle(key: string): void {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  }

  return (
    <div className={styles.stack}>
      <h3 className={styles.title}>{words.toInvoice}</h3>
      <ul className={styles.list} aria-label={words.toInvoice}>
        {bills.map((bill) => (
          <BillItem
            key={bill.key}
            bill={bill}
            isSelected={!left.has(bill.key)}
            disabled={isRunning}
            email={{
              value: typedFor(bill),
              error: isChecked && isWrong(bill) ? words.emailWrong : undefined,
              onChange: (email) => setEmails((before) => new Map(before).set(bill.key, email)),
            }}
            made={made.get(bill.key)}
            failed={failed.get(bill.key)}
            onToggle={() => toggle(bill.key)}
          />
        ))}
      </ul>
      <p className={styles.note}>{words.emailHint}</p>
      <div className={styles.tools}>
        <Field label={words.dueOn} required error={isChecked && !isDue ? words.dueMissing : undefined}>
          <DateField value={due} onChange={setDue} min={today} />
        </Field>
        <Button
          variant="primary"
          isBusy={isRunning}
          disabled={waiting.length === 0 || !canIssue}
          onClick={() => void start(true)}
        >
          {words.issueNow(waiting.length, sum)}
        </Button>
        <Button disabled={waiting.length === 0 || isRunning} onClick={() => void start(false)}>
          {words.draftsNow}
        </Button>
        {isRunning && <Button onClick={stop}>{words.stop}</Button>}
      </div>
      <Progress {...invoicing} />
    </div>
  );
}

/** How far it is, and what it came to. */
function Progress({ made, failed, total, isRunning }: ReturnType<typeof useInvoicing>) {
  const done = made.size + failed.size;
  return (
    <div aria-live="polite" className={styles.stack}>
      {isRunning && (
        <ProgressBar
          label={words.progress}
          value={done}
          max={total}
          valueText={words.progressText(done, total)}
        />
      )}
      {!isRunning && done > 0 && (
        <Banner kind={failed.size === 0 ? 'success' : 'warning'} title={words.made(made.size)}>
          {failed.size > 0 && words.failed(failed.size)}
        </Banner>
      )}
    </div>
  );
}
