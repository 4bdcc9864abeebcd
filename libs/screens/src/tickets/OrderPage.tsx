import { callSale } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { saleOrderSchema, type SaleOrder } from '@callboard/api-contract/sale';
import { calendarFile, OrderView, PayPanel, type CardAnswer } from '@callboard/booking/sale';
import { storedJson } from '@callboard/browser-storage';
import { saveFile, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ProblemNote } from './ProblemNote';
import { ticketsMessages as words } from './ticketsMessages';

const QrCode = lazy(async () => ({ default: (await import('../qr/QrCode')).QrCode }));

/** An order for anyone who has its link: what is to be paid, then its tickets. It is stored for use without a network. */
export function OrderPage({ token }: { token: string }) {
  const [stored] = useState(() => storedJson(`callboard.order.${token.slice(0, 12)}`, saleOrderSchema));
  const [order, setOrder] = useState<SaleOrder>();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // Synchronises with the API, or with the stored order where there is no network.
  useEffect(() => {
    let isCurrent = true;
    void readOrder(token).then((outcome) => {
      if (!isCurrent) return;
      const saved = !outcome.ok && outcome.problem.kind === 'network' ? stored.read() : null;
      if (outcome.ok) stored.write(outcome.data.order);
      setOffline(saved !== null);
      setProblem(outcome.ok || saved ? undefined : outcome.problem);
      setOrder(outcome.ok ? outcome.data.order : (saved ?? undefined));
    });
    return () => {
      isCurrent = false;
    };
  }, [token, stored, attempt]);

  async function pay(answer: CardAnswer) {
    setBusy(true);
    const outcome = await callSale('payOrder', { token, ...answer });
    setBusy(false);
    setProblem(outcome.ok ? undefined : outcome.problem);
    if (!outcome.ok) return;
    stored.write(outcome.data.order);
    setOrder(outcome.data.order);
    const { next } = outcome.data.order;
    if (next.kind === 'redirect') location.assign(next.url);
  }

  if (!order && problem) return <ProblemNote problem={problem} onRetry={() => setAttempt(attempt + 1)} />;
  if (!order) return <Skeleton lines={8} />;
  return (
    <Stack>
      <h2>{order.performance.name}</h2>
      {problem && <Banner kind="error">{problem.message}</Banner>}
      {order.status === 'unpaid' && !isOffline && (
        <PayPanel order={order} isBusy={isBusy} onPay={(answer) => void pay(answer)} />
      )}
      <OrderView
        order={order}
        isOffline={isOffline}
        renderCode={(code, label) => (
          <Suspense fallback={<Skeleton variant="block" />}>
            <QrCode text={code} label={label} />
          </Suspense>
        )}
        onCalendar={() => saveFile(`${words.tickets}.ics`, icsOf(order), 'text/calendar')}
      />
    </Stack>
  );
}

/** Who returns from the page of a provider paid there, which its own message may not have told yet. */
async function readOrder(token: string) {
  const isReturning = new URLSearchParams(location.search).has('returned');
  const paid = isReturning ? await callSale('payOrder', { token }) : null;
  return paid?.ok ? paid : callSale('readOrder', { token });
}

function icsOf({ hashcode, performance, address }: SaleOrder): string {
  const { name, starts_at, venue } = performance;
  const place = [venue, address].filter(Boolean).join(', ');
  return calendarFile({ id: hashcode, name, startsAt: starts_at, place }, new Date());
}
