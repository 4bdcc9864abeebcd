import { actions, queries } from '@callboard/api-client/actions';
import type { OfficeOrder } from '@callboard/api-contract/booking';
import { formatMoney } from '@callboard/domain/money';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CommentedProfile, useRelatedTabs } from '@callboard/records/profile';
import { recordHref, SendButton, useHashcode } from '@callboard/records/screen';
import { CancelOrderDialog } from './CancelOrderDialog';
import { orderMessages as words } from './orderMessages';
import { orderPrintPath } from '../shift/officePaths';
import { OpenRequests } from './OpenRequests';
import { canExchange, OrderTickets } from './OrderTickets';
import { PayBackDialog } from './PayBackDialog';
import { payBackMessages } from './payBackMessages';
import { ReceiveDialog } from './ReceiveDialog';
import { RefundDialog } from './RefundDialog';
import { TransferDialog } from './TransferDialog';

type OpenDialog = 'refund' | 'receive' | 'transfer' | 'cancel' | 'payBack';

/** An order with its tickets, what its buyer requests, and all that staff do with it. */
export function Screen() {
  const hashcode = useHashcode();
  const { data, problem, isLoading, refetch } = queries.officeOrder.useQuery({ order: hashcode });
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isExchanging, setExchanging] = useState(false);
  const navigate = useNavigate();
  // The tickets have a tab of their own, with links to the orders that they were exchanged for.
  const related = useRelatedTabs('orders').filter(({ id }) => id !== 'tickets' && id !== 'orders');
  const close = () => setDialog(undefined);
  // The panel is in the first tab.
  const exchange = () => {
    setExchanging(true);
    void navigate(recordHref('orders', hashcode));
  };
  return (
    <>
      <CommentedProfile
        collection="orders"
        hashcode={hashcode}
        tabs={related}
        leadingTabs={[
          {
            id: 'places',
            label: words.tickets,
            render: () => (
              <QueryView
                query={{ value: data, problem, isLoading, retry: refetch }}
                loading={<Skeleton lines={6} />}
              >
                {(found) => (
                  <OrderTickets
                    found={found}
                    isExchanging={isExchanging}
                    onExchangingChange={setExchanging}
                  />
                )}
              </QueryView>
            ),
          },
        ]}
        actions={() => data && <MainActions found={data} onOpen={setDialog} />}
        header={() => data && <Header found={data} onOpen={setDialog} onExchange={exchange} />}
        menu={() => (data ? menuOf(data, setDialog) : [])}
      />
      {data && dialog === 'refund' && <RefundDialog found={data} onClose={close} />}
      {data && dialog === 'payBack' && <PayBackDialog found={data} onClose={close} />}
      {data && dialog === 'receive' && <ReceiveDialog found={data} onClose={close} />}
      {data && dialog === 'transfer' && <TransferDialog found={data} onClose={close} />}
      {data && dialog === 'cancel' && <CancelOrderDialog order={data.order} onClose={close} />}
    </>
  );
}

interface PartProps {
  found: OfficeOrder;
  onOpen: (dialog: OpenDialog) => void;
}

function MainActions({ found, onOpen }: PartProps) {
  const { order } = found;
  const { status, tickets, hashcode } = order;
  const hasValid = tickets.some((ticket) => ticket.status === 'valid');
  return (
    <>
      {(status === 'unpaid' || status === 'expired') && (
        <Button variant="primary" onClick={() => onOpen('receive')}>
          {words.receive}
        </Button>
      )}
      {hasValid && (
        <Link {...buttonVariant()} to={orderPrintPath(hashcode)}>
          {words.print}
        </Link>
      )}
      {order.email !== null && <Resend order={hashcode} email={order.email} />}
      {hasPaidGoods(found) && <Button onClick={() => onOpen('refund')}>{words.refund}</Button>}
    </>
  );
}

/** Work for the office: requests of the buyer, and money that is due back. */
function Header({ found, onOpen, onExchange }: PartProps & { onExchange: () => void }) {
  return (
    <>
      <OpenRequests
        order={found.order}
        onRefund={hasPaidGoods(found) ? () => onOpen('refund') : undefined}
        onExchange={canExchange(found) ? onExchange : undefined}
      />
      {found.to_refund > 0 && <DueBack found={found} onPayBack={() => onOpen('payBack')} />}
    </>
  );
}

function hasPaidGoods({ order: { tickets, merchandise } }: OfficeOrder): boolean {
  return (
    tickets.some(({ status }) => status === 'valid') || merchandise.some(({ status }) => status === 'sold')
  );
}

function DueBack({ found, onPayBack }: { found: OfficeOrder; onPayBack: () => void }) {
  const amount = formatMoney({ amount: found.to_refund, currency: found.order.currency });
  return (
    <Banner
      kind="warning"
      title={payBackMessages.due(amount)}
      actions={<Button onClick={onPayBack}>{payBackMessages.open}</Button>}
    />
  );
}

function Resend({ order, email }: { order: string; email: string }) {
  const [resend, { isLoading }] = actions.resendOrder.useAction();
  const alerts = useAlerts();
  async function send() {
    const outcome = await resend(order);
    if (outcome.ok) alerts.show({ kind: 'success', message: words.resent(email) });
  }
  return (
    <SendButton icon="mail" to={email} isBusy={isLoading} onSend={() => void send()}>
      {words.resend}
    </SendButton>
  );
}

function menuOf({ order: { status } }: OfficeOrder, onOpen: PartProps['onOpen']) {
  return [
    ...(['unpaid', 'paid', 'partly_refunded'].includes(status)
      ? [{ label: words.transfer, onSelect: () => onOpen('transfer') }]
      : []),
    ...(status === 'unpaid'
      ? [{ label: words.cancelOrder, isDanger: true, onSelect: () => onOpen('cancel') }]
      : []),
  ];
}
