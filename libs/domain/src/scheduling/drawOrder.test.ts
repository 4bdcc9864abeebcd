import { describe, expect, it } from 'vitest';
import { withChanges } from './arrangeSlots';
import { actsToDraw, drawOrder, type OrderTerms } from './drawOrder';
import { standingSlots } from './standingSlots';
import { anAct } from './testing/anAct';

const start = Date.parse('2027-05-14T06:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString();
const show = { hashcode: 'show', starts_at: at(0), ends_at: at(120) };

function item(name: string, from: number, length: number, given: Parameters<typeof anAct>[2] = {}) {
  return anAct(name, { performance: 'show', from: at(from), minutes: length }, given);
}
const of = (school: string) => ({ entry: { organisation: { hashcode: school, title: school } } });
const sheet = [
  item('a', 0, 5, of('Tawa')),
  item('b', 5, 10, of('Tawa')),
  item('gone', 15, 10, { is_out: true }),
  item('interval', 15, 20, { kind: 'interval', entry: null }),
  item('c', 35, 8, of('Aotea')),
  item('d', 50, 12, of('Wainui')),
  item('awards', 62, 10, { kind: 'ceremony', entry: null }),
];
const terms: OrderTerms = { seed: '7f3a', apart: false, large: [] };

/** The running order after a draw: `a 0-5`. */
function drawn(given: Partial<OrderTerms>): string[] {
  const { arrangement } = drawOrder(show, sheet, { ...terms, ...given });
  if (arrangement.status !== 'arranged') throw new Error('It does not fit.');
  return standingSlots(show, withChanges(sheet, arrangement.changes)).map(
    ({ item, from, to }) => `${item.name} ${(from - start) / 60_000}-${(to - start) / 60_000}`,
  );
}

describe('[7.40] the running order of a performance by lot', () => {
  it('leaves the interval, the awards and the gaps at their positions, and each act its length', () => {
    const lengths = { a: 5, b: 10, c: 8, d: 12 };
    for (const seed of ['1', '2', '3', '4']) {
      const order = drawn({ seed });
      const names = order.map((row) => row.split(' ')[0]);
      expect([names[2], names[5]]).toEqual(['interval', 'awards']);
      expect(names.toSorted()).toEqual(['a', 'awards', 'b', 'c', 'd', 'interval']);
      for (const row of order) {
        const [name = '', from = 0, to = 0] = row.split(/[ -]/);
        if (name in lengths)
          expect(Number(to) - Number(from)).toBe(Object.entries(lengths).find(([is]) => is === name)?.[1]);
      }
      // The gap of seven minutes is before the last act.
      const ends = order.map((row) => row.split(/[ -]/).map(Number));
      expect((ends[4]?.[1] ?? 0) - (ends[3]?.[2] ?? 0)).toBe(7);
    }
  });

  it('is the same again by its seed, and another one by another', () => {
    expect(drawn({ seed: '1' })).toEqual(drawn({ seed: '1' }));
    const orders = new Set(['1', '2', '3', '4', '5', '6'].map((seed) => drawn({ seed }).join()));
    expect(orders.size).toBeGreaterThan(2);
  });

  it('has no school twice in a row, and large acts first, after the interval or after a gap', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const names = drawn({ seed, apart: true, large: ['a', 'b', 'd'] }).map((row) => row.split(' ')[0]);
      expect(names[1]).toBe('c');
      expect(drawOrder(show, sheet, { seed, apart: true, large: ['a', 'b', 'd'] })).toMatchObject({
        repeats: 0,
        unset: 0,
      });
    }
  });

  it('draws acts alone', () => {
    expect(actsToDraw(show, sheet).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    const games = [item('one', 0, 10, { kind: 'game' }), item('two', 10, 10, { kind: 'game' })];
    expect(actsToDraw(show, games)).toEqual([]);
    const { order, arrangement } = drawOrder(show, games, terms);
    expect([order, arrangement]).toEqual([games, { status: 'arranged', changes: [] }]);
  });
});
