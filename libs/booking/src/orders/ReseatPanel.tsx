import { actions, queries } from '@callboard/api-client/actions';
import type { OfficeOffer, OfficeOrder, SaleOrder } from '@callboard/api-contract/booking';
import { reseatDifference } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { orderMessages as words } from './orderMessages';
import styles from './orders.module.css';

// Lazy: it has the picture of the seats.
const LiveSeats = lazy(async () => ({ default: (await import('../box-office/LiveSeats')).LiveSeats }));

type Ticket = SaleOrder['tickets'][number];

export interface ReseatPanelProps {
  order: SaleOrder;
  ticket: Ticket;
  seat: OfficeOrder['seats'][number];
  onDone: () => void;
}

/** Moves a ticket to the seat that is tapped; a dearer one is confirmed first. */
export function ReseatPanel(props: ReseatPanelProps) {
  const { order, ticket, onDone } = props;
  const performance = order.performance.hashcode;
  const { data, problem, isLoading, refetch } = queries.officeOffer.useQuery({ performance });
  const panel = useRef<HTMLDivElement>(null);
  // Synchronises the scroll position: on a phone the plan is below the tickets.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [data]);
  return (
    <div ref={panel}>
      <Card
        title={words.moveTitle(ticket.place)}
        actions={<Button onClick={onDone}>{words.stopMoving}</Button>}
      >
        <div className={styles.stack}>
          <p className={styles.note}>{words.moveHint}</p>
          <QueryView
            query={{ value: data, problem, isLoading, retry: refetch }}
            loading={<Skeleton variant="block" />}
          >
            {(offer) => <Seats {...props} offer={offer} />}
          </QueryView>
        </div>
      </Card>
    </div>
  );
}

function Seats({ ticket, seat, offer, onDone }: ReseatPanelProps & { offer: OfficeOffer }) {
  const [reseat, { isLoading }] = actions.reseatTicket.useAction();
  const [dearer, setDearer] = useState<{ seat: string; difference: number | null }>();
  const alerts = useAlerts();
  const money = (amount: number) => formatMoney({ amount, currency: offer.performance.currency });

  async function move(to: string, keepPrice: boolean): Promise<void> {
    if (isLoading) return;
    const outcome = await reseat({ ticket: ticket.hashcode, seat: to, keep_price: keepPrice });
    if (!outcome.ok) return;
    const { place, difference } = outcome.data;
    const undo = () => void reseat({ ticket: ticket.hashcode, seat: seat.seat, keep_price: true });
    const isCheaper = difference !== null && difference < 0;
    alerts.show({
      kind: 'success',
      message: isCheaper
        ? words.movedCheaper(ticket.place, place, money(-difference))
        : words.moved(ticket.place, place),
      action: { label: words.undo, onAct: undo },
    });
    onDone();
  }

  /** Prices are compared first, so that no refusal is needed to know that a seat is dearer. */
  function select(to: string, group: string | undefined): void {
    const { price, price_type: type } = ticket;
    const terms = { price, price_type: type.hashcode, price_group: seat.group };
    const difference = reseatDifference(offer.prices, terms, group ?? null);
    if (difference === null || difference > 0) setDearer({ seat: to, difference });
    else void move(to, false);
  }

  return (
    <>
      <Suspense fallback={<Skeleton variant="block" />}>
        <LiveSeats
          offer={offer}
          channel="office"
          selected={[seat.seat]}
          refused={[]}
          onChange={(selected, groupOf) => {
            const to = [...selected].find((each) => each !== seat.seat);
            if (to !== undefined) select(to, groupOf(to));
          }}
        />
      </Suspense>
      {dearer && (
        <Dialog
          open
          width={480}
          role="alertdialog"
          title={words.dearerTitle}
          onOpenChange={() => setDearer(undefined)}
          actions={
            <>
              <Button onClick={() => setDearer(undefined)}>{words.cancel}</Button>
              <Button variant="primary" isBusy={isLoading} onClick={() => void move(dearer.seat, true)}>
                {words.keepPrice}
              </Button>
            </>
          }
        >
          <p>
            {dearer.difference === null ? words.unpricedText : words.dearerText(money(dearer.difference))}
          </p>
        </Dialog>
      )}
    </>
  );
}
