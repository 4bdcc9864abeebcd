import { callAction, newUuid } from '@callboard/api-client';
import { answerOf, useBuyerHold, type SendHoldRequest } from '../sale/useBuyerHold';
import { canBeOver, holdKey, requestOf, type HoldRequest, type SeatWish } from '@callboard/domain/booking';

export type OfficeChannel = 'office' | 'door';

/** The hold of the customer at the counter. Taps are faster than answers, and are shown immediately. */
export function useOfficeHold(performance: string, channel: OfficeChannel) {
  const send: SendHoldRequest = async (request, state) => {
    const key = holdKey(state);
    if (request.kind === 'release') {
      if (key) await callAction('releaseHold', { input: key }, { isQuiet: true, idempotencyKey: newUuid() });
      return { type: 'released' };
    }
    const outcome = await callAction(
      'holdAtOffice',
      { input: { performance, channel, ...placesOf(request), ...(key && { hold: key }) } },
      { isQuiet: true },
    );
    const answer = answerOf(outcome);
    if (answer.type === 'reserved') return answer;
    // Its time is over: what was selected is free, and the next tap begins a new hold.
    return { ...answer, isOver: key !== null && request.kind === 'seats' && canBeOver(answer) };
  };
  const { hold, wish, refused, problem, isBusy, request, note } = useBuyerHold(none, send);
  return {
    hold,
    wish,
    refused,
    problem,
    isBusy,
    want: (next: SeatWish) => void request(requestOf(next)),
    best: (party: { quantity: number; group?: string }) => void request({ kind: 'best', party }),
    /** The places are an order's now. */
    ordered: (order: string) => note({ type: 'ordered', order }),
  };
}

const none = () => ({ status: 'none' }) as const;

/** The places of a request: these, or the best for so many. */
function placesOf(request: HoldRequest) {
  switch (request.kind) {
    case 'seats':
    case 'again':
      return { seats: [...request.wish.seats], general: [...request.wish.general] };
    case 'best':
      return { best: request.party };
    case 'extend':
    case 'open':
    case 'release':
      throw new Error(`The box office reserves nothing by a request to ${request.kind}.`);
    default:
      return request satisfies never;
  }
}
