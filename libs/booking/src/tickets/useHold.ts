import { callAction } from '@callboard/api-client/sale';
import { answerOf, useBuyerHold, type SendHoldRequest } from '../sale/useBuyerHold';
import type { BestSeatsFormProps } from '../sale/BestSeatsForm';
import {
  canBeOver,
  holdKey,
  isEmptyWish,
  requestOf,
  type HoldAnswer,
  type HoldKey,
  type SeatWish,
} from '@callboard/domain/booking';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { browserOwner } from './browserOwner';
import { holdStore } from './holdStore';
import { takeOfferedHold } from './ticketAddress';

type BestParty = Parameters<BestSeatsFormProps['onFind']>[0];

/**
 * The buyer's hold on a performance. What is selected is reserved immediately.
 *
 * @param queueToken The proof that it is the buyer's turn, where buyers queue
 */
export function useHold(performance: string, queueToken: () => string | undefined) {
  const [stored] = useState(() => holdStore(performance));
  const [send] = useState(() => senderOf(performance, queueToken));
  const { request, note, ...holding } = useBuyerHold(stored.read, send, stored.note);

  // Synchronises with the address: a mail of the waiting list leads here with a hold.
  const takeOffered = useEffectEvent(() => {
    const key = takeOfferedHold();
    if (key) void request({ kind: 'open', key });
  });
  useEffect(() => takeOffered(), []);

  return {
    ...holding,
    want: (wish: SeatWish, isAccessible = false) => void request(requestOf(wish, isAccessible)),
    best: (party: BestParty) => void request({ kind: 'best', party }),
    extend: () => void request({ kind: 'extend' }),
    again: (wish: SeatWish) => void request({ kind: 'again', wish }),
    /** The seats are an order's now. */
    ordered: (order: string) => note({ type: 'ordered', order }),
    end: useCallback(() => note({ type: 'expired' }), [note]),
  };
}

/** Sends the requests of a buyer in the shop. */
function senderOf(performance: string, queueToken: () => string | undefined): SendHoldRequest {
  const buyer = () => {
    const queue = queueToken();
    return { performance, owner: browserOwner(), ...(queue !== undefined && { queue }) };
  };

  const reserve = ({ seats, general }: SeatWish, key: HoldKey | null, isAccessible = false) =>
    withHold(key, async (own) => {
      const places = { seats: [...seats], general: [...general], is_accessible: isAccessible };
      return answerOf(await callAction('holdSeats', { input: { ...buyer(), ...own, ...places } }));
    });

  async function reserveAgain(wish: SeatWish, key: HoldKey | null): Promise<HoldAnswer> {
    const whole = await reserve(wish, key);
    if (whole.type === 'reserved' || whole.refused.length === 0) return whole;
    const taken = new Set(whole.refused.map(({ seat }) => seat));
    const rest = { ...wish, seats: wish.seats.filter((seat) => !taken.has(seat)) };
    if (rest.seats.length === wish.seats.length || isEmptyWish(rest)) return whole;
    return { ...(await reserve(rest, key)), refused: whole.refused };
  }

  return async (request, state) => {
    const key = holdKey(state);
    switch (request.kind) {
      case 'seats':
        return reserve(request.wish, key, request.isAccessible);
      case 'best':
        return withHold(key, async (own) =>
          answerOf(await callAction('holdBest', { input: { ...buyer(), ...own, ...request.party } })),
        );
      case 'again':
        return reserveAgain(request.wish, key);
      case 'extend':
        return key ? answerOf(await callAction('extendHold', { input: key })) : { type: 'released' };
      case 'open':
        return answerOf(await callAction('readHold', { input: request.key }));
      case 'release':
        if (key) await callAction('releaseHold', { input: key });
        return { type: 'released' };
      default:
        return request satisfies never;
    }
  };
}

/** Reserves with the current hold; where that is over by the server's clock, with a new one. */
async function withHold(
  key: HoldKey | null,
  reserve: (own: { hold?: HoldKey }) => Promise<ReturnType<typeof answerOf>>,
): Promise<ReturnType<typeof answerOf>> {
  if (!key) return reserve({});
  const answer = await reserve({ hold: key });
  return answer.type === 'refused' && canBeOver(answer) ? reserve({}) : answer;
}
