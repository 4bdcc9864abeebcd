import { emptyPlan, type FloorPlan } from '@callboard/api-contract/booking';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSeats } from './bestSeats';
import { leftSingles } from './leftSingles';
import { newRow, type NewRow } from './newRow';
import { seatLayout, type LaidSeat } from './seatLayout';
import { counter, hall } from './testing/halls';

/** Halls as text: `.` free, `x` sold, `_` an aisle, `W` a free wheelchair place, `C` a free companion seat, `r` a restricted view. */
function drawn(...rows: readonly (string | { seats: string; category?: string; shape?: 'round' })[]) {
  const plan: FloorPlan = {
    ...emptyPlan,
    categories: [
      { id: 'near', name: 'Near', color: 'blue' },
      { id: 'far', name: 'Far', color: 'gray' },
    ],
    areas: hall([]).areas,
    sections: [
      {
        id: 'stalls',
        name: 'Stalls',
        level: 'ground',
        rows: rows.map((given, index) => {
          const {
            seats,
            category = 'near',
            shape = 'line',
          } = typeof given === 'string' ? { seats: given } : given;
          return textRow(seats, { name: 'ABCDEFG'.charAt(index), x: 0, y: index * 3, category, shape });
        }),
      },
    ],
  };
  const sold = new Set(
    rows.flatMap((given, index) =>
      [...(typeof given === 'string' ? given : given.seats)].flatMap((sign, place) =>
        sign === 'x' ? `${'ABCDEFG'.charAt(index)}${place + 1}` : [],
      ),
    ),
  );
  return { plan, layout: seatLayout(plan), isFree: (id: string) => !sold.has(id) };
}

function textRow(seats: string, facts: Omit<NewRow, 'count'>): ReturnType<typeof newRow> {
  const row = newRow({ ...facts, count: seats.length, spacing: 0.5 }, counter(facts.name));
  const kinds = { W: 'accessible', C: 'companion', r: 'restricted_view' } as const;
  const middle = (seats.length - 1) / 2;
  return {
    ...row,
    id: `row ${facts.name}`,
    seats: [...seats].flatMap((sign, index) => {
      const kind = Object.entries(kinds).find(([each]) => each === sign)?.[1];
      const at = facts.shape === 'round' ? undefined : { x: (index - middle) * 0.5, y: 0 };
      const id = `${facts.name}${index + 1}`;
      return sign === '_'
        ? []
        : [{ id, number: String(index + 1), ...(at && { at }), ...(kind && { kind }) }];
    }),
  };
}

describe('[7.46] a selection that leaves a single seat', () => {
  it.each([
    ['next to a sold seat', ['....x.....'], ['A1', 'A2', 'A3'], ['A4']],
    ['at the end of a row', ['........'], ['A2', 'A3'], ['A1']],
    ['between what is selected', ['........'], ['A1', 'A3'], ['A2']],
    ['at an aisle', ['....__.....'], ['A1', 'A2', 'A3'], ['A4']],
    ['next to a wheelchair place', ['WC......'], ['A4', 'A5'], ['A3']],
    ['where as many are free elsewhere', ['...', '....'], ['A1', 'A2'], ['A3']],
  ])('is refused: %s', (_, rows, wanted, singles) => {
    const { layout, isFree } = drawn(...rows);
    expect(leftSingles(layout, isFree, new Set(wanted))).toEqual(singles);
  });

  it.each([
    ['two stay together', ['....x.....'], ['A1', 'A2']],
    ['the seat was alone before', ['.x..x...'], ['A3', 'A4']],
    ['nothing else is free', ['...xx', 'xxxxx'], ['A1', 'A2']],
    ['elsewhere a single would be left as well', ['...xx', 'xx...'], ['A1', 'A2']],
    ['the single is a wheelchair place', ['W..x'], ['A2', 'A3']],
    ['an aisle is between', ['...__...'], ['A5', 'A6', 'A7', 'A8']],
    ['a wheelchair place is taken with its companion', ['WC.xx....'], ['A1', 'A2']],
  ])('is not refused where %s', (_, rows, wanted) => {
    const { layout, isFree } = drawn(...rows);
    expect(leftSingles(layout, isFree, new Set(wanted))).toEqual([]);
  });

  it('is not refused at a table, or where the seats elsewhere cost something else', () => {
    const table = drawn({ seats: '......', shape: 'round' });
    expect(leftSingles(table.layout, table.isFree, new Set(['A1', 'A3']))).toEqual([]);
    const dear = drawn('...', { seats: '........', category: 'far' });
    expect(leftSingles(dear.layout, dear.isFree, new Set(['A1', 'A2']))).toEqual([]);
    const groupOf = () => 'one price';
    expect(leftSingles(dear.layout, dear.isFree, new Set(['A1', 'A2']), { groupOf })).toEqual(['A3']);
  });

  it('is refused exactly where trying every other selection finds one without', () => {
    const rows = fc.array(fc.stringMatching(/^[.x_]{1,9}$/), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(rows, fc.array(fc.nat(30), { maxLength: 5 }), (texts, picks) => {
        const { layout, isFree } = drawn(...texts);
        const free = layout.blocks.flatMap(({ seats }) => seats.filter(({ id }) => isFree(id)));
        const wanted = new Set(picks.flatMap((pick) => free[pick % (free.length || 1)]?.id ?? []));
        expect(leftSingles(layout, isFree, wanted).sort()).toEqual(triedSingles(texts, wanted).sort());
      }),
      { numRuns: 500 },
    );
  });
});

/** The rule once more, from the texts alone: parts of rows as strings, in which every other selection is tried. */
function triedSingles(texts: readonly string[], wanted: ReadonlySet<string>): string[] {
  const parts = texts.flatMap((text, row) =>
    [...text.matchAll(/\.+/g)].map((part) =>
      Array.from(part[0], (_, index) => `${'ABCDEFG'.charAt(row)}${part.index + index + 1}`),
    ),
  );
  const singlesOf = (part: readonly string[], taken: ReadonlySet<string>) => {
    if (part.length === 1) return [];
    const signs = part.map((id) => (taken.has(id) ? 'x' : '.')).join('');
    return part.filter(
      (_, index) =>
        /^x?\.x?$/.test(signs.slice(Math.max(0, index - 1), index + 2)) &&
        signs[index] === '.' &&
        signs[index - 1] !== '.' &&
        signs[index + 1] !== '.',
    );
  };
  const subsets = (part: readonly string[], size: number): Set<string>[] =>
    Array.from(
      { length: 2 ** part.length },
      (_, bits) => new Set(part.filter((_each, bit) => (bits >> bit) % 2 === 1)),
    ).filter((set) => set.size === size);
  return parts.flatMap((part) => {
    const singles = singlesOf(part, wanted);
    const size = part.filter((id) => wanted.has(id)).length;
    const others = parts.filter((other) => other === part || !other.some((id) => wanted.has(id)));
    const isAvoidable = others.some((other) =>
      subsets(other, size).some(
        (taken) => isTogether(other, taken, part) && singlesOf(other, taken).length === 0,
      ),
    );
    return isAvoidable ? singles : [];
  });
}

/** In another part of the hall a party wants to sit together; in its own part it can sit as it likes. */
function isTogether(part: readonly string[], taken: ReadonlySet<string>, own: readonly string[]): boolean {
  if (part === own) return true;
  return /^\.*x+\.*$/.test(part.map((id) => (taken.has(id) ? 'x' : '.')).join(''));
}

describe('[7.46] the best available seats', () => {
  const ofHall = (
    hallOf: ReturnType<typeof drawn>,
    count: number,
    options?: Parameters<typeof bestSeats>[3],
  ) => bestSeats(hallOf.layout, hallOf.isFree, count, options)?.groups;

  it('are together, in the middle and in front', () => {
    expect(bestSeats(drawn('.........', '.........').layout, () => true, 3)).toEqual({
      groups: [['A4', 'A5', 'A6']],
      isSplit: false,
    });
  });

  it('leave no single seat where another option exists', () => {
    expect(ofHall(drawn('xx...xx', '.......'), 2)).toEqual([['B3', 'B4']]);
    expect(ofHall(drawn('xx...xx', 'xxxxxxx'), 2)).toEqual([['A3', 'A4']]);
  });

  it('are in the best category first, and with a full view before one that is restricted', () => {
    const two = drawn({ seats: '....', category: 'far' }, '....');
    expect(ofHall(two, 2)).toEqual([['B1', 'B2']]);
    expect(ofHall(two, 4, { categories: ['far', 'near'] })).toEqual([['A1', 'A2', 'A3', 'A4']]);
    expect(ofHall(drawn('rr', '....'), 2)).toEqual([['B1', 'B2']]);
  });

  it('are for wheelchairs and companions only where requested, or after their release', () => {
    const front = drawn('WC....CW', '........');
    expect(ofHall(front, 2, { accessible: 1 })).toEqual([['A1', 'A2']]);
    expect(ofHall(front, 4, { accessible: 2 })).toEqual([
      ['A1', 'A2'],
      ['A7', 'A8'],
    ]);
    expect(ofHall(front, 8)).toEqual([['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8']]);
    expect(ofHall(front, 8, { isReleased: true })).toEqual([
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'],
    ]);
    expect(ofHall(drawn('....'), 1, { accessible: 1 })).toBeUndefined();
    expect(ofHall(drawn('WC'), 2)).toBeUndefined();
  });

  it('sit around a table, over the end of its list too', () => {
    expect(ofHall(drawn({ seats: '.xxxx...', shape: 'round' }), 4)).toEqual([['A6', 'A7', 'A8', 'A1']]);
    expect(ofHall(drawn({ seats: '.....', shape: 'round' }), 5)?.flat()).toHaveLength(5);
  });

  it('are in several groups if no block is large enough, near each other and with no one alone', () => {
    const split = bestSeats(drawn('......', '......', '......').layout, () => true, 7);
    expect(split?.isSplit).toBe(true);
    expect(split?.groups.map(({ length }) => length)).toEqual([4, 3]);
    expect(ofHall(drawn('....', '....', '....'), 12)?.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(ofHall(drawn('.x.x.'), 3)?.flat().sort()).toEqual(['A1', 'A3', 'A5']);
    expect(ofHall(drawn('.x.x.'), 4)).toBeUndefined();
  });

  it.each([0, -1, 1.5, NaN, Infinity])('are none for %s people', (count) => {
    expect(bestSeats(drawn('....').layout, () => true, count)).toBeNull();
  });

  it('are what trying every place finds', () => {
    const rows = fc.array(fc.stringMatching(/^[.xr_]{1,12}$/), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 6 }), (texts, count) => {
        const { layout, isFree } = drawn(...texts);
        const found = bestSeats(layout, isFree, count);
        const costs = triedCosts(texts, layout.focus, count);
        const free = texts.join('').replace(/[x_]/g, '').length;
        expect(found === null).toBe(free < count);
        expect(found?.isSplit ?? true).toBe(costs.length === 0);
        const seats = found?.groups.flat() ?? [];
        expect(new Set(seats).size).toBe(found ? count : 0);
        expect(seats.every(isFree)).toBe(true);
        const [group] = found?.groups ?? [];
        if (!group || found?.isSplit) return;
        expect(costOfSeats(texts, layout.focus, group)).toBeCloseTo(Math.min(...costs), 6);
        expect(leftSingles(layout, isFree, new Set(group))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('are found in a hall of 20,000 seats, every third of which is sold', () => {
    const plan = hall(Array.from({ length: 200 }, () => ({ count: 100 })));
    const layout = seatLayout(plan);
    const found = bestSeats(layout, (id) => Number(id.slice(2)) % 37 !== 0, 10);
    expect([found?.isSplit, found?.groups.flat().length]).toEqual([false, 10]);
  });
});

/** Cost of each place for a party: of those that leave no single seat, or of all if each leaves one. */
function triedCosts(texts: readonly string[], focus: { x: number; y: number }, count: number): number[] {
  const places = texts.flatMap((text, row) =>
    Array.from({ length: text.length }, (_, start) => {
      const seats = text.slice(start, start + count);
      if (seats.length < count || /[x_]/.test(seats)) return [];
      const left = /[.r]*$/.exec(text.slice(0, start))?.[0].length;
      const right = /^[.r]*/.exec(text.slice(start + count))?.[0].length;
      const ids = Array.from(
        { length: count },
        (_each, index) => `${'ABCDEFG'.charAt(row)}${start + index + 1}`,
      );
      return [{ leaves: left === 1 || right === 1, cost: costOfSeats(texts, focus, ids) }];
    }).flat(),
  );
  const good = places.filter(({ leaves }) => !leaves);
  return (good.length > 0 ? good : places).map(({ cost }) => cost);
}

function costOfSeats(
  texts: readonly string[],
  focus: { x: number; y: number },
  ids: readonly string[],
): number {
  return ids.reduce((sum, id) => {
    const row = 'ABCDEFG'.indexOf(id.charAt(0));
    const text = texts[row] ?? '';
    const index = Number(id.slice(1)) - 1;
    const x = (index - (text.length - 1) / 2) * 0.5;
    return sum + Math.hypot(x - focus.x, row * 3 - focus.y) + (text[index] === 'r' ? 10_000 : 0);
  }, 0);
}

it('[7.46] blocks end at aisles, and tables have one', () => {
  const { blocks, blockOf } = drawn('....__...', { seats: '.....', shape: 'round' }).layout;
  const idsOf = (seats: readonly LaidSeat[]) => seats.map(({ id }) => id).join(' ');
  expect(blocks.map(({ seats }) => idsOf(seats))).toEqual(['A1 A2 A3 A4', 'A7 A8 A9', 'B1 B2 B3 B4 B5']);
  expect(blockOf.get('A8')?.row.name).toBe('A');
});
