import { emptyPlan, type FloorPlan, type SeatOffer } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRow } from './newRow';
import { planChange } from './planChange';
import type { PlanSide, SoldSeat } from './proposeSeats';
import { seatLayout } from './seatLayout';
import { seatTerms } from './seatTerms';

const offer: SeatOffer = {
  groups: [
    { category: 'near', group: 'N' },
    { category: 'far', group: 'F' },
  ],
  exceptions: [],
  allows_singles: false,
};

/**
 * Rows as text: `.` a seat, `W` a wheelchair place, `C` a companion seat, `r` a restricted view, `_` no seat. Row A is `near`, by
 * default.
 */
function side(rows: Readonly<Record<string, string>>, far: readonly string[] = []): PlanSide {
  const kinds = { W: 'accessible', C: 'companion', r: 'restricted_view' } as const;
  const plan: FloorPlan = {
    ...emptyPlan,
    categories: [
      { id: 'near', name: 'Near', color: 'blue' },
      { id: 'far', name: 'Far', color: 'gray' },
    ],
    sections: [
      {
        id: 'stalls',
        name: 'Stalls',
        level: 'ground',
        rows: Object.entries(rows).map(([name, signs], index) => {
          const facts = { name, x: 0, y: index, spacing: 0.5, category: far.includes(name) ? 'far' : 'near' };
          return {
            ...newRow({ ...facts, count: 1 }, () => name),
            id: `row ${name}`,
            seats: [...signs].flatMap((sign, place) => {
              const kind = Object.entries(kinds).find(([each]) => each === sign)?.[1];
              const seat = {
                id: `${name}${place + 1}`,
                number: String(place + 1),
                at: { x: place * 0.5, y: 0 },
              };
              return sign === '_' ? [] : [{ ...seat, ...(kind && { kind }) }];
            }),
          };
        }),
      },
    ],
  };
  const layout = seatLayout(plan);
  const places = new Map(
    layout.blocks.flatMap(({ seats, row }) => seats.map(({ id, number }) => [id, `${row.name} ${number}`])),
  );
  return { layout, terms: seatTerms(plan, offer), placeOf: (seat) => places.get(seat) ?? seat };
}

/** Tickets of parties: `{ one: 'A1 A2' }`, in the price group of the row. */
const sell = (parties: Readonly<Record<string, string>>, group = 'N'): SoldSeat[] =>
  Object.entries(parties).flatMap(([party, seats]) =>
    seats.split(' ').map((seat) => ({ ticket: `${party} ${seat}`, seat, party, group })),
  );

const free = () => false;
const seatsOf = (moves: readonly { ticket: string; to: string | null }[]) =>
  Object.fromEntries(moves.map(({ ticket, to }) => [ticket, to]));

describe('[7.46] another version of a plan that is sold', () => {
  it('moves no one whose seat is still there', () => {
    const change = planChange(side({ A: '....' }), side({ A: '......' }), sell({ one: 'A1 A2' }), free);
    expect(change).toEqual({ moves: [], changes: [], unchanged: 2 });
  });

  it('proposes seats next to each other, in the same row where that is not further', () => {
    const change = planChange(
      side({ A: '......', B: '......' }),
      side({ A: '__....', B: '......' }),
      sell({ one: 'A1 A2', two: 'A3 A4' }),
      free,
    );
    expect(change.moves.map(({ why }) => why)).toEqual(['gone', 'gone']);
    expect(seatsOf(change.moves)).toEqual({ 'one A1': 'A5', 'one A2': 'A6' });
    expect(change.unchanged).toBe(2);
  });

  it('keeps one who moves near the rest of the party, who stay', () => {
    const change = planChange(
      side({ A: '......' }),
      side({ A: '_.....' }),
      sell({ one: 'A1 A2 A3', two: 'A5' }),
      free,
    );
    expect(seatsOf(change.moves)).toEqual({ 'one A1': 'A4' });
  });

  it('splits a party only where no seats are free next to each other, and leaves no one alone if it can', () => {
    const change = planChange(
      side({ A: '....', B: '..', C: '..', D: '.' }),
      side({ B: '..', C: '..', D: '.' }),
      sell({ one: 'A1 A2 A3 A4' }),
      free,
    );
    expect(Object.values(seatsOf(change.moves)).toSorted()).toEqual(['B1', 'B2', 'C1', 'C2']);
  });

  it('gives a wheelchair place for a wheelchair place, and no one else gets one', () => {
    const before = side({ A: 'WC..', B: '....', C: 'WC..' });
    const change = planChange(
      before,
      side({ B: '____', C: 'WC..' }),
      sell({ one: 'A1 A2', two: 'B1 B2' }),
      free,
    );
    expect(seatsOf(change.moves)).toEqual({ 'one A1': 'C1', 'one A2': 'C2', 'two B1': 'C3', 'two B2': 'C4' });
  });

  it('moves a wheelchair place that becomes an ordinary seat, and reports where there is no other', () => {
    const before = side({ A: 'W...', B: 'W...' });
    const both = sell({ one: 'A1', two: 'B1' });
    const change = planChange(before, side({ A: '....', B: 'W...' }), both, free);
    expect(change.moves).toEqual([{ ticket: 'one A1', why: 'access', to: null }]);
  });

  it('proposes only seats of the same price group, and none that a buyer holds', () => {
    const before = side({ A: '..', B: '..', C: '..' }, ['B']);
    const after = side({ B: '..', C: '..' }, ['B']);
    expect(seatsOf(planChange(before, after, sell({ one: 'A1' }), free).moves)).toEqual({ 'one A1': 'C1' });
    const withHold = planChange(before, after, sell({ one: 'A1' }), (seat) => seat === 'C1');
    expect(seatsOf(withHold.moves)).toEqual({ 'one A1': 'C2' });
  });

  it('names what is different about a seat that stays', () => {
    const before = side({ A: '....' });
    const after = side({ A: 'r...' }, ['A']);
    const renamed = { ...after, placeOf: (seat: string) => (seat === 'A2' ? 'A 20' : after.placeOf(seat)) };
    const { changes, moves } = planChange(before, renamed, sell({ one: 'A1 A2' }), free);
    expect(moves).toEqual([]);
    expect(changes).toEqual([
      { ticket: 'one A1', differs: ['group', 'kind'] },
      { ticket: 'one A2', differs: ['place', 'group'] },
    ]);
  });

  const sign = fc.constantFrom('.', '.', '.', 'W', 'C', 'r', '_');
  const row = fc.array(sign, { minLength: 1, maxLength: 9 }).map((signs) => signs.join(''));
  const rows = fc.record({ A: row, B: row, C: row, D: row });

  it('never seats two on one seat, nor moves anyone who need not move', () => {
    fc.assert(
      fc.property(
        rows,
        rows,
        fc.array(fc.nat(5), { maxLength: 30 }),
        fc.nat(),
        (one, other, owners, salt) => {
          const [before, after] = [side(one, ['D']), side(other, ['D'])];
          const ids = [...before.terms.keys()];
          const sold = ids.flatMap((seat, index): SoldSeat[] => {
            const owner = owners[(index + salt) % Math.max(1, owners.length)];
            const group = before.terms.get(seat)?.group ?? null;
            return owner === undefined || owner === 0
              ? []
              : [{ ticket: seat, seat, party: `p${owner}`, group }];
          });
          const isReserved = (seat: string) => seat.endsWith('3') && !sold.some((each) => each.seat === seat);
          const { moves, changes, unchanged } = planChange(before, after, sold, isReserved);
          const to = new Map(moves.map((move) => [move.ticket, move.to]));
          const seats = sold.flatMap(({ ticket, seat }) =>
            to.has(ticket) ? (to.get(ticket) ?? []) : [seat],
          );
          expect(new Set(seats).size).toBe(seats.length);
          expect(moves.length + changes.length + unchanged).toBe(sold.length);
          for (const { seat, ticket, group } of sold) {
            const isWheelchair = before.terms.get(seat)?.kind === 'accessible';
            const present = after.terms.get(seat);
            expect(to.has(ticket)).toBe(!present || (isWheelchair && present.kind !== 'accessible'));
            const next = after.terms.get(to.get(ticket) ?? '');
            if (!next) continue;
            expect(next.group).toBe(group);
            expect(next.kind === 'accessible').toBe(isWheelchair);
            expect(isReserved(next.id)).toBe(false);
          }
        },
      ),
    );
  });

  it('keeps a party together wherever seats next to each other are free for all of it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 }),
        (size, free_) => {
          const names = ['B', 'C', 'D'];
          const others = Object.fromEntries(
            free_.map((count, index) => [names[index] ?? '', '.'.repeat(count)]),
          );
          const seats = Array.from({ length: size }, (_, index) => `A${index + 1}`);
          const change = planChange(
            side({ A: '.'.repeat(size), ...others }),
            side(others),
            sell({ one: seats.join(' ') }),
            free,
          );
          const placed = change.moves.flatMap(({ to }) => to ?? []);
          expect(placed.length).toBe(
            Math.min(
              size,
              free_.reduce((sum, each) => sum + each, 0),
            ),
          );
          if (!free_.some((count) => count >= size)) return;
          const numbers = placed.map((seat) => Number(seat.slice(1))).toSorted((a, b) => a - b);
          expect(new Set(placed.map((seat) => seat.charAt(0))).size).toBe(1);
          expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(size - 1);
        },
      ),
    );
  });
});
