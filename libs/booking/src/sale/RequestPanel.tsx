import { saleLimits, type OrderRequest, type SaleOrder } from '@callboard/api-contract/booking';
import { possibleRequests } from '@callboard/domain/booking';
import { formatInstant } from '@callboard/ui-kit/dates';
import { StatusBadge } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { RequestForm, type ChangeRequest } from './RequestForm';
import { requestMessages as words } from './requestMessages';
import styles from './sale.module.css';

export interface RequestPanelProps {
  order: SaleOrder;
  isBusy: boolean;
  /** Resolves to whether the request was sent. */
  onRequest: (request: ChangeRequest) => Promise<boolean>;
}

const tones = { open: 'blue', done: 'green', refused: 'red', closed: 'gray' } as const;

/** Requests of an order's buyer to the office with its answers, and a form for another request. */
export function RequestPanel({ order, isBusy, onRequest }: RequestPanelProps) {
  const { requests, performance } = order;
  const possible = possibleRequests(order);
  const [isAdding, setAdding] = useState(false);
  const [isSent, setSent] = useState(false);
  if (possible.length === 0 && requests.length === 0) return null;

  async function send(request: ChangeRequest): Promise<void> {
    if (!(await onRequest(request))) return;
    setAdding(false);
    setSent(true);
  }

  return (
    <Card title={words.title}>
      <div className={styles.form}>
        <p className={styles.note} role="status">
          {isSent ? words.sent : words.help}
        </p>
        {requests.length > 0 && (
          <ul className={styles.lines} aria-label={words.yours}>
            {requests.map((request) => (
              <RequestLine key={request.hashcode} request={request} zone={performance.zone} />
            ))}
          </ul>
        )}
        {isAdding && possible.length > 0 ? (
          <RequestForm
            kinds={possible}
            isBusy={isBusy}
            onSend={(request) => void send(request)}
            onCancel={() => setAdding(false)}
          />
        ) : (
          possible.length > 0 &&
          requests.length < saleLimits.requestsOfOrder && (
            <div className={styles.buttons}>
              <Button
                onClick={() => {
                  setSent(false);
                  setAdding(true);
                }}
              >
                {words.open}
              </Button>
            </div>
          )
        )}
      </div>
    </Card>
  );
}

function RequestLine({ request, zone }: { request: OrderRequest; zone: string }) {
  const { kind, status, created, text, new_email: email, answer } = request;
  return (
    <li className={styles.request}>
      <span className={styles.buttons}>
        <strong>{words.kinds[kind]}</strong>
        <StatusBadge label={words.statuses[status]} tone={tones[status]} />
      </span>
      <span className={styles.note}>{formatInstant(created, zone)}</span>
      {email !== null && <span>{words.to(email)}</span>}
      {text !== null && <p className={styles.typed}>{text}</p>}
      {answer !== null && <p className={styles.typed}>{words.answer(answer)}</p>}
    </li>
  );
}
