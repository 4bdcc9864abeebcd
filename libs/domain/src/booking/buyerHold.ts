import type { Problem } from '@callboard/api-contract';
import type { Hold, RefusedSeats, SaleOrder } from '@callboard/api-contract/booking';

/** The seats and places that a buyer wants to have. */
export interface SeatWish {
  seats: readonly string[];
  general: readonly { definition: string; quantity: number }[];
}

/** A wish for nothing. */
export const noWish: SeatWish = { seats: [], general: [] };

/** A hold with its end by the device's clock, in milliseconds. */
export interface TimedHold extends Hold {
  endsAt: number;
}

/** Which hold, and the proof that it is the buyer's. */
export type HoldKey = Pick<Hold, 'hashcode' | 'secret'>;

/** State of the buyer's seats: none are reserved, they are reserved, their time is over, or an order has them. */
export type HoldState =
  | { status: 'none' }
  | { status: 'open'; hold: TimedHold }
  | { status: 'over'; hold: TimedHold }
  /** `order`: what its page is found by. */
  | { status: 'ordered'; hold: TimedHold; order: string };

/** Requests of a buyer to the server. Each is the whole of what is wanted. */
export type HoldRequest =
  | { kind: 'seats'; wish: SeatWish; isAccessible?: boolean }
  | { kind: 'best'; party: { quantity: number; group?: string; is_accessible?: boolean } }
  /** The seats of a hold that is over, without those that another buyer has now. */
  | { kind: 'again'; wish: SeatWish }
  | { kind: 'extend' }
  /** A hold that was offered by mail. */
  | { kind: 'open'; key: HoldKey }
  | { kind: 'release' };

/** Answer to a request. */
export type HoldAnswer =
  /** `refused`: seats that were wanted, too, and are another buyer's. */
  | { type: 'reserved'; hold: TimedHold; refused: RefusedSeats }
  /** `isOver`: the hold that the request was about has ended at the server, and no other was made. */
  | { type: 'refused'; problem: Problem; refused: RefusedSeats; isOver: boolean }
  | { type: 'released' };

/** Events of a buyer's hold. */
export type HoldEvent =
  | HoldAnswer
  | { type: 'requested'; request: HoldRequest }
  /** Its time is over by the device's clock. */
  | { type: 'expired' }
  /** An order was placed with it. */
  | { type: 'ordered'; order: string }
  /** Status of that order was read. */
  | { type: 'orderRead'; status: SaleOrder['status'] };

/** The hold of a buyer, and the requests about it. */
export interface BuyerHold {
  state: HoldState;
  /** The request that the server works on, and the latest that came meanwhile; null while none is pending. */
  pending: { request: HoldRequest; next: HoldRequest | null } | null;
  /** Refusals of the last answer. */
  refused: RefusedSeats;
  problem: Problem | undefined;
  /** There were not as many of the best seats as were wanted. */
  isShort: boolean;
}

/** The hold of a buyer who has requested nothing yet. */
export function buyerHold(state: HoldState): BuyerHold {
  return { state, pending: null, refused: [], problem: undefined, isShort: false };
}

/**
 * A buyer's hold after an event. Requests are faster than answers: one is sent at a time, and of those that come meanwhile the latest.
 * What is refused frees nothing, unless the hold has ended at the server.
 */
export function buyerHoldReducer(current: BuyerHold, event: HoldEvent): BuyerHold {
  switch (event.type) {
    case 'requested': {
      const { request } = event;
      const pending = current.pending ? { ...current.pending, next: request } : { request, next: null };
      return { ...current, pending };
    }
    case 'reserved':
    case 'refused':
    case 'released':
      // An answer that no request waits for is of another life of the page.
      return current.pending ? answered(current, current.pending, event) : current;
    case 'expired':
    case 'ordered':
    case 'orderRead':
      return { ...current, state: holdStateAfter(current.state, event) };
    default:
      return event satisfies never;
  }
}

/** State of the seats after an event: also for seats that are stored and shown nowhere. */
export function holdStateAfter(state: HoldState, event: HoldEvent): HoldState {
  switch (event.type) {
    case 'requested':
      return state;
    case 'reserved':
      return { status: 'open', hold: event.hold };
    case 'refused':
      return event.isOver ? { status: 'none' } : state;
    case 'released':
      return { status: 'none' };
    case 'expired':
      return state.status === 'open' ? over(state.hold) : state;
    case 'ordered':
      // The order can come just after the time was over by the device's clock.
      return 'hold' in state ? { status: 'ordered', hold: state.hold, order: event.order } : state;
    case 'orderRead':
      return state.status === 'ordered' ? afterOrder(state, event.status) : state;
    default:
      return event satisfies never;
  }
}

/** Hold that the next request is about: one that an order has is no one's to change. */
export function holdKey(state: HoldState): HoldKey | null {
  if (state.status === 'none' || state.status === 'ordered') return null;
  const { hashcode, secret } = state.hold;
  return { hashcode, secret };
}

/** The seats and places of a hold. */
export function wishOfHold({ seats, general }: Pick<Hold, 'seats' | 'general'>): SeatWish {
  return { seats: seats.map(({ seat }) => seat), general };
}

/** Places that the buyer wants: a selection is shown before the server has answered. */
export function wantedPlaces({ state, pending }: BuyerHold): SeatWish {
  for (const request of [pending?.next, pending?.request]) {
    if (request?.kind === 'seats') return request.wish;
    if (request?.kind === 'release') return noWish;
  }
  return state.status === 'open' ? wishOfHold(state.hold) : noWish;
}

/** The request for seats and places: without any the hold is released. */
export function requestOf(wish: SeatWish, isAccessible = false): HoldRequest {
  return isEmptyWish(wish) ? { kind: 'release' } : { kind: 'seats', wish, isAccessible };
}

/** True if a wish is for nothing. */
export function isEmptyWish({ seats, general }: SeatWish): boolean {
  return seats.length === 0 && general.length === 0;
}

/** A wish without one place: a seat, or one of the tickets of a kind without a seat. */
export function wishWithout(
  { seats, general }: SeatWish,
  { seat, definition }: { seat?: string; definition?: string },
): SeatWish {
  return {
    seats: seats.filter((each) => each !== seat),
    general: general.flatMap((each) => {
      const quantity = each.definition === definition ? each.quantity - 1 : each.quantity;
      return quantity > 0 ? [{ ...each, quantity }] : [];
    }),
  };
}

/** True if a refusal can mean that the hold it was about is over by the server's clock: no seat prevents it. */
export function canBeOver({ problem, refused }: Pick<BuyerHold, 'problem' | 'refused'>): boolean {
  return problem?.kind === 'conflict' && refused.length === 0;
}

function answered(
  { state, isShort }: BuyerHold,
  { request, next }: NonNullable<BuyerHold['pending']>,
  answer: HoldAnswer,
): BuyerHold {
  return {
    state: holdStateAfter(state, answer),
    pending: next && { request: next, next: null },
    refused: answer.type === 'released' ? [] : answer.refused,
    problem: answer.type === 'refused' ? answer.problem : undefined,
    isShort: request.kind === 'best' ? isShortage(answer) : isShort,
  };
}

function isShortage(answer: HoldAnswer): boolean {
  return (
    answer.type === 'refused' && (answer.problem.kind === 'conflict' || answer.problem.kind === 'refused')
  );
}

/** Unpaid, an order has the seats still; paid, they are tickets; otherwise they are free again. */
function afterOrder(state: HoldState & { status: 'ordered' }, status: SaleOrder['status']): HoldState {
  if (status === 'unpaid') return state;
  return status === 'expired' || status === 'cancelled' ? over(state.hold) : { status: 'none' };
}

function over(hold: TimedHold): HoldState {
  return { status: 'over', hold: { ...hold, endsAt: 0 } };
}
