import { placeWithFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import type { OfficeOrder, SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { KeyValueList, StatusBadge } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { recordHref } from '@callboard/records/screen';
import { exchangeMessages } from '../exchange/exchangeMessages';
import { OrderMerchandise } from './OrderMerchandise';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';
import { ReseatPanel } from './ReseatPanel';

// Lazy: it has the picture of the seats.
const ExchangePanel = lazy(async () => ({
  default: (await import('../exchange/ExchangePanel')).ExchangePanel,
}));

type Ticket = SaleOrder['tickets'][number];

const tones = {
  reserved: 'yellow',
  valid: 'green',
  refunded: 'gray',
  exchanged: 'gray',
  cancelled: 'gray',
} as const;

export interface OrderTicketsProps {
  found: OfficeOrder;
  isExchanging: boolean;
  onExchangingChange: (isExchanging: boolean) => void;
}

/** The tickets of an order with what was paid, and where each can be moved to another seat. */
export function OrderTickets({ found, isExchanging, onExchangingChange }: OrderTicketsProps) {
  const { order, seats } = found;
  const [moving, setMoving] = useState<string>();
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const seatOf = (ticket: Ticket) => seats.find((one) => one.ticket === ticket.hashcode);
  const moved = order.tickets.find(({ hashcode }) => hashcode === moving);
  const seat = moved && seatOf(moved);
  const { performance } = order;
  return (
    <div className={styles.stack}>
      <p className={styles.note}>
        {[performance.name, formatInstant(performance.starts_at, performance.zone), performance.venue]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {found.exchange_of && (
        <p className={styles.note}>
          <Link to={recordHref('orders', found.exchange_of.hashcode)}>
            {exchangeMessages.exchangeOf(found.exchange_of.number)}
          </Link>
        </p>
      )}
      <ul className={styles.tickets}>
        {order.tickets.map((ticket) => (
          <li key={ticket.hashcode} className={styles.ticket} data-current={ticket === moved || undefined}>
            <span className={styles.main}>
              <strong>{placeWithFact(ticket, currentLanguage())}</strong>
              <span>{`${ticket.price_type.name} ${money(ticket.price)}`}</span>
              <StatusBadge label={words.statuses[ticket.status]} tone={tones[ticket.status]} />
              <span className={styles.note}>
                {[ticket.number, reasonOf(ticket), admittedAt(ticket, performance.zone)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <ExchangedFor found={found} ticket={ticket.hashcode} />
            </span>
            {seatOf(ticket) && (
              <Button
                aria-label={words.moveTo(ticket.place)}
                aria-pressed={ticket === moved}
                onClick={() => {
                  onExchangingChange(false);
                  setMoving(ticket === moved ? undefined : ticket.hashcode);
                }}
              >
                {words.move}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {moved && seat && (
        <ReseatPanel
          key={moved.hashcode}
          order={order}
          ticket={moved}
          seat={seat}
          onDone={() => setMoving(undefined)}
        />
      )}
      {isExchanging ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <ExchangePanel found={found} onDone={() => onExchangingChange(false)} />
        </Suspense>
      ) : (
        canExchange(found) && (
          <div>
            <Button
              onClick={() => {
                setMoving(undefined);
                onExchangingChange(true);
              }}
            >
              {exchangeMessages.exchange}
            </Button>
          </div>
        )
      )}
      <OrderMerchandise order={order} />
      <KeyValueList
        items={[
          { label: words.total, value: money(order.total) },
          { label: words.fees, value: money(order.fees) },
          { label: words.paid, value: money(order.paid) },
          { label: words.refunded, value: money(order.refunded - found.exchanged) },
          ...(found.exchanged > 0 ? [{ label: words.exchanged, value: money(found.exchanged) }] : []),
          ...(found.to_refund > 0 ? [{ label: words.toRefund, value: money(found.to_refund) }] : []),
        ]}
      />
    </div>
  );
}

/** A ticket that was not scanned can be exchanged. */
export function canExchange({ order }: OfficeOrder): boolean {
  return order.tickets.some(({ status, admitted_at }) => status === 'valid' && admitted_at === null);
}

function ExchangedFor({ found, ticket }: { found: OfficeOrder; ticket: string }) {
  const next = found.exchanges.find((each) => each.ticket === ticket)?.order;
  if (!next) return null;
  return <Link to={recordHref('orders', next.hashcode)}>{exchangeMessages.exchangedFor(next.number)}</Link>;
}

/** Why a complimentary ticket was given. */
function reasonOf({ chain }: Ticket): string | undefined {
  const step = chain.steps.find(({ rule }) => rule === 'complimentary');
  return step?.rule === 'complimentary' ? words.why(step.reason) : undefined;
}

function admittedAt({ admitted_at }: Ticket, zone: string): string | undefined {
  return admitted_at === null ? undefined : words.admitted(formatInstant(admitted_at, zone));
}
