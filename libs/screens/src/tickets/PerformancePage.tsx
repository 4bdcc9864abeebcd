import { callSale } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import {
  DetailsForm,
  HoldCountdown,
  linesOfHold,
  saleMessages,
  TicketLines,
  totalOf,
  VoucherField,
} from '@callboard/booking/sale';
import { formatMoney } from '@callboard/domain/money';
import { currentLanguage } from '@callboard/language';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Stack } from '@callboard/ui-kit/layout';
import { Stepper } from '@callboard/ui-kit/navigation';
import { useState } from 'react';
import { ProblemNote } from './ProblemNote';
import { SeatsStep } from './SeatsStep';
import { openTicketPage } from './ticketAddress';
import { ticketsOf } from './ticketsOf';
import { useHold } from './useHold';
import { useSaleQuery } from './useSaleQuery';
import { useVoucher } from './useVoucher';

export interface PerformancePageProps {
  performance: string;
  step: 'seats' | 'details';
}

/** Selects seats of a performance, then orders them. */
export function PerformancePage({ performance, step }: PerformancePageProps) {
  const { data: offer, problem, refresh } = useSaleQuery('saleOffer', JSON.stringify({ performance }));
  const holding = useHold(performance);
  const [types, setTypes] = useState<Readonly<Record<string, string>>>({});
  const [details, setDetails] = useState({ name: '', email: '', method: '' });
  const [failed, setFailed] = useState<Problem>();
  const [isOrdering, setOrdering] = useState(false);
  const { hold } = holding;
  const lines = hold && offer ? linesOfHold(hold, offer, types) : [];
  const voucher = useVoucher(hold, lines);
  if (problem) return <ProblemNote problem={problem} onRetry={refresh} />;
  if (!offer) return <Skeleton lines={8} />;
  const total = voucher.offer?.total ?? totalOf(lines);
  const { currency } = offer.performance;
  const current = hold ? step : 'seats';
  const method = details.method || offer.payment_methods[0]?.hashcode;

  async function order() {
    if (!hold) return;
    setOrdering(true);
    const outcome = await callSale('placeOrder', {
      hold: { hashcode: hold.hashcode, secret: hold.secret },
      tickets: ticketsOf(lines),
      voucher: voucher.offer ? voucher.code : null,
      buyer: { name: details.name, email: details.email },
      payment_method: method ?? null,
      expected_total: total,
      language: currentLanguage(),
    });
    setOrdering(false);
    if (!outcome.ok) {
      setFailed(outcome.problem);
      refresh();
      return;
    }
    holding.drop();
    openTicketPage({ page: 'order', token: outcome.data.token }, true);
  }

  return (
    <Stack>
      <h2>{offer.performance.name}</h2>
      <p>{formatInstant(offer.performance.starts_at, offer.performance.zone)}</p>
      <Stepper
        label={saleMessages.steps}
        current={current}
        steps={[
          { id: 'seats', label: saleMessages.stepSeats },
          { id: 'details', label: saleMessages.stepDetails },
          { id: 'pay', label: saleMessages.stepPay },
        ]}
        onStepChange={() => openTicketPage({ page: 'performance', performance, step: 'seats' })}
      />
      {hold && (
        <HoldCountdown
          endsAt={hold.endsAt}
          onMore={hold.is_extended ? undefined : () => void holding.extend()}
          onOver={holding.end}
        />
      )}
      {holding.isOver && (
        <Banner kind="warning" title={saleMessages.over}>
          {saleMessages.overText}
        </Banner>
      )}
      {failed && <Banner kind="error">{failed.message}</Banner>}
      {current === 'seats' && <SeatsStep offer={offer} holding={holding} />}
      <Card title={saleMessages.yourTickets}>
        <TicketLines
          offer={offer}
          lines={lines}
          discount={voucher.offer?.discount}
          onSelect={(key, type) => setTypes((before) => ({ ...before, [key]: type }))}
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
      {current === 'seats' ? (
        <Button
          variant="primary"
          disabled={lines.length === 0}
          onClick={() => openTicketPage({ page: 'performance', performance, step: 'details' })}
        >
          {saleMessages.next}
        </Button>
      ) : (
        <DetailsForm
          methods={total === 0 ? [] : offer.payment_methods}
          values={{ ...details, method: method ?? '' }}
          isBusy={isOrdering || voucher.isBusy}
          onChange={setDetails}
          onBack={() => history.back()}
          onSubmit={() => void order()}
        />
      )}
    </Stack>
  );
}
