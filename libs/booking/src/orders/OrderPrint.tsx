import { placeWithFact } from '@callboard/domain/booking';
import { currentLanguage } from '@callboard/language';
import { queries } from '@callboard/api-client/actions';
import { receiptPapers, type ReceiptPaper, type SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { useTenant } from '@callboard/tenant';
import { formatInstant } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { QrCode } from '@callboard/ui-kit/qr';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { SegmentedControl } from '@callboard/ui-kit/inputs';
import { PaperPage } from '@callboard/ui-kit/layout';
import { Link, useSearchParams } from 'react-router';
import { recordHref, useHashcode } from '@callboard/records/screen';
import { orderMessages as words } from './orderMessages';
import { boxOfficePath } from '../shift/officePaths';
import { PaperReceipt } from './PaperReceipt';
import { ReceiptPdf } from './ReceiptPdf';
import styles from './orders.module.css';

/** The receipt of an order and its valid tickets, each with its code, for a sheet or for the roll of a till. The paper is in the URL. */
export function Screen() {
  const hashcode = useHashcode();
  const { data, problem, isLoading, refetch } = queries.officeOrder.useQuery({ order: hashcode });
  const hasReceipt = data !== undefined && (data.order.paid > 0 || data.order.total === 0);
  const receipt = queries.orderReceipt.useQuery({ order: hashcode }, { skip: !hasReceipt });
  const [search, setSearch] = useSearchParams();
  const paper = receiptPapers.find((each) => each === search.get('paper')) ?? 'a4';
  return (
    <PaperPage
      back={
        <>
          <Link {...buttonVariant()} to={recordHref('orders', hashcode)}>
            {words.back}
          </Link>
          <Link {...buttonVariant()} to={boxOfficePath}>
            {words.toOffice}
          </Link>
        </>
      }
      title={words.tickets}
      options={
        <>
          <SegmentedControl<ReceiptPaper>
            label={words.paper}
            size="small"
            value={paper}
            segments={receiptPapers.map((each) => ({ value: each, label: words.papers[each] }))}
            onValueChange={(value) => setSearch(value === 'a4' ? {} : { paper: value }, { replace: true })}
          />
          {receipt.data && <ReceiptPdf order={hashcode} paper={paper} />}
        </>
      }
      isReady={data !== undefined && !(hasReceipt && receipt.isLoading)}
      paper={paper === 'a4' ? 'labels' : paper}
    >
      <div className={styles.print} data-roll={paper}>
        {hasReceipt && (
          <div className={receipt.data ? undefined : styles.noPrint}>
            <QueryView
              query={{
                value: receipt.data?.receipt,
                problem: receipt.problem,
                isLoading: receipt.isLoading,
                retry: receipt.refetch,
              }}
              loading={<Skeleton lines={6} />}
            >
              {(found) => <PaperReceipt receipt={found} />}
            </QueryView>
          </div>
        )}
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
      </div>
    </PaperPage>
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
        <strong className={styles.place}>{placeWithFact(ticket, currentLanguage())}</strong>
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
