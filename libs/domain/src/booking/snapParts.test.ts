import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSnapping } from './snapParts';
import { hall } from './testing/halls';

const plan = hall([
  { x: 0, y: 0 },
  { x: 0, y: 3 },
  { x: 20, y: 8 },
]);
const idOf = (row: number) => plan.sections[0]?.rows[row]?.id ?? '';

describe('[7.46] snapping while parts are dragged', () => {
  it('puts middles and edges in line, each direction by itself, and names the line', () => {
    const snap = createSnapping(plan, 'ground', new Set([idOf(2)]));
    expect(snap({ x: -19.9, y: -3 }, 0.2)).toEqual({
      by: { x: expect.closeTo(-20), y: -3 },
      guides: [{ along: 'x', at: expect.any(Number) }],
    });
    expect(snap({ x: -9, y: -5.1 }, 0.2)).toEqual({
      by: { x: -9, y: expect.closeTo(-5) },
      guides: [{ along: 'y', at: 3 }],
    });
  });

  it('leaves a move that is in line with nothing', () => {
    const snap = createSnapping(plan, 'ground', new Set([idOf(2)]));
    expect(snap({ x: -9, y: -3 }, 0.2)).toEqual({ by: { x: -9, y: -3 }, guides: [] });
  });

  it('moves nothing further than the tolerance', () => {
    const metres = fc.double({ min: -30, max: 30, noNaN: true });
    fc.assert(
      fc.property(metres, metres, fc.double({ min: 0, max: 2, noNaN: true }), (x, y, tolerance) => {
        const { by } = createSnapping(plan, 'ground', new Set([idOf(1)]))({ x, y }, tolerance);
        expect(Math.max(Math.abs(by.x - x), Math.abs(by.y - y))).toBeLessThanOrEqual(tolerance + 1e-9);
      }),
    );
  });

  it('does not snap to the selection itself or to another level', () => {
    const all = new Set([0, 1, 2].map(idOf).concat(plan.areas.map(({ id }) => id)));
    expect(createSnapping(plan, 'ground', all)({ x: 1, y: 1 }, 5).guides).toEqual([]);
    expect(createSnapping(plan, 'circle', new Set([idOf(0)]))({ x: 1, y: 1 }, 5).guides).toEqual([]);
  });
});
