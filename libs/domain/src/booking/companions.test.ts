import { describe, expect, it } from 'vitest';
import { companionRefusal, companionSeats } from './companions';

const kinds = ['standard', 'accessible', 'companion', 'restricted_view', null] as const;

/** All orders of some seats. */
function* orders(size: number): Generator<(typeof kinds)[number][]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const rest of orders(size - 1)) for (const kind of kinds) yield [...rest, kind];
}

describe('[7.46] the price of companions', () => {
  it.each([
    ['a wheelchair space with its companion', ['accessible'], ['companion'], null],
    ['two with two', ['accessible', 'accessible'], ['companion', 'companion'], null],
    ['a companion alone', [], ['companion'], 'companionNeedsWheelchair'],
    ['two companions of one', ['accessible'], ['companion', 'companion'], 'companionNeedsWheelchair'],
    ['a usual seat at that price', ['accessible'], ['standard'], 'companionNeedsSeat'],
    ['the wheelchair space itself', [], ['accessible'], 'companionNeedsSeat'],
    ['a place without a seat', ['accessible'], [null], 'companionNeedsSeat'],
    ['a companion seat at a usual price', ['companion'], [], null],
  ] as const)('%s', (_name, usual, companions, refusal) => {
    const tickets = [
      ...usual.map((kind) => ({ kind, isCompanion: false })),
      ...companions.map((kind) => ({ kind, isCompanion: true })),
    ];
    expect(companionRefusal(tickets)).toBe(refusal);
  });

  it('is for as many seats as an order can have it for: never one more, never one less', () => {
    for (const order of orders(5)) {
      const seats = order.map((kind, nth) => ({ seat: String(nth), kind }));
      const given = companionSeats(seats);
      const ticketsWith = (more: string | null) =>
        seats.map(({ seat, kind }) => ({ kind, isCompanion: given.has(seat) || seat === more }));
      expect(companionRefusal(ticketsWith(null))).toBeNull();
      for (const { seat } of seats)
        if (!given.has(seat))
          expect(companionRefusal(ticketsWith(seat)), `${order.join()} ${seat}`).not.toBeNull();
    }
  });
});
