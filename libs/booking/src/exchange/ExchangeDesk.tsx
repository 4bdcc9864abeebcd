import { actions, queries } from '@callboard/api-client/actions';
import type { Hold, OfficeOffer, SaleOrder } from '@callboard/api-contract/booking';
import { linesOfHold, totalOf } from '../sale/linesOfHold';
import { noWish, wishWithout } from '@callboard/domain/booking';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Basket } from '../box-office/Basket';
import { GeneralSteppers } from '../box-office/GeneralSteppers';
import { LiveSeats } from '../box-office/LiveSeats';
import { officeMessages } from '../box-office/officeMessages';
import { PartySize } from '../box-office/PartySize';
import { useOfficeHold } from '../box-office/useOfficeHold';
import { recordHref } from '@callboard/records/screen';
import styles from './exchange.module.css';
import { exchangeMessages as words } from './exchangeMessages';
import { ExchangePayForm, type ExchangePayment } from './ExchangePayForm';

export interface ExchangeDeskProps {
  order: SaleOrder;
  given: SaleOrder['tickets'];
  performance: string;
  onDone: () => void;
}

/** The places of another performance, and what they cost more or less than the tickets that are given back. */
export function ExchangeDesk(props: ExchangeDeskProps) {
  const { performance } = props;
  const { data, problem, isLoading, refetch } = queries.officeOffer.useQuery({ performance });
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
      {(offer) => <Desk {...props} offer={offer} />}
    </QueryView>
  );
}

function Desk({ order, given, performance, onDone, offer }: ExchangeDeskProps & { offer: OfficeOffer }) {
  const holding = useOfficeHold(performance, 'office');
  const { hold, wish, refused, problem, isBusy, want } = holding;
  const [types, setTypes] = useState<Readonly<Record<string, string>>>({});
  const [exchange, { isLoading }] = actions.exchangeTickets.useAction();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const lines = hold ? linesOfHold(hold, offer, { ...typesOf(hold, given), ...types }) : [];
  const total = totalOf(lines);
  const credit = given.reduce((sum, { price }) => sum + price, 0);

  async function confirm({ method, reference }: ExchangePayment): Promise<void> {
    if (!hold) return;
    const outcome = await exchange({
      order: order.hashcode,
      give: given.map(({ hashcode }) => hashcode),
      performance,
      channel: 'office',
      tickets: lines.map(({ seat, definition, priceType }) => ({
        price_type: priceType,
        ...(seat !== undefined && { seat }),
        ...(definition !== undefined && { definition }),
      })),
      hold: { hashcode: hold.hashcode, secret: hold.secret },
      expected_total: total,
      payment_method: method,
      reference,
    });
    if (!outcome.ok) return;
    const { hashcode, number } = outcome.data.order;
    holding.ordered(hashcode);
    alerts.show({
      kind: 'success',
      message: words.done(number),
      action: { label: words.open, onAct: () => void navigate(recordHref('orders', hashcode)) },
    });
    onDone();
  }

  return (
    <div className={styles.stack}>
      {problem && refused.length === 0 && <Banner kind="error">{problem.message}</Banner>}
      {hold?.is_split && <Banner kind="info">{officeMessages.split}</Banner>}
      {offer.plan_version !== null && (
        <>
          <PartySize groups={offer.groups} isBusy={isBusy} onSelect={holding.best} />
          <LiveSeats
            offer={offer}
            channel="office"
            selected={wish.seats}
            refused={refused}
            onChange={(selected) => want({ ...wish, seats: [...selected] })}
          />
        </>
      )}
      {offer.general.some((ticket) => ticket.is_on_sale) && (
        <GeneralSteppers
          offer={offer}
          general={wish.general}
          onChange={(general) => want({ ...wish, general })}
        />
      )}
      <h3 className={styles.title}>{words.places}</h3>
      <Basket
        offer={offer}
        lines={lines}
        onSelect={(keys, type) =>
          setTypes({ ...types, ...Object.fromEntries(keys.map((key) => [key, type])) })
        }
        onRemove={(line) => want(wishWithout(wish, line))}
        onClear={() => want(noWish)}
      />
      {lines.length > 0 && (
        <ExchangePayForm
          order={order}
          methods={offer.payment_methods}
          credit={credit}
          total={total}
          isBusy={isLoading || isBusy}
          onConfirm={(payment) => void confirm(payment)}
        />
      )}
    </div>
  );
}

/** Each new place is for the kind of ticket that is given back for it, in their order. */
function typesOf({ seats, general }: Hold, given: SaleOrder['tickets']): Record<string, string> {
  const keys = [
    ...seats.map(({ seat }) => seat),
    ...general.flatMap(({ definition, quantity }) =>
      Array.from({ length: quantity }, (_, index) => `${definition} ${index}`),
    ),
  ];
  return Object.fromEntries(
    keys.flatMap((key, index) => {
      const ticket = given[index] ?? given.at(-1);
      return ticket ? [[key, ticket.price_type.hashcode]] : [];
    }),
  );
}
