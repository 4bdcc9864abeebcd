import type { OrderRequest, RequestOutcome, SaleOrder } from '@callboard/api-contract/booking';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { AnswerRequestDialog } from './AnswerRequestDialog';
import styles from './orders.module.css';
import { requestMessages as words } from './requestMessages';

export interface OpenRequestsProps {
  order: SaleOrder;
  /** Absent where the order has nothing to refund, or nothing to exchange. */
  onRefund?: (() => void) | undefined;
  onExchange?: (() => void) | undefined;
}

/** Open requests of the buyer to the office, with the actions for each. */
export function OpenRequests({ order, onRefund, onExchange }: OpenRequestsProps) {
  const [answering, setAnswering] = useState<{ request: OrderRequest; outcome: RequestOutcome }>();
  const open = order.requests.filter(({ status }) => status === 'open');
  return (
    <>
      {open.map((request) => (
        <Banner
          key={request.hashcode}
          kind="info"
          title={words.titles[request.kind]}
          actions={
            <>
              {request.kind === 'refund' && onRefund && <Button onClick={onRefund}>{words.refund}</Button>}
              {request.kind === 'exchange' && onExchange && (
                <Button onClick={onExchange}>{words.exchange}</Button>
              )}
              <Button onClick={() => setAnswering({ request, outcome: 'done' })}>
                {request.kind === 'email' ? words.agree : words.done}
              </Button>
              <Button onClick={() => setAnswering({ request, outcome: 'refused' })}>{words.refuse}</Button>
            </>
          }
        >
          <RequestText request={request} zone={order.performance.zone} />
        </Banner>
      ))}
      {answering && <AnswerRequestDialog {...answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}

function RequestText({ request, zone }: { request: OrderRequest; zone: string }) {
  const { created, new_email: email, text } = request;
  return (
    <div className={styles.stack}>
      <span className={styles.note}>{formatInstant(created, zone)}</span>
      {email !== null && <span>{words.toEmail(email)}</span>}
      {text !== null && <p className={styles.typed}>{text}</p>}
    </div>
  );
}
