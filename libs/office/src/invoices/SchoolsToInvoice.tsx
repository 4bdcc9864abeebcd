import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import { isEmail } from '@callboard/api-contract/text';
import { maxInvoiceLines, type InvoicePreview } from '@callboard/api-contract/finance';
import { formatMoney, sumText } from '@callboard/domain/money';
import { DateField } from '@callboard/ui-kit/dates';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextInput } from '@callboard/ui-kit/inputs';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';
import { useInvoicing } from './useInvoicing';

export interface SchoolsToInvoiceProps {
  preview: QueryAnswerOf<'invoicePreviews'>;
  /** Whether the settings of invoices are filled in. */
  canIssue: boolean;
}

const keyOf = ({ organisation, currency }: InvoicePreview) => `${organisation.hashcode} ${currency}`;

/** The invoices that schools would get: which of them, to which email, and when they are due. */
export function SchoolsToInvoice({ preview: { schools, due_on, today }, canIssue }: SchoolsToInvoiceProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [emails, setEmails] = useState<ReadonlyMap<string, string>>(
    () => new Map(schools.map((school) => [keyOf(school), school.email ?? ''])),
  );
  const [due, setDue] = useState<string | null>(due_on);
  const [isChecked, setChecked] = useState(false);
  const { made, failed, total, isRunning, run, stop } = useInvoicing();
  const emailOf = (school: InvoicePreview) => (emails.get(keyOf(school)) ?? '').trim();
  const isWrong = (school: InvoicePreview) => emailOf(school) !== '' && !isEmail(emailOf(school));
  const waiting = schools.filter((school) => !left.has(keyOf(school)) && !made.has(keyOf(school)));
  const isDue = due !== null && due >= today;
  const sum = sumText(waiting.map(({ total: amount, currency }) => ({ amount, currency })));

  async function start(issue: boolean) {
    setChecked(true);
    if (!isDue || waiting.some(isWrong)) return;
    await run(
      waiting.map((school) => ({
        key: keyOf(school),
        input: {
          organisation: school.organisation.hashcode,
          entries: school.fees.slice(0, maxInvoiceLines).map(({ entry }) => entry),
          email: emailOf(school) || null,
          due_on: due,
          issue,
        },
      })),
    );
  }

  return (
    <div className={styles.stack}>
      <h3 className={styles.title}>{words.toInvoice}</h3>
      <ul className={styles.list} aria-label={words.toInvoice}>
        {schools.map((school) => {
          const key = keyOf(school);
          const { title } = school.organisation;
          const money = formatMoney({ amount: school.total, currency: school.currency });
          const invoice = made.get(key);
          return (
            <li key={key} className={styles.item}>
              <Checkbox
                aria-label={words.include(title, money)}
                checked={!left.has(key)}
                disabled={isRunning || invoice !== undefined}
                onChange={() =>
                  setLeft((before) => {
                    const next = new Set(before);
                    if (!next.delete(key)) next.add(key);
                    return next;
                  })
                }
              />
              <div className={styles.text}>
                <div className={styles.head}>
                  <strong>{title}</strong>
                  <span>{money}</span>
                </div>
                <span className={styles.note}>
                  {[words.fees(school.fees.length), ...school.fees.slice(0, 3).map(({ text }) => text)].join(
                    ' · ',
                  )}
                </span>
                {invoice && (
                  <Link to={recordHref('invoices', invoice.hashcode)}>
                    {invoice.number === null ? words.draft : words.numbered(invoice.number)}
                  </Link>
                )}
                {failed.has(key) && <span className={styles.error}>{failed.get(key)}</span>}
              </div>
              {!invoice && (
                <div className={styles.email}>
                  <Field
                    label={words.emailOf(title)}
                    error={isChecked && isWrong(school) ? words.emailWrong : undefined}
                  >
                    <TextInput
                      type="email"
                      autoComplete="off"
                      maxLength={254}
                      disabled={isRunning}
                      value={emails.get(key) ?? ''}
                      onChange={({ currentTarget: { value } }) =>
                        setEmails((before) => new Map(before).set(key, value))
                      }
                    />
                  </Field>
                </div>
              )}
            </li>
          );
        })}
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
      <div aria-live="polite" className={styles.stack}>
        {isRunning && (
          <ProgressBar
            label={words.progress}
            value={made.size + failed.size}
            max={total}
            valueText={words.progressText(made.size + failed.size, total)}
          />
        )}
        {!isRunning && made.size + failed.size > 0 && (
          <Banner kind={failed.size === 0 ? 'success' : 'warning'} title={words.made(made.size)}>
            {failed.size > 0 && words.failed(failed.size)}
          </Banner>
        )}
      </div>
    </div>
  );
}
