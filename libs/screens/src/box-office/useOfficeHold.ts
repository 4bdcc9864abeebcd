import { callAction } from '@callboard/api-client';
import { callSale } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { refusedSeatsSchema, type Hold, type RefusedSeats } from '@callboard/api-contract/sale';
import { useRef, useState } from 'react';
import * as v from 'valibot';

/** What a customer wants: these places, or the best for so many. */
export interface OfficeWish {
  seats?: readonly string[];
  general?: Hold['general'];
  best?: { quantity: number; group?: string };
}

export type OfficeChannel = 'office' | 'door';

const refusalSchema = v.object({ seats: refusedSeatsSchema });

/**
 * The hold of the customer at the counter. Taps are faster than answers: they are shown immediately and sent one after
 * the other, the latest wish at last.
 */
export function useOfficeHold(performance: string, channel: OfficeChannel) {
  const [hold, setHold] = useState<Hold | null>(null);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [refused, setRefused] = useState<RefusedSeats>([]);
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const current = useRef<Hold | null>(null);
  const waiting = useRef<OfficeWish | null>(null);
  const isRunning = useRef(false);

  function store(next: Hold | null): void {
    current.current = next;
    setHold(next);
  }

  async function send({ seats, general, best }: OfficeWish): Promise<void> {
    const own = current.current;
    const key = own && { hashcode: own.hashcode, secret: own.secret };
    if (!best && seats?.length === 0 && general?.length === 0) {
      if (key) await callSale('releaseHold', key);
      store(null);
      setRefused([]);
      setProblem(undefined);
      return;
    }
    const outcome = await callAction(
      'holdAtOffice',
      {
        input: {
          performance,
          channel,
          ...(seats && { seats: [...seats] }),
          ...(general && { general }),
          ...(best && { best }),
          ...(key && { hold: key }),
        },
      },
      { isQuiet: true },
    );
    const details = v.safeParse(refusalSchema, outcome.ok ? null : detailsOf(outcome.problem));
    setRefused(details.success ? details.output.seats : []);
    setProblem(outcome.ok ? undefined : outcome.problem);
    if (outcome.ok) store(outcome.data.hold);
    // Its time is over: what was selected is free, and the next tap begins a new hold.
    else if (key && !details.success && outcome.problem.kind === 'conflict' && !best) store(null);
  }

  async function want(wish: OfficeWish): Promise<void> {
    waiting.current = wish;
    setWanted(wish.seats ?? null);
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    while (waiting.current !== null) {
      const next: OfficeWish = waiting.current;
      waiting.current = null;
      await send(next);
    }
    isRunning.current = false;
    setWanted(null);
    setBusy(false);
  }

  return {
    hold,
    /** The ids of the seats, with those that the server has not confirmed yet. */
    seats: wanted ?? hold?.seats.map(({ seat }) => seat) ?? [],
    refused,
    problem,
    isBusy,
    want,
    /** Ends the hold on this side: its order was placed. */
    drop: () => {
      store(null);
      setRefused([]);
      setProblem(undefined);
    },
  };
}

function detailsOf(problem: Problem): unknown {
  return problem.kind === 'conflict' ? problem.details : null;
}
