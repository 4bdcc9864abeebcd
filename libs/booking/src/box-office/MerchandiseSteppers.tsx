import type { OfficeOffer } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

export interface MerchandiseSteppersProps {
  offer: OfficeOffer;
  /** Pieces by merchandise. */
  quantities: Readonly<Record<string, number>>;
  onChange: (merchandise: string, quantity: number) => void;
}

/** Merchandise: each tap is one piece more or less. */
export function MerchandiseSteppers({ offer, quantities, onChange }: MerchandiseSteppersProps) {
  const { currency } = offer.performance;
  return (
    <Card title={words.merchandise}>
      <ul className={styles.lines}>
        {offer.merchandise.map(({ hashcode, name, price, most }) => {
          const count = Math.min(most, quantities[hashcode] ?? 0);
          return (
            <li key={hashcode} className={styles.stepper}>
              <span>
                {name}{' '}
                <span className={styles.note}>
                  {most === 0 ? words.soldOut : formatMoney({ amount: price, currency })}
                </span>
              </span>
              <Button
                shape="square"
                icon="minus"
                aria-label={words.fewer(name)}
                disabled={count === 0}
                onClick={() => onChange(hashcode, count - 1)}
              />
              <strong className={styles.count} role="status" aria-label={name}>
                {count}
              </strong>
              <Button
                shape="square"
                icon="plus"
                aria-label={words.more(name)}
                disabled={count >= most}
                onClick={() => onChange(hashcode, count + 1)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
