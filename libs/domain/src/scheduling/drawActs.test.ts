import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawLots } from '../competition/leagues/drawLots';
import { drawActs, type DrawnAct } from './drawActs';

const act = (hashcode: string, school: string | null = null, isLarge = false): DrawnAct => ({
  hashcode,
  school,
  isLarge,
});
const anyActs = (most: number) =>
  fc
    .array(
      fc.record({ school: fc.option(fc.constantFrom('Aotea', 'Tawa', 'Wainui')), isLarge: fc.boolean() }),
      {
        minLength: 1,
        maxLength: most,
      },
    )
    .map((acts) => acts.map((each, nth) => ({ hashcode: `act ${nth}`, ...each })));
const seeds = fc.string({ minLength: 1, maxLength: 8 });
/** Positions of which the first follows a break. */
const breaksOf = (count: number, marks: readonly boolean[]) =>
  Array.from({ length: count }, (_, nth) => nth === 0 || marks[nth] === true);

const repeatsIn = (order: readonly DrawnAct[]) =>
  order.filter(({ school }, nth) => school !== null && order[nth - 1]?.school === school).length;

/** All orders of some acts, without cleverness. */
function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((each) => each !== item)).map((rest) => [item, ...rest]),
  );
}

describe('[7.40] a running order by lot', () => {
  it('without rules is what the lots have, however the acts are listed', () => {
    const acts = ['a', 'b', 'c', 'd'].map((hashcode) => act(hashcode));
    const drawn = drawActs(acts, breaksOf(4, []), { seed: '7f3a', apart: false });
    expect(drawn).toEqual({ order: drawLots(['a', 'b', 'c', 'd'], '7f3a'), repeats: 0, unset: 0 });
    expect(drawActs(acts.toReversed(), breaksOf(4, []), { seed: '7f3a', apart: false })).toEqual(drawn);
  });

  it('has two acts of a school apart, and large acts after breaks', () => {
    const acts = [
      act('a', 'Tawa', true),
      act('b', 'Tawa', true),
      act('c', 'Tawa'),
      act('d', 'Aotea'),
      act('e', 'Wainui'),
    ];
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { order, repeats, unset } = drawActs(acts, [true, false, true, false, false], {
        seed,
        apart: true,
      });
      expect([repeats, unset]).toEqual([0, 0]);
      expect([order[0], order[2]].toSorted()).toEqual(['a', 'b']);
      expect(order[4]).toBe('c');
    }
  });

  it('has what cannot be otherwise', () => {
    const acts = ['a', 'b', 'c'].map((hashcode) => act(hashcode, 'Tawa', true));
    expect(drawActs(acts, [true, false, false], { seed: '1', apart: true })).toMatchObject({
      repeats: 2,
      unset: 2,
    });
    expect(drawActs([], [], { seed: '1', apart: true })).toEqual({ order: [], repeats: 0, unset: 0 });
  });

  it('has each act once, and is drawn again by its seed, in whichever order the acts come', () => {
    fc.assert(
      fc.property(anyActs(14), seeds, fc.boolean(), fc.array(fc.boolean()), (acts, seed, apart, marks) => {
        const breaks = breaksOf(acts.length, marks);
        const drawn = drawActs(acts, breaks, { seed, apart });
        expect(drawn.order.toSorted()).toEqual(acts.map(({ hashcode }) => hashcode).toSorted());
        expect(drawActs(acts.toReversed(), breaks, { seed, apart })).toEqual(drawn);
        const large = acts.filter(({ isLarge }) => isLarge).length;
        expect(drawn.unset).toBe(Math.max(0, large - breaks.filter(Boolean).length));
      }),
      { numRuns: 150 },
    );
  });

  it('has as few acts of a school in a row as any order that sets up the large ones', () => {
    fc.assert(
      fc.property(anyActs(6), seeds, fc.array(fc.boolean()), (acts, seed, marks) => {
        const breaks = breaksOf(acts.length, marks);
        const drawn = drawActs(acts, breaks, { seed, apart: true });
        const unsetIn = (order: readonly DrawnAct[]) =>
          order.filter(({ isLarge }, nth) => isLarge && breaks[nth] !== true).length;
        const least = Math.min(
          ...orders(acts)
            .filter((order) => unsetIn(order) === drawn.unset)
            .map(repeatsIn),
        );
        expect(drawn.repeats).toBe(least);
      }),
      { numRuns: 60 },
    );
  });

  it('has none in a row wherever no school has more than half of a long programme', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 30 }),
        seeds,
        (count, most, seed) => {
          const ofOne = Math.min(most, Math.ceil(count / 2));
          const acts = Array.from({ length: count }, (_, nth) =>
            act(`act ${nth}`, nth < ofOne ? 'Tawa' : `School ${nth % 40}`),
          );
          const others = acts.slice(ofOne).filter(({ school }) => school !== 'Tawa');
          const drawn = drawActs(acts, breaksOf(count, []), { seed, apart: true });
          expect(others).toHaveLength(count - ofOne);
          expect(drawn.repeats).toBe(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('draws every order equally often', () => {
    const acts = ['a', 'b', 'c'].map((hashcode) => act(hashcode));
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 600; seed += 1) {
      const { order } = drawActs(acts, breaksOf(3, []), { seed: `seed ${seed}`, apart: true });
      counts.set(order.join(''), (counts.get(order.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
  });
});
