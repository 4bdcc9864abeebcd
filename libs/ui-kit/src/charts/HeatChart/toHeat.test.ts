import { expect, it } from 'vitest';
import { toHeat } from './toHeat';

it('maps values to five shades', () => {
  expect([1, 3, 5, 7, 9, 10].map((value) => toHeat(value, [0, 10]))).toEqual([1, 2, 3, 4, 5, 5]);
});

it('gives zero no shade', () => {
  expect(toHeat(0, [0, 10])).toBe(0);
  expect(toHeat(0, [0, 0])).toBe(0);
});

it('shades a single value', () => {
  expect(toHeat(4, [4, 4])).toBe(5);
});
