import { callSale } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { SaleOffer } from '@callboard/api-contract/sale';
import {
  DetailsForm,
  HoldCountdown,
  linesOfHold,
  MerchandiseForm,
  saleMessages,
  SaleSteps,
  selectedMerchandise,
  TicketLines,
  totalOf,
  VoucherField,
  wishOf,
  type SelectedMerchandise,
  type TicketLine,
} from '@callboard/booking/sale';
import { piecesTotal } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { currentLanguage } from '@callboard/language';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ContinueBar } from './ContinueBar';
import { HoldNotice } from './HoldNotice';
import { PerformanceFacts } from './PerformanceFacts';
import { ProblemNote } from './ProblemNote';
import { QueueTurn } from './QueueTurn';
import { SeatsStep } from './SeatsStep';
import styles from './tickets.module.css';
import { openTicketPage } from './ticketAddress';
import { ticketsOf } from './ticketsOf';
import { useBuyerDraft } from './useBuyerDraft';
import type { useHold } from './useHold';
import { useSaleQuery } from './useSaleQuery';
import { useTurn } from './useTurn';
import { useVoucher } from './useVoucher';

// Lazy: few sales have a queue.
const QueueRoom = lazy(async () => ({ default: (await import('./QueueRoom')).QueueRoom }));

export interface PerformancePageProps {
  performance: string;
  step: 'seats' | 'details';
}

/** Selects seats of a performance, then orders them. */
export function PerformancePage({ performance, step }: PerformancePageProps) {
  const { data: offer, problem, refresh } = useSaleQuery('saleOffer', JSON.stringify({ performance }));
  if (problem) return <ProblemNote problem={problem} onRetry={refresh} />;
  if (!offer) return <Skeleton lines={8} />;
  return <Purchase {...{ performance, step, offer }} onChanged={refresh} />;
}

interface PurchaseProps extends PerformancePageProps {
  offer: SaleOffer;
  /** The offer is not as it was: read it again. */
  onChanged: () => void;
}

function Purchase(props: PurchaseProps) {
  const { offer, onChanged } = props;
  const { holding, queue, isWaiting } = useTurn(offer, onChanged);
  const { state } = queue;
  if (isWaiting)
    return (
      <>
        <PerformanceFacts performance={offer.performance} />
        <SaleSteps current="seats" back={{ performance: () => openTicketPage({ page: 'programme' }) }} />
        {holding.state.status === 'ordered' && <HoldNotice holding={holding} />}
        <Suspense fallback={<Skeleton lines={4} />}>
          <QueueRoom offer={offer} queue={queue} onChanged={onChanged} />
        </Suspense>
      </>
    );
  return (
    <Selling {...props} holding={holding}>
      {state.status === 'admitted' && !holding.hold && (
        <QueueTurn name={offer.performance.name} endsAt={state.endsAt} onOver={queue.refresh} />
      )}
    </Selling>
  );
}

interface SellingProps extends PurchaseProps {
  holding: ReturnType<typeof useHold>;
  /** What is above the seats. */
  children: ReactNode;
}

function Selling({ performance, step, offer, onChanged, holding, children }: SellingProps) {
  const { draft, change } = useBuyerDraft(performance);
  const { hold } = holding;
  const lines = hold ? linesOfHold(hold, offer, draft.types) : [];
  const voucher = useVoucher(hold, lines);
  const merchandise = selectedMerchandise(offer.merchandise, draft.merchandise);
  const { currency } = offer.performance;
  const current = hold ? step : 'seats';
  const open = (next: PurchaseProps['step']) =>
    openTicketPage({ page: 'performance', performance, step: next });
  const ordering = useOrdering({ offer, holding, lines, merchandise, draft, voucher, onChanged });
  return (
    <>
      <PerformanceFacts key={current} performance={offer.performance} />
      <SaleSteps
        current={current}
        back={{ performance: () => openTicketPage({ page: 'programme' }), seats: () => open('seats') }}
      />
      <HoldNotice holding={holding} />
      {children}
      {hold && (
        <HoldCountdown
          endsAt={hold.endsAt}
          onMore={hold.is_extended ? undefined : () => void holding.extend()}
          onOver={holding.end}
        />
      )}
      {ordering.problem && <Banner kind="error">{ordering.problem.message}</Banner>}
      <div className={styles.columns}>
        <div className={styles.main}>
          {current === 'seats' ? (
            <SeatsStep offer={offer} holding={holding} />
          ) : (
            <>
              {offer.merchandise.length > 0 && (
                <Card title={saleMessages.addMerchandise}>
                  <MerchandiseForm
                    merchandise={offer.merchandise}
                    currency={currency}
                    quantities={draft.merchandise}
                    onChange={(one, quantity) =>
                      change({ merchandise: { ...draft.merchandise, [one]: quantity } })
                    }
                  />
                </Card>
              )}
              <Card title={saleMessages.stepDetails}>
                <DetailsForm
                  methods={ordering.total === 0 ? [] : offer.payment_methods}
                  values={{ ...draft, method: ordering.method }}
                  isBusy={ordering.isBusy || voucher.isBusy}
                  onChange={change}
                  onBack={() => history.back()}
                  onSubmit={() => void ordering.order()}
                />
              </Card>
            </>
          )}
        </div>
        <div className={styles.aside}>
          <Card title={saleMessages.yourTickets}>
            <TicketLines
              offer={offer}
              lines={lines}
              merchandise={merchandise}
              discount={voucher.offer?.discount}
              onSelect={(key, type) => change({ types: { ...draft.types, [key]: type } })}
              onRemove={
                current === 'seats' ? (line) => void holding.want(without(holding.wish, line)) : undefined
              }
            />
            {current === 'details' && (
              <VoucherField
                code={voucher.code}
                discount={voucher.offer && formatMoney({ amount: voucher.offer.discount, currency })}
                error={voucher.problem?.message}
                isBusy={voucher.isBusy}
                onChange={voucher.setCode}
              />
            )}
          </Card>
        </div>
        {current === 'seats' && (
          <ContinueBar
            total={totalOf(lines) + piecesTotal(merchandise)}
            count={lines.length}
            currency={currency}
          >
            <Button
              variant="primary"
              size="large"
              disabled={lines.length === 0}
              isBusy={holding.isBusy}
              onClick={() => open('details')}
            >
              {saleMessages.next}
            </Button>
          </ContinueBar>
        )}
      </div>
    </>
  );
}

/** A wish without one ticket. */
function without(wish: ReturnType<typeof useHold>['wish'], { seat, definition }: TicketLine) {
  return {
    seats: wish.seats.filter((one) => one !== seat),
    general: wish.general.flatMap((one) => {
      const quantity = one.definition === definition ? one.quantity - 1 : one.quantity;
      return quantity > 0 ? [{ ...one, quantity }] : [];
    }),
  };
}

interface OrderingInput {
  offer: SaleOffer;
  holding: ReturnType<typeof useHold>;
  lines: readonly TicketLine[];
  merchandise: readonly SelectedMerchandise[];
  draft: ReturnType<typeof useBuyerDraft>['draft'];
  voucher: ReturnType<typeof useVoucher>;
  onChanged: () => void;
}

/** Orders the tickets of a hold, then opens the order. */
function useOrdering({ offer, holding, lines, merchandise, draft, voucher, onChanged }: OrderingInput) {
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const isMethod = offer.payment_methods.some(({ hashcode }) => hashcode === draft.method);
  const total = (voucher.offer?.total ?? totalOf(lines)) + piecesTotal(merchandise);
  const method = isMethod ? draft.method : (offer.payment_methods[0]?.hashcode ?? '');

  async function order() {
    const { hold } = holding;
    if (!hold) return;
    setBusy(true);
    const outcome = await callSale('placeOrder', {
      hold: { hashcode: hold.hashcode, secret: hold.secret },
      tickets: ticketsOf(lines),
      merchandise: wishOf(merchandise),
      voucher: voucher.offer ? voucher.code : null,
      buyer: { name: draft.name, email: draft.email },
      payment_method: method === '' ? null : method,
      expected_total: total,
      language: currentLanguage(),
    });
    setBusy(false);
    setProblem(outcome.ok ? undefined : outcome.problem);
    if (!outcome.ok) {
      onChanged();
      return;
    }
    const { token } = outcome.data;
    holding.ordered(token);
    openTicketPage({ page: 'order', token }, true);
  }

  return { order, problem, isBusy, method, total };
}
