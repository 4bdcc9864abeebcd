import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundTicks } from './roundTicks';

it('gives round numbers around the values', () => {
  expect(roundTicks([3, 17])).toEqual([0, 5, 10, 15, 20]);
  expect(roundTicks([0, 0.3])).toEqual([0, 0.1, 0.2, 0.3]);
  expect(roundTicks([980, 1020])).toEqual([980, 990, 1000, 1010, 1020]);
});

it('uses whole steps between whole numbers', () => {
  expect(roundTicks([0, 3])).toEqual([0, 1, 2, 3]);
  expect(roundTicks([0, 9])).toEqual([0, 5, 10]);
});

it('includes zero where bars start at it', () => {
  expect(roundTicks([98, 102], true)[0]).toBe(0);
  expect(roundTicks([-8, -5], true)).toEqual([-8, -6, -4, -2, 0]);
});

it('has an axis for one value, for zeros and for no values', () => {
  expect(roundTicks([7])).toEqual([0, 2, 4, 6, 8]);
  expect(roundTicks([0, 0])).toEqual([0, 1]);
  expect(roundTicks([])).toEqual([0]);
});

it('encloses any values with at most seven ticks', () => {
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((count) => count / 1000);
  fc.assert(
    fc.property(fc.array(thousandths, { minLength: 1 }), (values) => {
      const ticks = roundTicks(values);
      const [low, high] = [ticks[0], ticks.at(-1) ?? 0];
      const slack = (high - low) * 1e-6;
      expect(low).toBeLessThanOrEqual(Math.min(...values) + slack);
      expect(high).toBeGreaterThanOrEqual(Math.max(...values) - slack);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect([...ticks].sort((one, other) => one - other)).toEqual(ticks);
    }),
  );
});
