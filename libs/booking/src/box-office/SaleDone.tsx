import type { SaleOrder } from '@callboard/api-contract/booking';
import { piecesText } from '../sale/merchandiseLines';
import { formatMoney } from '@callboard/domain/money';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { orderPrintPath } from '../shift/officePaths';
import styles from './boxOffice.module.css';
import { officeMessages as words } from './officeMessages';

/** A sale that is over. */
export interface DoneSale {
  order: SaleOrder;
  change: number | null;
}

export interface SaleDoneProps {
  sale: DoneSale;
  onNext: () => void;
}

/** Change of the customer, and a button for the next one. */
export function SaleDone({ sale: { order, change }, onNext }: SaleDoneProps) {
  const { currency, total, email, next, number } = order;
  const money = (amount: number) => formatMoney({ amount, currency });
  const isPaid = order.status === 'paid';
  return (
    <Card>
      <div className={styles.done}>
        <Banner kind={isPaid ? 'success' : 'info'} title={isPaid ? words.sold : words.ordered}>
          {words.order(number)}
        </Banner>
        {change !== null && (
          <p className={styles.change} data-large role="status">
            <span>{words.change}</span> <strong>{money(change)}</strong>
          </p>
        )}
        <p>
          {words.total}: <strong>{money(total)}</strong>
        </p>
        {next.kind === 'transfer' && <p>{words.transferBy(next.reference)}</p>}
        <ul>
          {order.tickets.map(({ hashcode, place, price_type }) => (
            <li key={hashcode}>{`${place} · ${price_type.name}`}</li>
          ))}
          {order.merchandise.map(({ hashcode, name, quantity, handed_over_at }) => (
            <li key={hashcode}>
              {[piecesText(name, quantity), handed_over_at === null && words.toHandOver]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
        {email !== null && <p>{words.mailed(email)}</p>}
        <div className={styles.chips}>
          {/* The next customer is waiting: Enter is enough. */}
          <Button variant="primary" size="large" autoFocus onClick={onNext}>
            {words.next}
          </Button>
          {isPaid && order.tickets.length > 0 && (
            <Link {...buttonVariant({ size: 'large' })} to={orderPrintPath(order.hashcode)}>
              {words.print}
            </Link>
          )}
          <Link {...buttonVariant({ size: 'large' })} to={recordHref('orders', order.hashcode)}>
            {words.openOrder}
          </Link>
        </div>
      </div>
    </Card>
  );
}
