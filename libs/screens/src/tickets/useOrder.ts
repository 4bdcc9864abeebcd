import { callSale, type SaleOutcome } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { saleOrderSchema, type PostponementAnswer, type SaleOrder } from '@callboard/api-contract/sale';
import type { CardAnswer } from '@callboard/booking/sale';
import { storedJson } from '@callboard/browser-storage';
import { useCallback, useEffect, useState } from 'react';
import { holdStore } from './holdStore';

/** A countdown is for minutes: a bank transfer has days. */
const longestCountdown = 3_600;

/** The order of a link: from the API, or as this device stored it where there is no network. */
export function useOrder(token: string) {
  const [stored] = useState(() => storedJson(`callboard.order.${token.slice(-16)}`, saleOrderSchema));
  const [order, setOrder] = useState<SaleOrder>();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);

  const take = useCallback(
    (outcome: SaleOutcome<{ order: SaleOrder }>) => {
      const isCut = !outcome.ok && (outcome.problem.kind === 'network' || outcome.problem.kind === 'timeout');
      const saved = isCut ? stored.read() : null;
      setOffline(saved !== null);
      setProblem(outcome.ok || saved ? undefined : outcome.problem);
      if (saved) setOrder({ ...saved, merchandise: saved.merchandise ?? [] });
      if (!outcome.ok) return;
      const { order: read } = outcome.data;
      stored.write(read);
      noteSeats(read);
      setOrder(read);
      const { seconds_left } = read;
      const isSoon = seconds_left !== null && seconds_left > 0 && seconds_left <= longestCountdown;
      setEndsAt(isSoon ? Date.now() + seconds_left * 1_000 : null);
    },
    [stored],
  );

  // Synchronises with the API.
  useEffect(() => {
    let isCurrent = true;
    void readOrder(token).then((outcome) => {
      if (isCurrent) take(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, take, attempt]);

  async function call(request: Promise<SaleOutcome<{ order: SaleOrder }>>): Promise<boolean> {
    setBusy(true);
    const outcome = await request;
    setBusy(false);
    take(outcome);
    return outcome.ok;
  }

  return {
    order,
    problem,
    isBusy,
    isOffline,
    /** When the time to pay is over, by the device's clock; null where that is not soon. */
    endsAt,
    refresh: useCallback(() => setAttempt((count) => count + 1), []),
    async pay(answer: CardAnswer): Promise<void> {
      const paying = callSale('payOrder', { token, ...answer });
      await call(paying);
      const outcome = await paying;
      const next = outcome.ok ? outcome.data.order.next : null;
      if (next?.kind === 'redirect') location.assign(next.url);
    },
    answer: (answer: PostponementAnswer) => call(callSale('answerPostponement', { token, answer })),
    giveUp: () => call(callSale('giveUpOrder', { token })),
  };
}

/** Who returns from the page of a provider paid there, which its own message may not have told yet. */
async function readOrder(token: string): Promise<SaleOutcome<{ order: SaleOrder }>> {
  const isReturning = new URLSearchParams(location.search).has('returned');
  const paid = isReturning ? await callSale('payOrder', { token }) : null;
  return paid?.ok ? paid : callSale('readOrder', { token });
}

/** The seats that were reserved before the order: it has them, or they are free again. */
function noteSeats({ status, performance }: SaleOrder): void {
  const seats = holdStore(performance.hashcode);
  // A hold without an order is newer than this order.
  if (seats.read()?.order === undefined) return;
  if (status === 'expired' || status === 'cancelled') seats.setOver();
  else if (status !== 'unpaid') seats.remove();
}
