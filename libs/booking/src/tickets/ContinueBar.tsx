import { formatMoney } from '@callboard/domain/money';
import type { ReactNode } from 'react';
import styles from './tickets.module.css';
import { ticketsMessages as words } from './ticketsMessages';

export interface ContinueBarProps {
  total: number;
  count: number;
  currency: string;
  /** The button has them itself. */
  isNamed: boolean;
  /** The button to the next step. */
  children: ReactNode;
}

/** How many tickets and what they cost, with the way on. It stays at the bottom of the screen. */
export function ContinueBar({ total, count, currency, isNamed, children }: ContinueBarProps) {
  return (
    <div className={styles.bar}>
      {!isNamed && (
        <span>
          {words.count(count)}
          {count > 0 && <strong className={styles.sum}>{formatMoney({ amount: total, currency })}</strong>}
        </span>
      )}
      {children}
    </div>
  );
}
