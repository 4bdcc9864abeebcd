import type { OfficeOffer } from '@callboard/api-contract/booking';
import { formatMoney, parseMoney } from '@callboard/domain/money';
import { Field, TextInput } from '@callboard/ui-kit/inputs';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

type Method = OfficeOffer['payment_methods'][number];

/** The methods that can share a sale: their money is here immediately. */
export function sharingMethods(methods: readonly Method[]): readonly Method[] {
  return methods.filter(({ kind }) => kind === 'cash' || kind === 'card');
}

/** An amount of a sale that is paid in one of several ways. */
export interface SplitPart {
  method: Method;
  amount: number;
}

/** The parts of a sale as they are typed, and what is still to be paid; null where an amount cannot be read. */
export function splitOf(
  methods: readonly Method[],
  typed: Readonly<Record<string, string>>,
  { total, currency }: { total: number; currency: string },
): { parts: readonly SplitPart[]; left: number | null } {
  const amounts = sharingMethods(methods).map((method) => {
    const text = typed[method.hashcode]?.trim() ?? '';
    return { method, amount: text === '' ? 0 : parseMoney(text, currency) };
  });
  const parts = amounts.flatMap(({ method, amount }) =>
    amount !== null && amount > 0 ? [{ method, amount }] : [],
  );
  const isReadable = amounts.every(({ amount }) => amount !== null && amount >= 0);
  return { parts, left: isReadable ? parts.reduce((left, { amount }) => left - amount, total) : null };
}

export interface SplitFieldsProps {
  methods: readonly Method[];
  currency: string;
  typed: Readonly<Record<string, string>>;
  left: number | null;
  error: string | undefined;
  onChange: (typed: Readonly<Record<string, string>>) => void;
}

/** An amount for each way to pay, and what is still missing. */
export function SplitFields({ methods, currency, typed, left, error, onChange }: SplitFieldsProps) {
  return (
    <div className={styles.cash} role="group" aria-label={words.splitPayment}>
      {sharingMethods(methods).map(({ hashcode, name }, index) => (
        <Field key={hashcode} label={name} error={index === 0 ? error : undefined}>
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={typed[hashcode] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ ...typed, [hashcode]: value })}
          />
        </Field>
      ))}
      <p className={styles.change} role="status">
        <span>{words.stillToPay}</span>{' '}
        <strong>{left === null ? '–' : formatMoney({ amount: left, currency })}</strong>
      </p>
    </div>
  );
}
