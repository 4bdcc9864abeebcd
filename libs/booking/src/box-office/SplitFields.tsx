import type { OfficeOffer } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { MoneyField, type MoneyValue } from '@callboard/ui-kit/inputs';
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

/** The typed amount of each method, by its hashcode. */
export type SplitAmounts = Readonly<Record<string, MoneyValue>>;

/** The parts of a sale as they are typed, and what is still to be paid; null where a text is not an amount. */
export function splitOf(
  methods: readonly Method[],
  typed: SplitAmounts,
  total: number,
): { parts: readonly SplitPart[]; left: number | null } {
  const parts = sharingMethods(methods).flatMap((method) => {
    const amount = typed[method.hashcode];
    return typeof amount === 'number' && amount > 0 ? [{ method, amount }] : [];
  });
  const isInvalid = sharingMethods(methods).some(({ hashcode }) => typeof typed[hashcode] === 'string');
  return { parts, left: isInvalid ? null : parts.reduce((left, { amount }) => left - amount, total) };
}

export interface SplitFieldsProps {
  methods: readonly Method[];
  currency: string;
  typed: SplitAmounts;
  left: number | null;
  error: string | undefined;
  onChange: (typed: SplitAmounts) => void;
}

/** An amount for each way to pay, and what is still missing. */
export function SplitFields({ methods, currency, typed, left, error, onChange }: SplitFieldsProps) {
  return (
    <div className={styles.cash} role="group" aria-label={words.splitPayment}>
      {sharingMethods(methods).map(({ hashcode, name }, index) => (
        <MoneyField
          key={hashcode}
          label={name}
          // An invalid amount shows its own error.
          error={index === 0 && left !== null ? error : undefined}
          currency={currency}
          min={0}
          value={typed[hashcode] ?? null}
          onValueChange={(value) => onChange({ ...typed, [hashcode]: value })}
        />
      ))}
      <p className={styles.change} role="status">
        <span>{words.stillToPay}</span>{' '}
        <strong>{left === null ? '–' : formatMoney({ amount: left, currency })}</strong>
      </p>
    </div>
  );
}
