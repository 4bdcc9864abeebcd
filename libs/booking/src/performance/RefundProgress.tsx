import { actions } from '@callboard/api-client/actions';
import type { SaleCancellation } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { listHref, recordHref } from '@callboard/records/screen';
import { refundMessages as words } from './refundMessages';

export interface RefundProgressProps {
  performance: string;
  cancellation: NonNullable<SaleCancellation['cancellation']>;
  currency: string;
}

/** How far the refunds of a cancelled performance are, and what became of them. */
export function RefundProgress({ performance, cancellation, currency }: RefundProgressProps) {
  const [retry, { isLoading }] = actions.retryRefunds.useAction();
  const { orders, done, refunded, due, failed, ended, reason } = cancellation;
  const amount = formatMoney({ amount: refunded, currency });
  const dueBack = due > 0 && (
    <p>
      {words.due(formatMoney({ amount: due, currency }))}{' '}
      <Link to={listHref('orders', { performance, to_refund__gte: '1' })}>{words.dueOrders}</Link>
    </p>
  );
  if (ended === null)
    return (
      <Card title={words.running}>
        <Stack>
          <ProgressBar
            label={words.running}
            value={done + failed.length}
            max={Math.max(1, orders)}
            valueText={words.progress(done + failed.length, orders)}
          />
          <p>{words.paidBack(amount)}</p>
          {dueBack}
        </Stack>
      </Card>
    );
  if (failed.length === 0)
    return (
      <Banner kind="success" title={orders === 0 ? words.finishedNone : words.finished(orders)}>
        {orders > 0 && words.result(amount)} {words.reasonGiven(reason)}
        {dueBack}
      </Banner>
    );
  return (
    <Banner
      kind="error"
      title={words.failed(orders - done)}
      actions={
        <Button isBusy={isLoading} onClick={() => void retry(performance)}>
          {words.retry}
        </Button>
      }
    >
      <p>{words.failedResult(done, orders, amount)}</p>
      {dueBack}
      <ul>
        {failed.map(({ order, buyer, message }) => (
          <li key={order}>
            <Link to={recordHref('orders', order)}>{buyer}</Link>: {message}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
