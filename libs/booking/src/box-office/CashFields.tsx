import { likelyCash } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { MoneyField, type MoneyValue } from '@callboard/ui-kit/inputs';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

export interface CashFieldsProps {
  total: number;
  currency: string;
  given: MoneyValue;
  change: number | null;
  error: string | undefined;
  onChange: (given: MoneyValue) => void;
}

/** Cash given by the customer, by one tap or typed, and the change in large figures. */
export function CashFields({ total, currency, given, change, error, onChange }: CashFieldsProps) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <div className={styles.cash}>
      <MoneyField
        label={words.given}
        description={words.givenHint}
        error={error}
        currency={currency}
        min={0}
        value={given}
        onValueChange={onChange}
      />
      <div className={styles.chips}>
        {likelyCash(total, currency).map((amount) => (
          <Button key={amount} onClick={() => onChange(amount)}>
            {money(amount)}
          </Button>
        ))}
      </div>
      <p className={styles.change} role="status">
        <span>{words.change}</span> <strong>{change === null ? '–' : money(change)}</strong>
      </p>
    </div>
  );
}
