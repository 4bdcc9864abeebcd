import type { Problem } from '@callboard/api-contract';
import type { RefusedSeats, SaleOrder } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buyerHold,
  buyerHoldReducer,
  canBeOver,
  holdKey,
  holdStateAfter,
  isEmptyWish,
  noWish,
  requestOf,
  wantedPlaces,
  wishOfHold,
  wishWithout,
  type BuyerHold,
  type HoldAnswer,
  type HoldEvent,
  type HoldRequest,
  type HoldState,
  type SeatWish,
  type TimedHold,
} from './buyerHold';

const holdOf = (hashcode: string, seats: readonly string[] = ['A1']): TimedHold => ({
  hashcode,
  secret: `secret of ${hashcode}`,
  expires_at: '2027-06-09T07:00:00Z',
  seconds_left: 600,
  is_extended: false,
  seats: seats.map((seat) => ({ seat, place: `Hall · ${seat}`, group: 'near' })),
  general: [],
  is_split: false,
  endsAt: 600_000,
});
const wishFor = (...seats: string[]): SeatWish => ({ seats, general: [] });
const requestFor = (...seats: string[]): HoldEvent => ({
  type: 'requested',
  request: requestOf(wishFor(...seats)),
});
const reserved = (hold: TimedHold): HoldAnswer => ({ type: 'reserved', hold, refused: [] });
const taken: RefusedSeats = [{ seat: 'A2', place: 'Hall · A2', reason: 'held' }];
const conflict: Problem = { kind: 'conflict', message: 'Not free.' };
const refusal = (seats: RefusedSeats = taken, isOver = false): HoldAnswer => ({
  type: 'refused',
  problem: conflict,
  refused: seats,
  isOver,
});
const after = (events: readonly HoldEvent[], from: HoldState = { status: 'none' }): BuyerHold =>
  events.reduce(buyerHoldReducer, buyerHold(from));

describe('[7.46] [1.10] the hold of a buyer', () => {
  it('shows what is selected before the server has answered, and reserves it with the answer', () => {
    const selected = after([requestFor('A1')]);
    expect(selected.state.status).toBe('none');
    expect(wantedPlaces(selected)).toEqual(wishFor('A1'));
    const answered = after([requestFor('A1'), reserved(holdOf('one'))]);
    expect(answered).toMatchObject({ state: { status: 'open', hold: { hashcode: 'one' } }, pending: null });
  });

  it('leaves the seats of before where another one is refused, and names that one', () => {
    const current = after([requestFor('A1'), reserved(holdOf('one')), requestFor('A1', 'A2'), refusal()]);
    expect(current).toMatchObject({ state: { status: 'open' }, refused: taken, problem: conflict });
    expect(wantedPlaces(current)).toEqual(wishFor('A1'));
    expect(holdKey(current.state)).toEqual({ hashcode: 'one', secret: 'secret of one' });
  });

  it('frees the seats where the server has ended the hold, and the next request begins another', () => {
    const current = after([requestFor('A1'), reserved(holdOf('one')), requestFor('A2'), refusal([], true)]);
    expect(current.state).toEqual({ status: 'none' });
    expect(current.problem).toEqual(conflict);
    expect(holdKey(current.state)).toBeNull();
  });

  it('forgets a refusal with the next answer', () => {
    for (const answer of [reserved(holdOf('one')), { type: 'released' } as const]) {
      const current = after([requestFor('A2'), refusal(), requestFor('A1'), answer]);
      expect(current).toMatchObject({ refused: [], problem: undefined });
    }
  });

  it('offers the seats again after their time, and an order has them even if it comes just then', () => {
    const events: HoldEvent[] = [requestFor('A1'), reserved(holdOf('one')), { type: 'expired' }];
    const current = after(events);
    expect(current.state).toMatchObject({ status: 'over', hold: { hashcode: 'one', endsAt: 0 } });
    expect(wantedPlaces(current)).toEqual(noWish);
    expect(after([...events, { type: 'ordered', order: 'token' }]).state.status).toBe('ordered');
  });

  it('names the seats that another buyer has now where the others are reserved again', () => {
    const again: HoldEvent = { type: 'requested', request: { kind: 'again', wish: wishFor('A1', 'A2') } };
    const current = after([again, { type: 'reserved', hold: holdOf('two'), refused: taken }]);
    expect(current).toMatchObject({ state: { status: 'open' }, refused: taken, problem: undefined });
  });

  it.each([
    ['unpaid', 'ordered'],
    ['expired', 'over'],
    ['cancelled', 'over'],
    ['paid', 'none'],
    ['refunded', 'none'],
  ] as const satisfies readonly (readonly [SaleOrder['status'], HoldState['status']])[])(
    'has of an order that is %s seats that are %s',
    (status, expected) => {
      const ordered: HoldState = { status: 'ordered', hold: holdOf('one'), order: 'token' };
      expect(holdStateAfter(ordered, { type: 'orderRead', status }).status).toBe(expected);
      // A hold without an order is newer than the order that was read.
      const open: HoldState = { status: 'open', hold: holdOf('two') };
      expect(holdStateAfter(open, { type: 'orderRead', status })).toBe(open);
    },
  );

  it('is short of seats until the best ones are found', () => {
    const best: HoldEvent = { type: 'requested', request: { kind: 'best', party: { quantity: 9 } } };
    const short = [best, refusal([])];
    expect(after(short).isShort).toBe(true);
    expect(after([...short, requestFor('A1'), reserved(holdOf('one'))]).isShort).toBe(true);
    expect(after([...short, best, reserved(holdOf('one'))]).isShort).toBe(false);
  });

  it('can be over by the clock of the server where a conflict names no seat', () => {
    expect(canBeOver({ problem: conflict, refused: [] })).toBe(true);
    expect(canBeOver({ problem: conflict, refused: taken })).toBe(false);
    expect(canBeOver({ problem: { kind: 'network', message: '' }, refused: [] })).toBe(false);
  });

  it('takes one place out of a wish', () => {
    const wish: SeatWish = { seats: ['A1', 'A2'], general: [{ definition: 'floor', quantity: 2 }] };
    expect(wishWithout(wish, { seat: 'A1' })).toEqual({ ...wish, seats: ['A2'] });
    const fewer = wishWithout(wish, { definition: 'floor' });
    expect(fewer.general).toEqual([{ definition: 'floor', quantity: 1 }]);
    expect(wishWithout(fewer, { definition: 'floor' }).general).toEqual([]);
    expect(requestOf(noWish)).toEqual({ kind: 'release' });
  });
});

describe('[7.46] any sequence of events of a buyer’s hold', () => {
  const seats = fc.uniqueArray(fc.constantFrom('A1', 'A2', 'A3', 'B1'), { maxLength: 3 });
  const request: fc.Arbitrary<HoldRequest> = fc.oneof(
    seats.map((selected) => requestOf(wishFor(...selected))),
    fc.constantFrom<HoldRequest>(
      { kind: 'best', party: { quantity: 2 } },
      { kind: 'extend' },
      { kind: 'again', wish: wishFor('A1') },
      { kind: 'open', key: { hashcode: 'offered', secret: 'secret' } },
    ),
  );
  const problem = fc.constantFrom<Problem>(
    conflict,
    { kind: 'network', message: '' },
    { kind: 'refused', message: '', status: 422 },
  );
  const answer: fc.Arbitrary<HoldAnswer> = fc.oneof(
    fc
      .tuple(fc.string({ minLength: 1, maxLength: 4 }), seats)
      .map(([name, got]) => reserved(holdOf(name, got))),
    fc.record({
      type: fc.constant('refused' as const),
      problem,
      refused: fc.constantFrom<RefusedSeats>([], taken),
      isOver: fc.boolean(),
    }),
    fc.constant<HoldAnswer>({ type: 'released' }),
  );
  const note: fc.Arbitrary<HoldEvent> = fc.oneof(
    fc.constant<HoldEvent>({ type: 'expired' }),
    fc.constant<HoldEvent>({ type: 'ordered', order: 'token' }),
    fc
      .constantFrom<SaleOrder['status']>('unpaid', 'paid', 'cancelled', 'expired')
      .map((status): HoldEvent => ({ type: 'orderRead', status })),
  );
  const event: fc.Arbitrary<HoldEvent> = fc.oneof(
    request.map((requested): HoldEvent => ({ type: 'requested', request: requested })),
    answer,
    note,
  );
  const events = fc.array(event, { maxLength: 30 });

  /** Checks each step of any sequence of events. */
  function eachStep(check: (before: BuyerHold, event: HoldEvent, next: BuyerHold) => void): void {
    fc.assert(
      fc.property(events, (sequence) => {
        let current = buyerHold({ status: 'none' });
        for (const each of sequence) {
          const next = buyerHoldReducer(current, each);
          check(current, each, next);
          current = next;
        }
      }),
      { numRuns: 500 },
    );
  }

  it('only an answer of the server reserves seats, and only an order that was placed has them', () => {
    eachStep((before, { type }, { state }) => {
      if (state.status === 'open' && before.state.status !== 'open') expect(type).toBe('reserved');
      if (state.status === 'ordered' && before.state.status !== 'ordered') expect(type).toBe('ordered');
      if (state.status === 'over' && before.state.status === 'none') expect.unreachable();
    });
  });

  it('a refusal leaves the seats as they are, unless the hold has ended at the server', () => {
    eachStep((before, each, { state }) => {
      if (each.type !== 'refused') return;
      if (each.isOver && before.pending) expect(state.status).toBe('none');
      else expect(state).toBe(before.state);
    });
  });

  it('an answer that no request waits for changes nothing', () => {
    eachStep((before, each, next) => {
      const isAnswer = each.type === 'reserved' || each.type === 'refused' || each.type === 'released';
      if (isAnswer && !before.pending) expect(next).toBe(before);
    });
  });

  it('a seat is refused, or a problem is shown, only by the answer that was last', () => {
    eachStep((before, each, next) => {
      if (next.refused === before.refused && next.problem === before.problem) return;
      expect(['reserved', 'refused', 'released']).toContain(each.type);
      if (each.type === 'released') expect(next).toMatchObject({ refused: [], problem: undefined });
    });
  });

  it('no request is about the hold of an order, nor about one that the server has ended', () => {
    eachStep((_before, _event, { state }) => {
      const key = holdKey(state);
      if (state.status === 'none' || state.status === 'ordered') expect(key).toBeNull();
      else expect(key).toEqual({ hashcode: state.hold.hashcode, secret: state.hold.secret });
    });
  });

  it('one request is sent at a time, and of those that come meanwhile the latest', () => {
    fc.assert(
      fc.property(events, (sequence) => {
        let current = buyerHold({ status: 'none' });
        const sent: HoldRequest[] = [];
        const expected: HoldRequest[] = [];
        let isSending = false;
        let latest: HoldRequest | null = null;
        for (const each of sequence) {
          const isAnswer = each.type === 'reserved' || each.type === 'refused' || each.type === 'released';
          const wasIdle = current.pending === null;
          current = buyerHoldReducer(current, each);
          const isNext = (each.type === 'requested' && wasIdle) || (isAnswer && !wasIdle);
          if (current.pending && isNext) sent.push(current.pending.request);
          if (each.type === 'requested') latest = each.request;
          if (isAnswer) isSending = false;
          if (isSending || !latest) continue;
          expected.push(latest);
          isSending = true;
          latest = null;
        }
        expect(sent).toEqual(expected);
      }),
    );
  });

  it('the wish that was last is shown while it waits, and what is reserved once all is answered', () => {
    fc.assert(
      fc.property(events, seats, answer, answer, (sequence, selected, first, second) => {
        const requested = after([...sequence, requestFor(...selected)]);
        expect(wantedPlaces(requested)).toEqual(wishFor(...selected));
        const done = [first, second].reduce<BuyerHold>(buyerHoldReducer, requested);
        expect(done.pending).toBeNull();
        const { state } = done;
        expect(wantedPlaces(done)).toEqual(state.status === 'open' ? wishOfHold(state.hold) : noWish);
      }),
    );
  });

  it('a stored hold comes to the same as one that is shown', () => {
    eachStep((before, each, next) => {
      const isIgnored = !before.pending && next === before;
      if (!isIgnored) expect(holdStateAfter(before.state, each)).toEqual(next.state);
    });
  });

  it('a wish is empty only without seats and places', () => {
    expect(isEmptyWish(noWish)).toBe(true);
    expect(isEmptyWish(wishFor('A1'))).toBe(false);
    expect(isEmptyWish({ seats: [], general: [{ definition: 'floor', quantity: 1 }] })).toBe(false);
  });
});
