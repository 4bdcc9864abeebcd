import { placeWithFact, shownParts } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import type { ReactNode } from 'react';
import { OrderMerchandise } from './OrderMerchandise';
import { PriceTotal } from './PriceTotal';
import styles from './sale.module.css';
import { saleMessages as words } from './saleMessages';

export interface OrderViewProps {
  order: SaleOrder;
  /** Renders a QR code with its accessible name. */
  renderCode: (code: string, label: string) => ReactNode;
  /** It was read from this device, because there is no network. */
  isOffline: boolean;
  onCalendar: () => void;
  onPdf: () => void;
  isPdfBusy: boolean;
}

/** An order with its tickets, for their buyer. */
export function OrderView({ order, renderCode, isOffline, onCalendar, onPdf, isPdfBusy }: OrderViewProps) {
  const { performance, currency, status } = order;
  const money = (amount: number) => formatMoney({ amount, currency });
  const hasCodes = order.tickets.some(({ code }) => code !== null);
  return (
    <div className={styles.order}>
      {isOffline && <Banner kind="warning">{words.offline}</Banner>}
      <Banner kind={status === 'paid' ? 'success' : 'info'} title={statusText(status)}>
        {words.orderNumber(order.number)}
      </Banner>
      {(status === 'cancelled' || status === 'expired') && order.paid > 0 && (
        <Banner kind="warning">
          {order.paid > order.refunded
            ? words.lateMoney(money(order.paid), money(order.paid - order.refunded))
            : words.lateMoneyBack(money(order.paid))}
        </Banner>
      )}
      {order.address !== null && (
        <p className={styles.note}>{[performance.venue, order.address].filter(Boolean).join(', ')}</p>
      )}
      {hasCodes && (
        <>
          <div className={styles.buttons}>
            <Button variant="primary" icon="download" disabled={isOffline} isBusy={isPdfBusy} onClick={onPdf}>
              {words.pdf}
            </Button>
            <Button icon="calendar" onClick={onCalendar}>
              {words.calendar}
            </Button>
            <Button onClick={() => window.print()}>{words.print}</Button>
          </div>
          <p className={styles.hint}>{words.yourTicketsAt}</p>
        </>
      )}
      <ul className={styles.tickets}>
        {order.tickets.map((ticket) => (
          <li key={ticket.hashcode} className={styles.ticket}>
            <strong>{placeWithFact(ticket, currentLanguage())}</strong>
            <span>{`${ticket.price_type.name} ${money(ticket.price)}`}</span>
            {ticket.proof !== null && <span>{words.proof(ticket.proof)}</span>}
            {ticket.code !== null && renderCode(ticket.code, words.codeOf(ticket.place))}
            {ticket.code === null && status === 'unpaid' && <p className={styles.note}>{words.noCode}</p>}
            <details>
              <summary>{words.why}</summary>
              <PriceSteps chain={ticket.chain} />
            </details>
          </li>
        ))}
      </ul>
      <OrderMerchandise order={order} />
      <PriceTotal
        currency={currency}
        total={order.total}
        discount={order.discount}
        byGift={order.by_gift}
        {...shownParts(order)}
      />
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
  if (status === 'paid' || status === 'partly_refunded') return words.paid;
  if (status === 'refunded') return words.refunded;
  if (status === 'exchanged') return words.exchanged;
  if (status === 'expired') return words.timeToPayOver;
  return status === 'unpaid' ? words.unpaid : words.cancelled;
}
