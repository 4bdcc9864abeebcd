import { callAction, type ActionOutcome } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { saleOrderSchema, type PostponementAnswer, type SaleOrder } from '@callboard/api-contract/booking';
import type { ChangeRequest } from '../sale/RequestForm';
import type { CardAnswer } from '../sale/PayPanel';
import { storedJson } from '@callboard/browser-storage';
import { useCallback, useEffect, useRef, useState } from 'react';
import { holdStore } from './holdStore';

type OrderOutcome = ActionOutcome<{ order: SaleOrder }>;

/** A countdown is for minutes: a bank transfer has days. */
const longestCountdown = 3_600;

/** The order of a link: from the API, or as this device stored it where there is no network. */
export function useOrder(token: string) {
  const [stored] = useState(() => storedJson(`callboard.order.${token.slice(-16)}`, saleOrderSchema));
  const [order, setOrder] = useState<SaleOrder>();
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem>();
  const [refusal, setRefusal] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isReading = useRef(false);

  const take = useCallback(
    (outcome: OrderOutcome) => {
      const saved = isCut(outcome) ? stored.read() : null;
      setOffline(saved !== null);
      setProblem(outcome.ok || saved ? undefined : outcome.problem);
      if (saved) setOrder({ ...saved, merchandise: saved.merchandise ?? [], requests: saved.requests ?? [] });
      if (!outcome.ok) return;
      const { order: read } = outcome.data;
      stored.write(read);
      // The seats that were reserved before the order: it has them, or they are free again.
      holdStore(read.performance.hashcode).note({ type: 'orderRead', status: read.status });
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
    isReading.current = true;
    void readOrder(token).then((outcome) => {
      if (!isCurrent) return;
      isReading.current = false;
      take(outcome);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, take, attempt]);

  async function call(request: Promise<OrderOutcome>): Promise<boolean> {
    setBusy(true);
    const outcome = await request;
    setBusy(false);
    // A refusal stays visible while the page reads the order again.
    setRefusal(outcome.ok || isCut(outcome) ? undefined : outcome.problem);
    if (outcome.ok || isCut(outcome)) take(outcome);
    return outcome.ok;
  }

  return {
    order,
    problem: problem ?? refusal,
    isBusy,
    isOffline,
    /** When the time to pay is over, by the device's clock; null where that is not soon. */
    endsAt,
    /** Reads it again, unless an answer is pending: where each takes longer than the next tick, none would ever arrive. */
    refresh: useCallback(() => {
      if (!isReading.current) setAttempt((count) => count + 1);
    }, []),
    async pay(answer: CardAnswer): Promise<void> {
      const paying = callAction('payOrder', { input: { token, ...answer } });
      await call(paying);
      const outcome = await paying;
      const next = outcome.ok ? outcome.data.order.next : null;
      if (next?.kind === 'redirect') location.assign(next.url);
    },
    answer: (answer: PostponementAnswer) =>
      call(callAction('answerPostponement', { input: { token, answer } })),
    confirm: (code: string) => call(callAction('confirmOrderEmail', { input: { token, code } })),
    mailCode: (email?: string) =>
      call(callAction('mailOrderCode', { input: { token, ...(email !== undefined && { email }) } })),
    request: (request: ChangeRequest) =>
      call(callAction('requestOrderChange', { input: { token, ...request } })),
    giveUp: () => call(callAction('giveUpOrder', { input: { token } })),
  };
}

/** No answer came. */
function isCut(outcome: OrderOutcome): boolean {
  return !outcome.ok && (outcome.problem.kind === 'network' || outcome.problem.kind === 'timeout');
}

/** A buyer who returns from the page of a provider paid there, of which its own message can come later. */
async function readOrder(token: string): Promise<OrderOutcome> {
  const isReturning = new URLSearchParams(location.search).has('returned');
  const paid = isReturning ? await callAction('payOrder', { input: { token } }) : null;
  return paid?.ok ? paid : callAction('readOrder', { input: { token } });
}
