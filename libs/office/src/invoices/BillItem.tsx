import type { InvoiceDetail } from '@callboard/api-contract/finance';
import { formatMoney } from '@callboard/domain/money';
import { recordHref } from '@callboard/records/screen';
import { Checkbox, Field, TextInput } from '@callboard/ui-kit/inputs';
import { Link } from 'react-router';
import type { Bill } from './billsOf';
import { invoiceMessages as words } from './invoiceMessages';
import styles from './invoices.module.css';

export interface BillItemProps {
  bill: Bill;
  isSelected: boolean;
  disabled: boolean;
  email: { value: string; error: string | undefined; onChange: (email: string) => void };
  /** Outcome: the invoice, or why there is none. */
  made: InvoiceDetail | undefined;
  failed: string | undefined;
  onToggle: () => void;
}

/** An invoice that a school would get: whether, and to which email. */
export function BillItem({ bill, isSelected, disabled, email, made, failed, onToggle }: BillItemProps) {
  const { organisation, part, fees, total: amount, currency } = bill;
  const title = part ? words.partOf(organisation.title, part.number, part.of) : organisation.title;
  const money = formatMoney({ amount, currency });
  return (
    <li className={styles.item}>
      <Checkbox
        aria-label={words.include(title, money)}
        checked={isSelected}
        disabled={disabled || made !== undefined}
        onChange={onToggle}
      />
      <div className={styles.text}>
        <div className={styles.head}>
          <strong>{title}</strong>
          <span>{money}</span>
        </div>
        <span className={styles.note}>
          {[words.fees(fees.length), ...fees.slice(0, 3).map(({ text }) => text)].join(' · ')}
        </span>
        {made && (
          <Link to={recordHref('invoices', made.hashcode)}>
            {made.number === null ? words.draft : words.numbered(made.number)}
          </Link>
        )}
        {failed !== undefined && <span className={styles.error}>{failed}</span>}
      </div>
      {!made && (
        <div className={styles.email}>
          <Field label={words.emailOf(title)} error={email.error}>
            <TextInput
              type="email"
              autoComplete="off"
              maxLength={254}
              disabled={disabled}
              value={email.value}
              onChange={({ currentTarget: { value } }) => email.onChange(value)}
            />
          </Field>
        </div>
      )}
    </li>
  );
}
