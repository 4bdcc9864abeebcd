import { queries } from '@callboard/api-client/actions';
import type { SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { useTenant } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { QrCode } from '@callboard/ui-kit/qr';
import { Button, buttonVariant } from '@callboard/ui-kit/elements';
import { Link } from 'react-router';
import { recordHref, useHashcode } from '@callboard/records/screen';
import { orderMessages as words } from './orderMessages';
import { boxOfficePath } from '../box-office/officePaths';
import styles from './orders.module.css';

/** The valid tickets of an order for paper, each with its code. */
export function Screen() {
  const hashcode = useHashcode();
  const { data, problem, isLoading, refetch } = queries.officeOrder.useQuery({ order: hashcode });
  return (
    <div className={styles.printPage} data-theme="light">
      <header className={styles.printTools}>
        <span className={styles.links}>
          <Link {...buttonVariant()} to={recordHref('orders', hashcode)}>
            {words.back}
          </Link>
          <Link {...buttonVariant()} to={boxOfficePath}>
            {words.toOffice}
          </Link>
        </span>
        <h1>{words.tickets}</h1>
        <Button variant="primary" disabled={!data} onClick={() => window.print()}>
          {words.printPage}
        </Button>
      </header>
      <main>
        <QueryView
          query={{ value: data?.order, problem, isLoading, retry: refetch }}
          isEmpty={({ tickets }) => tickets.every(({ code }) => code === null)}
          empty={<EmptyState title={words.nothingToPrint}>{words.nothingToPrintText}</EmptyState>}
        >
          {(order) => (
            <ul className={styles.sheet}>
              {order.tickets.map((ticket) => (
                <PaperTicket key={ticket.hashcode} order={order} ticket={ticket} />
              ))}
            </ul>
          )}
        </QueryView>
      </main>
    </div>
  );
}

interface PaperTicketProps {
  order: SaleOrder;
  ticket: SaleOrder['tickets'][number];
}

function PaperTicket({ order, ticket }: PaperTicketProps) {
  const { name } = useTenant();
  const { performance, address, currency } = order;
  if (ticket.code === null) return null;
  return (
    <li className={styles.paper}>
      <QrCode text={ticket.code} label={words.codeOf(ticket.place)} />
      <div className={styles.paperText}>
        <span className={styles.owner}>{name}</span>
        <strong className={styles.paperTitle}>{performance.name}</strong>
        <span>{formatInstant(performance.starts_at, performance.zone)}</span>
        <span>{[performance.venue, address].filter(Boolean).join(', ')}</span>
        <strong className={styles.place}>{ticket.place}</strong>
        <span>
          {ticket.price_type.name} {formatMoney({ amount: ticket.price, currency })}
        </span>
        {ticket.people > 1 && <span>{words.forPeople(ticket.people)}</span>}
        {ticket.proof !== null && <span>{words.proof(ticket.proof)}</span>}
        <span className={styles.owner}>{words.ticketOf(ticket.number)}</span>
      </div>
    </li>
  );
}
