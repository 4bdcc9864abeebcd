import type { OwnOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import styles from './MyTickets.module.css';
import { myTicketsMessages as words } from './myTicketsMessages';

export interface OwnOrderLineProps {
  order: OwnOrder;
  isBusy: boolean;
  onOpen: () => void;
}

/** An order of the user in a list, with the way to its tickets. */
export function OwnOrderLine({ order, isBusy, onOpen }: OwnOrderLineProps) {
  const { performance, number, tickets, total, currency, status } = order;
  const facts = [words.number(number), words.count(tickets), formatMoney({ amount: total, currency })];
  return (
    <li className={styles.line}>
      <div>
        <strong>{performance.name}</strong>
        <p>{formatInstant(performance.starts_at, performance.zone)}</p>
        <p>{[performance.venue, performance.city].filter(Boolean).join(', ')}</p>
        <p className={styles.facts}>{[...facts, words.status[status]].join(' · ')}</p>
      </div>
      <Button isBusy={isBusy} aria-label={words.openOrder(performance.name, number)} onClick={onOpen}>
        {status === 'unpaid' ? words.pay : words.open}
      </Button>
    </li>
  );
}
