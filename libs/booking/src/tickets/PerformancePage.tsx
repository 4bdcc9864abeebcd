import { callAction, queries } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { SaleOffer } from '@callboard/api-contract/booking';
import { HoldCountdown } from '../sale/HoldCountdown';
import { isWholeLine, linesOfHold, totalOf, type TicketLine } from '../sale/linesOfHold';
import { saleMessages } from '../sale/saleMessages';
import { SaleSteps } from '../sale/SaleSteps';
import { selectedMerchandise, wishOf, type SelectedMerchandise } from '../sale/merchandiseLines';
import { TicketLines } from '../sale/TicketLines';
import { piecesTotal, wishWithout } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { currentLanguage } from '@callboard/language';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { ContinueBar } from './ContinueBar';
import { HoldNotice } from './HoldNotice';
import { PerformanceFacts } from './PerformanceFacts';
import { ProblemNote } from './ProblemNote';
import { SeatsStep } from './SeatsStep';
import styles from './tickets.module.css';
import { openTicketPage } from './ticketAddress';
import { ticketsOf } from './ticketsOf';
import { useBuyerDraft } from './useBuyerDraft';
import { useFoundInView } from './useFoundInView';
import type { useHold } from './useHold';
import { useTurn } from './useTurn';
import { useVoucher } from './useVoucher';
import { useGiftVouchers } from '../sale/useGiftVouchers';

// Lazy: it loads while the buyer selects the prices of their seats.
const loadDetails = () => import('./DetailsStep');
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }));

// Lazy: few sales have a queue.
const QueueRoom = lazy(async () => ({ default: (await import('./QueueRoom')).QueueRoom }));
const QueueTurn = lazy(async () => ({ default: (await import('./QueueTurn')).QueueTurn }));

export interface PerformancePageProps {
  performance: string;
  step: 'seats' | 'details';
}

/** Selects seats of a performance, then orders them. */
export function PerformancePage({ performance, step }: PerformancePageProps) {
  const { data: offer, problem, refetch } = queries.saleOffer.useQuery({ performance });
  if (!offer) return problem ? <ProblemNote problem={problem} onRetry={refetch} /> : <Skeleton lines={8} />;
  return <Purchase {...{ performance, step, offer }} onChanged={refetch} />;
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
        <Suspense fallback={null}>
          <QueueTurn name={offer.performance.name} endsAt={state.endsAt} onOver={queue.refresh} />
        </Suspense>
      )}
    </Selling>
  );
}

interface SellingProps extends PurchaseProps {
  holding: ReturnType<typeof useHold>;
  /** Content above the seats. */
  children: ReactNode;
}

function Selling({ performance, step, offer, onChanged, holding, children }: SellingProps) {
  const { draft, change } = useBuyerDraft(performance);
  const { hold } = holding;
  const lines = hold ? linesOfHold(hold, offer, draft.types, true) : [];
  const isComplete = lines.length > 0 && lines.every(isWholeLine);
  const [isChecked, setChecked] = useState(false);
  const aside = useRef<HTMLDivElement>(null);
  const hasLines = lines.length > 0;
  useFoundInView(aside, hasLines);
  // Synchronises with what the browser has loaded.
  useEffect(() => {
    if (hasLines) loadDetails().catch(() => undefined);
  }, [hasLines]);
  const [priceCode, setPriceCode] = useState('');
  const voucher = useVoucher(hold, lines, priceCode);
  const merchandise = selectedMerchandise(offer.merchandise, draft.merchandise);
  const { currency } = offer.performance;
  const current = hold && isComplete ? step : 'seats';
  const open = (next: PurchaseProps['step']) =>
    openTicketPage({ page: 'performance', performance, step: next });
  const sum = formatMoney({ amount: totalOf(lines) + piecesTotal(merchandise), currency });
  /** Leads to the first ticket whose price is not selected. */
  function askForPrices(): void {
    setChecked(true);
    const selects = aside.current?.querySelectorAll('select') ?? [];
    [...selects].find(({ value }) => value === '')?.focus();
  }
  const total = (voucher.offer?.total ?? totalOf(lines)) + piecesTotal(merchandise);
  const gifts = useGiftVouchers(
    (code) =>
      callAction('checkGiftVoucher', {
        input: { hold: { hashcode: hold?.hashcode ?? '', secret: hold?.secret ?? '' }, code },
      }),
    { total, currency },
  );
  const ordering = useOrdering({
    offer,
    holding,
    lines,
    merchandise,
    draft,
    voucher,
    priceCode,
    gifts,
    total,
    onChanged,
  });
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
          onMore={hold.is_extended ? undefined : holding.extend}
          onOver={holding.end}
        />
      )}
      {ordering.problem && <Banner kind="error">{ordering.problem.message}</Banner>}
      <div className={styles.columns}>
        <div className={styles.main}>
          {current === 'seats' ? (
            <SeatsStep offer={offer} holding={holding} />
          ) : (
            <Suspense fallback={<Skeleton lines={6} />}>
              <DetailsStep
                {...{ offer, draft, change, voucher, gifts, lines, priceCode }}
                onPriceCode={setPriceCode}
                total={gifts.due}
                method={ordering.method}
                isBusy={ordering.isBusy}
                onSubmit={() => void ordering.order()}
              />
            </Suspense>
          )}
        </div>
        <div className={styles.aside} ref={aside}>
          <Card title={saleMessages.yourTickets}>
            <TicketLines
              offer={offer}
              lines={lines}
              merchandise={merchandise}
              voucher={voucher.offer}
              byGift={current === 'details' ? gifts.paid : 0}
              isChecked={isChecked}
              onSelect={(keys, type) =>
                change({ types: { ...draft.types, ...Object.fromEntries(keys.map((key) => [key, type])) } })
              }
              onRemove={
                current === 'seats' ? (line) => holding.want(wishWithout(holding.wish, line)) : undefined
              }
            />
          </Card>
        </div>
        {current === 'seats' && (
          <ContinueBar
            total={totalOf(lines) + piecesTotal(merchandise)}
            count={lines.length}
            currency={currency}
            isNamed={isComplete}
          >
            <Button
              variant="primary"
              size="large"
              disabled={lines.length === 0}
              isBusy={holding.isBusy}
              onClick={() => (isComplete ? open('details') : askForPrices())}
            >
              {isComplete ? saleMessages.nextWith(lines.length, sum) : saleMessages.next}
            </Button>
          </ContinueBar>
        )}
      </div>
    </>
  );
}

interface OrderingInput {
  offer: SaleOffer;
  holding: ReturnType<typeof useHold>;
  lines: readonly TicketLine[];
  merchandise: readonly SelectedMerchandise[];
  draft: ReturnType<typeof useBuyerDraft>['draft'];
  voucher: ReturnType<typeof useVoucher>;
  priceCode: string;
  gifts: ReturnType<typeof useGiftVouchers>;
  /** Price of everything together. */
  total: number;
  onChanged: () => void;
}

/** Orders the tickets of a hold, then opens the order. */
function useOrdering(given: OrderingInput) {
  const { offer, holding, lines, merchandise, draft, voucher, gifts, total, onChanged } = given;
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const isMethod = offer.payment_methods.some(({ hashcode }) => hashcode === draft.method);
  const method = isMethod ? draft.method : (offer.payment_methods[0]?.hashcode ?? '');

  async function order() {
    const { hold } = holding;
    if (!hold) return;
    setBusy(true);
    const outcome = await callAction('placeOrder', {
      input: {
        hold: { hashcode: hold.hashcode, secret: hold.secret },
        tickets: ticketsOf(lines),
        merchandise: wishOf(merchandise),
        voucher: voucher.offer ? voucher.code : null,
        price_code: given.priceCode.trim() || null,
        gift_vouchers: gifts.parts,
        buyer: { name: draft.name, email: draft.email },
        payment_method: method === '' || gifts.due === 0 ? null : method,
        expected_total: total,
        language: currentLanguage(),
      },
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

  return { order, problem, isBusy, method };
}
