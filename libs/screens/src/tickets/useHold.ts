import { callSale, type SaleActionName, type SaleOutcome } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { Hold, RefusedSeats } from '@callboard/api-contract/sale';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createLatest } from './createLatest';
import { holdStore, noWish, wishOf, type StoredHold, type Wish } from './holdStore';
import { takeOfferedHold } from './ticketAddress';

type HoldOutcome = SaleOutcome<{ hold: Hold }>;
interface Key {
  hold?: { hashcode: string; secret: string };
}

/** What is with the buyer's seats: reserved, not any more, or an order's. */
type HoldState =
  | { status: 'none' }
  | { status: 'open'; hold: StoredHold }
  | { status: 'over'; lost: StoredHold }
  | { status: 'ordered'; order: string };

/**
 * The buyer's hold on a performance. What is selected is reserved immediately.
 *
 * @param queueToken The proof that it is the buyer's turn, where buyers queue
 */
export function useHold(performance: string, queueToken: () => string | undefined) {
  const [stored] = useState(() => holdStore(performance));
  const [found] = useState(() => stored.read());
  const [state, setState] = useState<HoldState>(() => stateOf(found));
  /** What the buyer selected last, until the server has answered. */
  const [wanted, setWanted] = useState<Wish | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isShort, setShort] = useState(false);
  const [refused, setRefused] = useState<RefusedSeats>([]);
  const [problem, setProblem] = useState<Problem>();
  const [inOrder] = useState(createLatest);
  // Calls wait for each other, so that each is sent with the hold that the one before it made.
  const latest = useRef(found);
  const hold = state.status === 'open' ? state.hold : null;
  const wish = wanted ?? (hold ? wishOf(hold) : noWish);

  const turn = () => {
    const queue = queueToken();
    return queue === undefined ? {} : { queue };
  };

  /** Sends a call with the current hold; where that is over by the server's clock, as a new one. */
  async function withHold(call: (key: Key) => Promise<HoldOutcome>): Promise<HoldOutcome> {
    const current = latest.current;
    const isOrdered = current?.order !== undefined;
    if (!current || isOrdered) return call({});
    const outcome = await call({ hold: { hashcode: current.hashcode, secret: current.secret } });
    const canBeOver = !outcome.ok && outcome.problem.kind === 'conflict' && outcome.seats.length === 0;
    return canBeOver ? call({}) : outcome;
  }

  function take(outcome: HoldOutcome, wish?: Wish): void {
    setRefused(outcome.ok ? [] : outcome.seats);
    setProblem(outcome.ok ? undefined : outcome.problem);
    // What was selected meanwhile is still to be sent.
    setWanted((now) => (wish === undefined || now === wish ? null : now));
    if (!outcome.ok) return;
    const next = { ...outcome.data.hold, endsAt: Date.now() + outcome.data.hold.seconds_left * 1_000 };
    latest.current = next;
    stored.write(next);
    setState({ status: 'open', hold: next });
  }

  const run = (work: () => Promise<HoldOutcome>, wish?: Wish): Promise<void> =>
    inOrder(async () => {
      setBusy(true);
      take(await work(), wish);
      setBusy(false);
    });

  const holdWish = ({ seats, general }: Wish, isAccessible = false) =>
    withHold((key) =>
      callSale('holdSeats', {
        performance,
        seats: [...seats],
        general: [...general],
        is_accessible: isAccessible,
        ...turn(),
        ...key,
      }),
    );

  const end = useCallback(() => {
    stored.setOver();
    setState(stateOf(latest.current && { ...latest.current, endsAt: 0 }));
  }, [stored]);

  async function release(): Promise<void> {
    const current = latest.current;
    if (current) {
      const { hashcode, secret } = current;
      await callSale('releaseHold' satisfies SaleActionName, { hashcode, secret });
    }
    latest.current = null;
    stored.remove();
    setWanted(null);
    setRefused([]);
    setState({ status: 'none' });
  }

  // Synchronises with the address: a mail of the waiting list leads here with a hold.
  const takeOffered = useEffectEvent(() => {
    const offered = takeOfferedHold();
    if (offered) void run(() => callSale('readHold', offered));
  });
  useEffect(() => takeOffered(), []);

  return {
    hold,
    state,
    wish,
    isBusy,
    /** There are not as many seats as were wanted. */
    isShort,
    refused,
    problem,
    want(next: Wish, isAccessible = false): Promise<void> {
      setWanted(next);
      if (isEmpty(next)) return inOrder(release);
      return run(() => holdWish(next, isAccessible), next);
    },
    best: (party: { quantity: number; group?: string; is_accessible: boolean }) =>
      run(async () => {
        const outcome = await withHold((key) =>
          callSale('holdBest', { performance, ...party, ...turn(), ...key }),
        );
        const { kind } = outcome.ok ? { kind: null } : outcome.problem;
        setShort(kind === 'conflict' || kind === 'refused');
        return outcome;
      }),
    extend: () =>
      run(async () => {
        const { hashcode, secret } = latest.current ?? { hashcode: '', secret: '' };
        return callSale('extendHold', { hashcode, secret });
      }),
    /** Reserves the seats of a hold that is over again, without those that someone else has now: these are named. */
    async again(lost: Wish): Promise<void> {
      let named: RefusedSeats = [];
      await run(async () => {
        const whole = await holdWish(lost);
        if (whole.ok || whole.seats.length === 0) return whole;
        const taken = new Set(whole.seats.map(({ seat }) => seat));
        const rest = { ...lost, seats: lost.seats.filter((seat) => !taken.has(seat)) };
        if (rest.seats.length === lost.seats.length || isEmpty(rest)) return whole;
        named = whole.seats;
        return holdWish(rest);
      });
      if (named.length > 0) setRefused(named);
    },
    /** The seats are an order's now. */
    ordered(token: string): void {
      stored.setOrder(token);
      setState({ status: 'ordered', order: token });
    },
    end,
  };
}

function isEmpty({ seats, general }: Wish): boolean {
  return seats.length === 0 && general.length === 0;
}

function stateOf(found: StoredHold | null): HoldState {
  if (!found) return { status: 'none' };
  if (found.order !== undefined) return { status: 'ordered', order: found.order };
  return found.endsAt > Date.now() ? { status: 'open', hold: found } : { status: 'over', lost: found };
}
