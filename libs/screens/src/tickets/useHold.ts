import { callSale, type SaleActionName, type SaleOutcome } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import { holdSchema, type Hold, type RefusedSeats } from '@callboard/api-contract/sale';
import { storedJson } from '@callboard/browser-storage';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { takeOfferedHold } from './ticketAddress';

/** A hold with its end by the device's clock. */
const storedHoldSchema = v.object({ ...holdSchema.entries, endsAt: v.number() });
type StoredHold = v.InferOutput<typeof storedHoldSchema>;

/** What a buyer wants to have. */
export interface Wish {
  seats: readonly string[];
  general: readonly { definition: string; quantity: number }[];
}

type HoldOutcome = SaleOutcome<{ hold: Hold }>;

/** The buyer's hold on a performance. It is stored, so that Back, a reload or another tab finds the same seats. */
export function useHold(performance: string) {
  const [stored] = useState(() => storedJson(`callboard.hold.${performance}`, storedHoldSchema));
  const [hold, setHold] = useState<StoredHold | null>(() => {
    const found = stored.read();
    return found && found.endsAt > Date.now() ? found : null;
  });
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [isShort, setShort] = useState(false);
  const [refused, setRefused] = useState<RefusedSeats>([]);
  const [problem, setProblem] = useState<Problem>();
  const proof = hold && { hold: { hashcode: hold.hashcode, secret: hold.secret } };

  const run = useCallback(
    async (call: Promise<HoldOutcome>) => {
      setBusy(true);
      const outcome = await call;
      setBusy(false);
      setRefused(outcome.ok ? [] : outcome.seats);
      setProblem(outcome.ok ? undefined : outcome.problem);
      if (!outcome.ok) return outcome;
      const next = { ...outcome.data.hold, endsAt: Date.now() + outcome.data.hold.seconds_left * 1_000 };
      stored.write(next);
      setHold(next);
      setOver(false);
      return outcome;
    },
    [stored],
  );

  // Synchronises with the address: a mail of the waiting list leads here with a hold.
  useEffect(() => {
    const offered = takeOfferedHold();
    if (offered) void run(callSale('readHold', offered));
  }, [run]);

  const drop = useCallback(() => {
    stored.remove();
    setHold(null);
  }, [stored]);
  const end = useCallback(() => {
    drop();
    setOver(true);
  }, [drop]);

  async function want({ seats, general }: Wish) {
    if (seats.length === 0 && general.length === 0) {
      if (proof) await callSale('releaseHold' satisfies SaleActionName, proof.hold);
      drop();
      return;
    }
    await run(callSale('holdSeats', { performance, seats: [...seats], general: [...general], ...proof }));
  }

  async function best(wish: { quantity: number; group?: string; is_accessible: boolean }) {
    const outcome = await run(callSale('holdBest', { performance, ...wish, ...proof }));
    setShort(!outcome.ok && (outcome.problem.kind === 'conflict' || outcome.problem.kind === 'refused'));
  }

  return {
    hold,
    isBusy,
    isOver,
    /** There are not as many seats as were wanted. */
    isShort,
    refused,
    problem,
    want,
    best,
    extend: async () => {
      if (proof) await run(callSale('extendHold', proof.hold));
    },
    drop,
    end,
  };
}
