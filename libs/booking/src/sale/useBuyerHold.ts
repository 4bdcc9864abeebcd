import type { Problem } from '@callboard/api-contract';
import { refusedSeatsSchema, type Hold, type RefusedSeats } from '@callboard/api-contract/booking';
import {
  buyerHold,
  buyerHoldReducer,
  wantedPlaces,
  type HoldAnswer,
  type HoldEvent,
  type HoldRequest,
  type HoldState,
} from '@callboard/domain/booking';
import { useCallback, useRef, useState } from 'react';
import * as v from 'valibot';

/** Sends a request about the hold that is there when its turn comes. */
export type SendHoldRequest = (request: HoldRequest, state: HoldState) => Promise<HoldAnswer>;

/**
 * The hold of a buyer on a performance, by the rules of `buyerHoldReducer`: of the shop, the box office and an exchange.
 *
 * @param found What is known of it from before
 * @param send Called with one request at a time
 * @param onEvent Called with each event, for what is stored
 */
export function useBuyerHold(
  found: () => HoldState,
  send: SendHoldRequest,
  onEvent?: (event: HoldEvent) => void,
) {
  const [hold, setHold] = useState(() => buyerHold(found()));
  // A request waits for the one before, so that it is sent with the hold that this one made: the state of a render would be an old one.
  const latest = useRef(hold);

  const note = useCallback(
    (event: HoldEvent): void => {
      latest.current = buyerHoldReducer(latest.current, event);
      setHold(latest.current);
      onEvent?.(event);
    },
    [onEvent],
  );

  async function request(wanted: HoldRequest): Promise<void> {
    const isIdle = latest.current.pending === null;
    note({ type: 'requested', request: wanted });
    if (!isIdle) return;
    for (let next = latest.current; next.pending; next = latest.current)
      note(await send(next.pending.request, next.state));
  }

  const { state, pending, refused, problem, isShort } = hold;
  return {
    state,
    hold: state.status === 'open' ? state.hold : null,
    /** The seats and places of the buyer, with those that the server has not confirmed yet. */
    wish: wantedPlaces(hold),
    isBusy: pending !== null,
    /** There are not as many seats as were wanted. */
    isShort,
    refused,
    problem,
    request,
    note,
  };
}

type HoldOutcome = { ok: true; data: { hold: Hold } } | { ok: false; problem: Problem; body: unknown };

/** Answer of the server to a request, as an event of the hold. */
export function answerOf(outcome: HoldOutcome): Exclude<HoldAnswer, { type: 'released' }> {
  if (!outcome.ok)
    return { type: 'refused', problem: outcome.problem, refused: refusedSeats(outcome.body), isOver: false };
  const { hold } = outcome.data;
  return { type: 'reserved', hold: { ...hold, endsAt: Date.now() + hold.seconds_left * 1_000 }, refused: [] };
}

const refusalSchema = v.object({ data: v.object({ seats: refusedSeatsSchema }) });

/** The seats that a refusal names. */
function refusedSeats(body: unknown): RefusedSeats {
  const parsed = v.safeParse(refusalSchema, body);
  return parsed.success ? parsed.output.data.seats : [];
}
