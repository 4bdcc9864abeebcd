import type { PostponementAnswer, SaleOrder } from '@callboard/api-contract/booking';
import { ConfirmPanel } from '../sale/ConfirmPanel';
import { HoldCountdown } from '../sale/HoldCountdown';
import { OrderView } from '../sale/OrderView';
import { PayPanel } from '../sale/PayPanel';
import { saleMessages } from '../sale/saleMessages';
import { SaleSteps } from '../sale/SaleSteps';
import { formatMoney } from '@callboard/domain/money';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { PerformanceFacts } from './PerformanceFacts';
import { ProblemNote } from './ProblemNote';
import styles from './tickets.module.css';
import {
  isEmbedded,
  openTicketPage,
  takeAnswerOfMail,
  takeMailedCode,
  ticketAddress,
  type TicketPage,
} from './ticketAddress';
import { ticketsMessages as words } from './ticketsMessages';
import { useOrder } from './useOrder';
import { useOrderFiles } from './useOrderFiles';
import { useRefreshing } from './useRefreshing';

// Lazy: few orders are of a performance that was moved.
const PostponedPanel = lazy(async () => ({
  default: (await import('../sale/PostponedPanel')).PostponedPanel,
}));
// Lazy: few buyers want a change.
const RequestPanel = lazy(async () => ({
  default: (await import('../sale/RequestPanel')).RequestPanel,
}));
// Lazy: votes are open for minutes.
const VoteLinks = lazy(async () => ({ default: (await import('./VoteLinks')).VoteLinks }));
const QrCode = lazy(async () => ({ default: (await import('@callboard/ui-kit/qr')).QrCode }));

export interface OrderPageProps {
  token: string;
  /** Called with a paid order: its page is to work offline from now on. */
  onTickets: () => void;
}

/** An order for anyone who has its link: what is to be paid, then its tickets. It is stored for use without a network. */
export function OrderPage({ token, onTickets }: OrderPageProps) {
  const {
    order,
    problem,
    isBusy,
    isOffline,
    endsAt,
    refresh,
    pay,
    giveUp,
    answer,
    confirm,
    mailCode,
    request,
  } = useOrder(token);
  const [mailedAnswer] = useState(takeAnswerOfMail);
  const [mailedCode] = useState(takeMailedCode);
  useMailedKeep(order, mailedAnswer, answer);
  const files = useOrderFiles(token);
  const isUnconfirmed = order?.next.kind === 'confirm';
  // Follows what is done in another tab, or on the phone where the mail was read.
  useRefreshing((isEmbedded() && order?.status === 'unpaid') || isUnconfirmed, refresh);
  const hasTickets = order?.tickets.some(({ code }) => code !== null) ?? false;
  // Synchronises with the service worker, which stores this page.
  useEffect(() => {
    if (hasTickets) onTickets();
  }, [hasTickets, onTickets]);
  if (!order && problem) return <ProblemNote problem={problem} onRetry={refresh} />;
  if (!order) return <Skeleton lines={8} />;
  const seats: TicketPage = { page: 'performance', performance: order.performance.hashcode, step: 'seats' };
  const isUnpaid = order.status === 'unpaid' && !isOffline;
  const change = () => void giveUp().then((isDone) => isDone && openTicketPage(seats, true));
  const amount = formatMoney({ amount: order.total, currency: order.currency });
  const timeToPay = (time: string) =>
    isUnconfirmed ? saleMessages.leftToConfirm(time) : saleMessages.leftToPay(time, amount);
  const failed = problem ?? files.problem;
  return (
    <div className={styles.narrow}>
      <PerformanceFacts performance={order.performance} />
      {order.status === 'unpaid' && <SaleSteps current="pay" back={isUnpaid ? { seats: change } : {}} />}
      {isUnpaid && endsAt !== null && <HoldCountdown endsAt={endsAt} label={timeToPay} onOver={refresh} />}
      {failed && <Banner kind="error">{failed.message}</Banner>}
      {hasTickets && !isOffline && isNear(order) && (
        <Suspense fallback={null}>
          <VoteLinks order={order} />
        </Suspense>
      )}
      {order.postponed && (
        <Suspense fallback={<Skeleton variant="block" />}>
          <PostponedPanel
            order={order}
            postponed={order.postponed}
            isBusy={isBusy}
            isOffline={isOffline}
            isRefundAsked={mailedAnswer === 'refund'}
            onAnswer={(given) => void answer(given)}
          />
        </Suspense>
      )}
      {isUnpaid && isUnconfirmed && (
        <ConfirmPanel
          email={order.email ?? ''}
          mailedCode={mailedCode}
          isBusy={isBusy}
          onConfirm={(code) => void confirm(code)}
          onMail={mailCode}
        />
      )}
      {isUnpaid && (
        <PayPanel
          order={order}
          isBusy={isBusy}
          onPay={(given) => void pay(given)}
          tabHref={isEmbedded() ? ticketAddress({ page: 'order', token }, '/tickets') : undefined}
        />
      )}
      {isUnpaid && (
        <div>
          <Button variant="quiet" isBusy={isBusy} onClick={change}>
            {saleMessages.change}
          </Button>
        </div>
      )}
      {(order.status === 'expired' || order.status === 'cancelled') && (
        <div>
          <Button variant="primary" onClick={() => openTicketPage(seats)}>
            {saleMessages.selectAgain}
          </Button>
        </div>
      )}
      {isEmbedded() && (
        <a href={ticketAddress({ page: 'order', token }, '/tickets')} target="_blank" rel="noopener">
          {words.newTab}
        </a>
      )}
      <OrderView
        order={order}
        isOffline={isOffline}
        renderCode={(code, label) => (
          <Suspense fallback={<Skeleton variant="block" />}>
            <QrCode text={code} label={label} />
          </Suspense>
        )}
        onCalendar={() => files.saveCalendar(order)}
        onPdf={() => void files.saveTickets(order)}
        isPdfBusy={files.isBusy}
      />
      {!isOffline && (
        <Suspense fallback={null}>
          <RequestPanel order={order} isBusy={isBusy} onRequest={request} />
        </Suspense>
      )}
    </div>
  );
}

const dayMs = 86_400_000;

/** True if a vote of its audience can be open: within a day of its start. */
function isNear({ performance: { starts_at } }: SaleOrder): boolean {
  return Math.abs(Date.parse(starts_at) - Date.now()) < dayMs;
}

/** Keeps the tickets of a buyer who came by the link of the mail for that: the link changes nothing else. */
function useMailedKeep(
  order: SaleOrder | undefined,
  mailed: PostponementAnswer | null,
  answer: (answer: PostponementAnswer) => Promise<boolean>,
): void {
  const isSent = useRef(false);
  const isOpen = order?.postponed?.is_open === true && order.postponed.answer === null;
  // Synchronises with the API, once.
  useEffect(() => {
    if (mailed !== 'keep' || !isOpen || isSent.current) return;
    isSent.current = true;
    void answer('keep');
  }, [mailed, isOpen, answer]);
}
