import type { SaleOrder } from '@callboard/api-contract/sale';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface OrderViewProps {
  order: SaleOrder;
  /** Renders a QR code with its accessible name. */
  renderCode: (code: string, label: string) => ReactNode;
  /** It was read from this device, because there is no network. */
  isOffline: boolean;
  onCalendar: () => void;
}

/** An order with its tickets, for their buyer. */
export function OrderView({ order, renderCode, isOffline, onCalendar }: OrderViewProps) {
  const { performance, currency, status } = order;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <div className={styles.order}>
      {isOffline && <Banner kind="warning">{words.offline}</Banner>}
      <Banner kind={status === 'paid' ? 'success' : 'info'} title={statusText(status)}>
        {words.orderNumber(order.number)}
      </Banner>
      <div>
        <p>{formatInstant(performance.starts_at, performance.zone)}</p>
        <p className={styles.note}>{[performance.venue, order.address].filter(Boolean).join(', ')}</p>
      </div>
      <ul className={styles.tickets}>
        {order.tickets.map((ticket) => (
          <li key={ticket.hashcode} className={styles.ticket}>
            <strong>{ticket.place}</strong>
            <span>{`${ticket.price_type.name} ${money(ticket.price)}`}</span>
            {ticket.proof !== null && <span>{words.proof(ticket.proof)}</span>}
            {ticket.code === null ? (
              <p className={styles.note}>{words.noCode}</p>
            ) : (
              renderCode(ticket.code, words.codeOf(ticket.place))
            )}
            <details>
              <summary>{words.why}</summary>
              <PriceSteps chain={ticket.chain} />
            </details>
          </li>
        ))}
      </ul>
      {order.discount !== undefined && (
        <p className={styles.discount}>
          <span>{words.discount}</span>
          <span>{money(-order.discount)}</span>
        </p>
      )}
      <p className={styles.total}>
        <span>{words.total}</span>
        <span>{money(order.total)}</span>
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => window.print()}>{words.print}</Button>
        <Button onClick={onCalendar}>{words.calendar}</Button>
      </div>
    </div>
  );
}

function PriceSteps({ chain }: { chain: SaleOrder['tickets'][number]['chain'] }) {
  return (
    <ul>
      {chain.steps.map((step) => (
        <li key={`${step.rule} ${step.name}`}>
          {step.name}
          {'amount' in step && ` ${formatMoney({ amount: step.amount, currency: chain.currency })}`}
        </li>
      ))}
    </ul>
  );
}

function statusText(status: SaleOrder['status']): string {
  if (status === 'paid') return words.paid;
  return status === 'unpaid' ? words.unpaid : words.ended;
}
