import type { PostponementAnswer, SaleOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { postponedMessages as words } from './postponedMessages';
import styles from './sale.module.css';

export interface PostponedPanelProps {
  order: SaleOrder;
  postponed: NonNullable<SaleOrder['postponed']>;
  isBusy: boolean;
  isOffline: boolean;
  /** The buyer came by the link of the mail that asks for the money: it is confirmed first. */
  isRefundAsked: boolean;
  onAnswer: (answer: PostponementAnswer) => void;
}

/** Informs the buyer of a performance that is at another time, and takes the answer: keep the tickets, or the money back. */
export function PostponedPanel({
  order,
  postponed,
  isBusy,
  isOffline,
  isRefundAsked,
  onAnswer,
}: PostponedPanelProps) {
  const { answer, is_open: isOpen, answer_until, from, message, amount } = postponed;
  const [isConfirming, setConfirming] = useState(isRefundAsked && isOpen);
  const { zone, starts_at } = order.performance;
  const money = formatMoney({ amount, currency: order.currency });
  const close = () => setConfirming(false);
  return (
    <Banner
      kind={answer === null && isOpen ? 'warning' : 'info'}
      title={words.title}
      actions={
        isOpen && (
          <>
            {answer !== 'keep' && (
              <Button
                variant="primary"
                disabled={isOffline}
                isBusy={isBusy && !isConfirming}
                onClick={() => onAnswer('keep')}
              >
                {words.keep}
              </Button>
            )}
            <Button disabled={isOffline || isBusy} onClick={() => setConfirming(true)}>
              {words.refund}
            </Button>
          </>
        )
      }
    >
      <dl className={styles.times}>
        <dt>{words.before}</dt>
        <dd>
          <s>{formatInstant(from, zone)}</s>
        </dd>
        <dt>{words.now}</dt>
        <dd>
          <strong>{formatInstant(starts_at, zone)}</strong>
        </dd>
      </dl>
      {message !== null && <p>{message}</p>}
      <p>{stateText(postponed, formatInstant(answer_until, zone))}</p>
      {isConfirming && (
        <Dialog
          open
          width={480}
          role="alertdialog"
          title={words.refundTitle}
          onOpenChange={close}
          actions={
            <>
              <Button onClick={close}>{words.notYet}</Button>
              <Button
                variant="danger"
                isBusy={isBusy}
                onClick={() => {
                  close();
                  onAnswer('refund');
                }}
              >
                {words.refundNow(money)}
              </Button>
            </>
          }
        >
          <p>{words.refundText(money)}</p>
        </Dialog>
      )}
    </Banner>
  );
}

function stateText({ answer, is_open }: PostponedPanelProps['postponed'], until: string): string {
  if (answer === 'refund') return words.refunded;
  if (answer === 'keep') return is_open ? words.staysUntil(until) : words.stays;
  return is_open ? words.open(until) : words.valid;
}
