import type { OfficeOffer } from '@callboard/api-contract/booking';
import type { SeatWish } from '@callboard/domain/booking';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

export interface GeneralSteppersProps {
  offer: OfficeOffer;
  general: SeatWish['general'];
  onChange: (general: SeatWish['general']) => void;
}

/** How many tickets without a seat. */
export function GeneralSteppers({ offer, general, onChange }: GeneralSteppersProps) {
  return (
    <Card title={words.standing}>
      <ul className={styles.lines}>
        {offer.general
          .filter(({ is_on_sale }) => is_on_sale)
          .map(({ hashcode, name, free }) => {
            const count = general.find(({ definition }) => definition === hashcode)?.quantity ?? 0;
            const set = (quantity: number) => {
              const others = general.filter(({ definition }) => definition !== hashcode);
              onChange(quantity > 0 ? [...others, { definition: hashcode, quantity }] : others);
            };
            return (
              <li key={hashcode} className={styles.stepper}>
                <span>
                  {name} <span className={styles.note}>{words.freePlaces(free)}</span>
                </span>
                <Button
                  shape="square"
                  icon="minus"
                  aria-label={words.fewer(name)}
                  disabled={count === 0}
                  onClick={() => set(count - 1)}
                />
                <strong className={styles.count} role="status" aria-label={name}>
                  {count}
                </strong>
                <Button
                  shape="square"
                  icon="plus"
                  aria-label={words.more(name)}
                  disabled={free === 0}
                  onClick={() => set(count + 1)}
                />
              </li>
            );
          })}
      </ul>
    </Card>
  );
}
