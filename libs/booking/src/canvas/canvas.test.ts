import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleHall } from '../testing/exampleHall';
import { buildScene } from './buildScene';
import { createGrid } from './createGrid';
import { rowNames } from './rowNames';
import { fitScene, panned, toPlan, zoomed } from './viewport';

const scene = buildScene(exampleHall(20, 30), 'ground');
const grid = createGrid(scene);
const place = fc.record({
  x: fc.double({ min: -40, max: 40, noNaN: true }),
  y: fc.double({ min: -40, max: 60, noNaN: true }),
});
const away = (index: number, { x, y }: { x: number; y: number }) =>
  Math.hypot((scene.x[index] ?? 0) - x, (scene.y[index] ?? 0) - y);

describe('[7.46] finding seats by their place', () => {
  it('finds the same as looking at every seat does', () => {
    fc.assert(
      fc.property(place, fc.double({ min: 0.01, max: 3, noNaN: true }), (point, distance) => {
        const all = scene.seats.map((_, index) => away(index, point));
        const least = Math.min(...all);
        const found = grid.nearest(point, distance);
        expect(found === -1 ? Infinity : away(found, point)).toBeCloseTo(
          least <= distance ? least : Infinity,
          9,
        );
      }),
    );
  });

  it('finds what a line runs around', () => {
    const { left, right, top, bottom } = scene.bounds;
    const all = [
      { x: left - 1, y: top - 1 },
      { x: right + 1, y: top - 1 },
      { x: right + 1, y: bottom + 1 },
      { x: left - 1, y: bottom + 1 },
    ];
    expect(grid.inside(all)).toHaveLength(scene.seats.length);
    const middle = (left + right) / 2;
    const half = grid.inside(all.map(({ x, y }) => ({ x: Math.min(x, middle), y })));
    expect(half.length).toBe([...scene.x].filter((x) => x < middle).length);
  });

  it('paints each seat once', () => {
    const painted = scene.batches.flatMap(({ seats }) => [...seats]);
    expect(painted.sort((one, other) => one - other)).toEqual([...scene.seats.keys()]);
  });
});

describe('[7.46] the visible part of a plan', () => {
  const size = { width: 800, height: 600 };

  it('shows the whole plan, and what is under the pointer stays there while it zooms or moves', () => {
    const fit = fitScene(scene, size);
    expect(toPlan(fit, { x: 0, y: 0 }).x).toBeLessThan(scene.bounds.left);
    expect(toPlan(fit, { x: 800, y: 600 }).y).toBeGreaterThan(scene.bounds.bottom);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.double({ min: 0.5, max: 2, noNaN: true }),
        (x, factor) => {
          const point = { x, y: 100 };
          const before = toPlan(fit, point);
          const after = toPlan(zoomed(fit, factor, point), point);
          expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-6);
          const moved = toPlan(panned(fit, { x: 30, y: -20 }), { x: x + 30, y: 80 });
          expect(Math.hypot(moved.x - before.x, moved.y - before.y)).toBeLessThan(1e-6);
        },
      ),
    );
  });
});

it('[7.46] shows all seats at half of their own size at least, wherever doors, stages and labels are', () => {
  const far = fc.double({ min: -1_900, max: 1_900, noNaN: true });
  const length = fc.double({ min: 0.1, max: 200, noNaN: true });
  const area = fc.record({
    kind: fc.constantFrom('door' as const, 'label' as const, 'stage' as const),
    x: far,
    y: far,
    width: length,
    height: length,
    angle: fc.integer({ min: -180, max: 180 }),
  });
  const canvas = fc.record({
    width: fc.integer({ min: 280, max: 1_600 }),
    height: fc.integer({ min: 200, max: 1_000 }),
  });
  const halls = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(halls, fc.array(area, { maxLength: 5 }), canvas, ([rows, seats], areas, size) => {
      const plan = { ...exampleHall(rows, seats), areas: [] };
      const around = areas.map((each, index) => ({
        ...each,
        id: `around${index}`,
        name: 'Side door',
        level: 'ground',
        shape: 'rectangle' as const,
      }));
      const [alone, whole] = [plan, { ...plan, areas: around }].map((each) => buildScene(each, 'ground'));
      if (!alone || !whole) throw new Error('There are two scenes.');
      const fit = fitScene(whole, size);
      expect(fit.scale).toBeGreaterThanOrEqual(fitScene(alone, size).scale / 2 - 1e-9);
      const { left, right, top, bottom } = whole.core;
      const [first, last] = [toPlan(fit, { x: 0, y: 0 }), toPlan(fit, { x: size.width, y: size.height })];
      expect([first.x <= left, first.y <= top, last.x >= right, last.y >= bottom]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }),
  );
});

it('[7.46] shows a stage in front of the seats whole', () => {
  const fit = fitScene(scene, { width: 390, height: 480 });
  expect(toPlan(fit, { x: 0, y: 0 }).y).toBeLessThan(scene.bounds.top);
});

it('[7.46] names every row that has a seat in view, at any zoom, within the picture', () => {
  const size = { width: 390, height: 480 };
  fc.assert(
    fc.property(place, fc.double({ min: 20, max: 90, noNaN: true }), ({ x, y }, scale) => {
      const viewport = { left: x, top: y, scale };
      const isInside = (across: number, down: number) =>
        across >= 0 && down >= 0 && across <= size.width && down <= size.height;
      const inView = scene.seats.flatMap((_, index) =>
        isInside(((scene.x[index] ?? 0) - x) * scale, ((scene.y[index] ?? 0) - y) * scale)
          ? [scene.rows[scene.rowOf[index] ?? 0]?.row.name]
          : [],
      );
      const names = rowNames({ scene, viewport, size });
      expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining([...new Set(inView)]));
      expect(names.every((name) => isInside(name.x, name.y))).toBe(true);
    }),
  );
});
