import { expect, it } from 'vitest';
import { barEnds, barsAt } from './barsAt';

const series = [
  { name: 'Sold', values: [6, -2, null] },
  { name: 'Held', values: [3, -1, 4] },
];

it('places bars next to each other, starting at zero', () => {
  expect(barsAt(series, 0, 'grouped', [0, 5, 10])).toEqual([
    { order: 0, from: 0, size: 0.6, isNegative: false },
    { order: 1, from: 0, size: 0.3, isNegative: false },
  ]);
});

it('stacks bars, those below zero downwards', () => {
  expect(barsAt(series, 0, 'stacked', [0, 5, 10])[1]).toMatchObject({ from: 0.6, size: 0.3 });
  expect(barsAt(series, 1, 'stacked', [-4, 0])).toEqual([
    { order: 0, from: 0.5, size: 0.5, isNegative: true },
    { order: 1, from: 0.25, size: 0.25, isNegative: true },
  ]);
});

it('draws nothing for a missing value', () => {
  expect(barsAt(series, 2, 'grouped', [0, 5])[0]).toMatchObject({ size: 0 });
});

it('includes the height of each stack', () => {
  expect(barEnds(series, 3, 'stacked')).toEqual([9, 0, 0, -3, 4, 0]);
  expect(barEnds(series, 3, 'grouped')).toEqual([6, 3, -2, -1, 4]);
});
